import { accountEmailSchema, CHECK_EMAIL } from "@epb/contract";
import * as z from "zod/mini";
import { useCall } from "../../../calls/use-call.js";
import { useDebounced } from "../../../components/use-debounced.js";
import { useSite } from "../../../site/site-context.js";

/** Somebody who has not typed for this long has finished. */
const SETTLED_MILLISECONDS = 600;

/**
 * Whether there is an account with an address, on a site that tells. It is asked when somebody has finished typing; where
 * there is no answer the server says so when the request is sent.
 *
 * @spec P §5 "'Email already exists."; P §7 "GET api/account-request/email-checker/{email}"
 */
export function useEmailExists(entered: string): boolean {
  const { tellsEmailExists } = useSite();
  const email = entered.trim().toLowerCase();
  const settled = useDebounced(email, SETTLED_MILLISECONDS);
  const isAddress = z.safeParse(accountEmailSchema, settled).success;
  const { data } = useCall(
    CHECK_EMAIL,
    { params: { email: settled } },
    { isEnabled: tellsEmailExists && isAddress, staleTime: Number.POSITIVE_INFINITY },
  );
  return settled === email && isAddress && data?.exists === true;
}
