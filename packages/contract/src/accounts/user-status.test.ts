import { describe, expect, test } from "vitest";
import { isAuthenticated, SETTABLE_STATUSES, type StatusFacts, UserStatus, userStatus } from "./user-status.js";

const DONE: StatusFacts = {
  isActive: true,
  isVerified: true,
  mustResetPassword: false,
  agreedToPrivacy: true,
  agreedToData: true,
  hasSelectedView: true,
};

/** In the order of the specification: the missing step, and its status. */
const ORDER: readonly (readonly [Partial<StatusFacts>, UserStatus])[] = [
  [{ isActive: false }, UserStatus.Deactive],
  [{ isVerified: false }, UserStatus.NeedsVerify],
  [{ mustResetPassword: true }, UserStatus.NeedsPasswordReset],
  [{ agreedToPrivacy: false }, UserStatus.NeedsTosPrivacy],
  [{ agreedToData: false }, UserStatus.NeedsTosData],
  [{ hasSelectedView: false }, UserStatus.NeedsViewSelection],
];

describe("the status of a user", () => {
  test("is Ok when nothing is missing", () => {
    expect(userStatus(DONE)).toBe(UserStatus.Ok);
  });

  test.each(ORDER)("for %j is %i", (missing, status) => {
    expect(userStatus({ ...DONE, ...missing })).toBe(status);
  });

  test("is the first missing step in the order", () => {
    for (const [index, [, status]] of ORDER.entries()) {
      const missing = ORDER.slice(index).map(([facts]) => facts);
      expect(userStatus(Object.assign({}, DONE, ...missing))).toBe(status);
    }
  });

  test("counts as authenticated except without a login and for a closed account", () => {
    const unauthenticated = Object.values(UserStatus).filter((status) => !isAuthenticated(status));
    expect(unauthenticated).toEqual([UserStatus.NotLoggedIn, UserStatus.Deactive]);
  });

  test("is never set to Ok", () => {
    expect(
      Object.values(UserStatus).filter((status) => !(SETTABLE_STATUSES as readonly UserStatus[]).includes(status)),
    ).toEqual([UserStatus.NotLoggedIn, UserStatus.Deactive, UserStatus.Ok]);
  });
});
