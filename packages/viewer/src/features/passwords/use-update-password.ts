import { MESSAGES, type PasswordPair, UPDATE_PASSWORD } from "@epb/contract";
import { useChange } from "../../calls/use-call.js";
import { useNotices } from "../../components/notices/notice-list.js";

/** @spec P §9 "password-updated notice 2 seconds" */
const NOTICE_MILLISECONDS = 2000;

/** Changes the password of the current user, and shows a notice. @spec P §2 "the notice Your password has been" */
export function useUpdatePassword(): (pair: PasswordPair) => Promise<void> {
  const { mutateAsync } = useChange(UPDATE_PASSWORD, [], { handlesErrors: true });
  const notices = useNotices();
  return async (body) => {
    await mutateAsync({ body });
    notices.show(MESSAGES.passwordUpdated, { kind: "success", milliseconds: NOTICE_MILLISECONDS });
  };
}
