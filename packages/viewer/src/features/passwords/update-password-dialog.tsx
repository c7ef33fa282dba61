import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { Dialog } from "../../components/dialog.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { SESSION_TEXTS } from "../../texts/session-texts.js";
import { NewPasswordForm } from "./new-password-form.js";
import { useUpdatePassword } from "./use-update-password.js";

/**
 * Dialog for a new password of the current user. It is open while it is mounted.
 *
 * @spec P §2 "450px wide, cannot be closed", "Cancel closes it"
 */
export function UpdatePasswordDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const update = useUpdatePassword();
  return (
    <Dialog title={SESSION_TEXTS.dialog.title} onClose={onClose}>
      <NewPasswordForm texts={SESSION_TEXTS.dialog} onSubmit={(pair) => update(pair).then(onClose)}>
        <Button type="button" outline onClick={onClose}>
          {COMMON_TEXTS.cancel}
        </Button>
      </NewPasswordForm>
    </Dialog>
  );
}
