import { isAuthenticated, UserStatus, userStatus } from "@epb/contract";
import { describe, expect, test } from "vitest";
import { authenticationUrl } from "./authentication-url.js";

/** @spec P §4 "Post-login routing, in this order" */
const STEPS = [
  ["isVerified", "/auth/verify"],
  ["mustResetPassword", "/auth/password-update"],
  ["agreedToPrivacy", "/auth/terms-of-service/privacy"],
  ["agreedToData", "/auth/terms-of-service/data"],
  ["hasSelectedView", "/auth/view-selection"],
] as const;

const DONE = {
  isActive: true,
  isVerified: true,
  mustResetPassword: false,
  agreedToPrivacy: true,
  agreedToData: true,
  hasSelectedView: true,
};

describe("the steps to Ok", () => {
  test("follow the missing steps, in the order of the specification", () => {
    const done = { ...DONE };
    for (const [fact] of STEPS) done[fact] = !DONE[fact];
    const way: (string | undefined)[] = [];
    for (const [fact] of STEPS) {
      way.push(authenticationUrl(userStatus(done)));
      done[fact] = DONE[fact];
    }
    expect(way).toEqual(STEPS.map(([, url]) => url));
    expect(authenticationUrl(userStatus(done))).toBeUndefined();
  });

  test("begin with the opened link, if there is one", () => {
    expect(authenticationUrl(UserStatus.NeedsVerify, "/home/verify/123456")).toBe("/home/verify/123456");
    expect(authenticationUrl(UserStatus.NeedsTosData, "/home/verify/123456")).toBe("/auth/terms-of-service/data");
  });

  test.each([UserStatus.NotLoggedIn, UserStatus.Deactive])("is the login for status %s", (status) => {
    expect(authenticationUrl(status)).toBe("/login");
    expect(isAuthenticated(status)).toBe(false);
  });

  test("is unknown for a status that there is not", () => {
    expect(() => authenticationUrl(99 as UserStatus)).toThrow("no address for the status 99");
  });
});
