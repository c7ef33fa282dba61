/**
 * Status of an account on its way to full access. Only Ok lets screens stay.
 *
 * @spec P §4 "NotLoggedIn, Deactive, Ok, NeedsVerify, NeedsPasswordReset, NeedsTOSPrivacy"; the numbers are ours
 */
export const UserStatus = {
  NotLoggedIn: 0,
  Deactive: 1,
  Ok: 2,
  NeedsVerify: 3,
  NeedsPasswordReset: 4,
  NeedsTosPrivacy: 5,
  NeedsTosData: 6,
  NeedsViewSelection: 7,
} as const;
export type UserStatus = (typeof UserStatus)[keyof typeof UserStatus];

/** Facts that determine the status of an account. */
export interface StatusFacts {
  readonly isActive: boolean;
  readonly isVerified: boolean;
  readonly mustResetPassword: boolean;
  readonly agreedToPrivacy: boolean;
  readonly agreedToData: boolean;
  readonly hasSelectedView: boolean;
}

/**
 * Status for the first missing step, in the order of the screens.
 *
 * @spec P §4 "Post-login routing, in this order"
 */
export function userStatus(facts: StatusFacts): UserStatus {
  if (!facts.isActive) return UserStatus.Deactive;
  if (!facts.isVerified) return UserStatus.NeedsVerify;
  if (facts.mustResetPassword) return UserStatus.NeedsPasswordReset;
  if (!facts.agreedToPrivacy) return UserStatus.NeedsTosPrivacy;
  if (!facts.agreedToData) return UserStatus.NeedsTosData;
  if (!facts.hasSelectedView) return UserStatus.NeedsViewSelection;
  return UserStatus.Ok;
}

/** @spec P §4 "A user counts as authenticated" */
export function isAuthenticated(status: UserStatus): boolean {
  return status !== UserStatus.NotLoggedIn && status !== UserStatus.Deactive;
}

/** A status that the test control can set. @spec P §4 "Additional statuses can be set through" */
export type SettableStatus =
  | typeof UserStatus.NeedsVerify
  | typeof UserStatus.NeedsTosPrivacy
  | typeof UserStatus.NeedsTosData
  | typeof UserStatus.NeedsPasswordReset
  | typeof UserStatus.NeedsViewSelection;

export const SETTABLE_STATUSES: readonly SettableStatus[] = [
  UserStatus.NeedsVerify,
  UserStatus.NeedsTosPrivacy,
  UserStatus.NeedsTosData,
  UserStatus.NeedsPasswordReset,
  UserStatus.NeedsViewSelection,
];
