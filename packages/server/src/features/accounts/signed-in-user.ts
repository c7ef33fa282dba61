import { onlyView, UserStatus, userStatus } from "@epb/contract";
import type { Stored } from "../../store/collection.js";
import type { Session } from "./sessions.js";
import type { User } from "./users.js";

/** Account and session of the request. */
export interface SignedInUser {
  readonly user: Stored<User>;
  readonly session: Stored<Session>;
  readonly status: UserStatus;
}

/**
 * Status of the caller's account and session, computed for every request. Every session requires the second factor.
 *
 * @spec P §4 "User status", "Verifying the account, changing the password"
 */
export function statusOf(user: User, session: Session): UserStatus {
  const status = userStatus({
    isActive: user.isActive,
    isVerified: user.verifiedAt !== undefined,
    mustResetPassword: user.mustResetPassword,
    agreedToPrivacy: user.agreedToPrivacyAt !== undefined,
    agreedToData: user.agreedToDataAt !== undefined,
    // An account for one edition has nothing to select.
    hasSelectedView: user.viewSelection !== undefined || onlyView(user) !== undefined,
  });
  const needsFactor = user.secondFactor?.confirmedAt !== undefined && !session.hasSecondFactor;
  return needsFactor && status !== UserStatus.Deactive ? UserStatus.NeedsVerify : status;
}
