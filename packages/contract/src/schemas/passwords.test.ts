import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { PASSWORD_POLICIES, type PasswordPolicyName, passwordPairSchema } from "./passwords.js";

function messages(policy: PasswordPolicyName, password: string, confirmation = password): readonly string[] {
  const parsed = z.safeParse(passwordPairSchema(PASSWORD_POLICIES[policy]), { password, confirmation });
  return parsed.success ? [] : [...new Set(parsed.error.issues.map(({ message }) => message))];
}

describe("a new password", () => {
  test.each([
    ["default", 13, "Password must be at least 14 characters"],
    ["default", 14, undefined],
    ["default", 30, undefined],
    ["default", 31, "Password must be 30 characters or less"],
    ["nist", 14, "Password must be at least 15 characters"],
    ["nist", 15, undefined],
    ["nist", 128, undefined],
    ["nist", 129, "Password must be 128 characters or less"],
  ] as const)("by the %s policy with %i characters", (policy, length, message) => {
    expect(messages(policy, "p".repeat(length))).toEqual(message === undefined ? [] : [message]);
  });

  test("is typed twice, and spaces around it do not count", () => {
    expect(messages("default", "correct horse battery", "correct horse battery ")).toEqual([]);
    expect(messages("default", "correct horse battery", "correct horse batterz")).toEqual(["Passwords are invalid."]);
    expect(messages("default", ` ${"p".repeat(13)} `)).toEqual(["Password must be at least 14 characters"]);
  });
});
