import { UserStatus } from "@epb/contract";
import { ApiError } from "../../base/api-error.js";
import type { SignedInUser } from "./signed-in-user.js";

/**
 * Requires a verified session: a password alone cannot change an account with a second factor.
 *
 * @throws ApiError 403
 * @spec P §4 "Post-login routing, in this order"
 */
export function requireVerified({ status }: SignedInUser): void {
  if (status !== UserStatus.NeedsVerify) return;
  throw new ApiError(403, "user/not-verified", "Verify your account with the code first.");
}
