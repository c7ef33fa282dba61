import * as z from "zod/mini";
import { LIMITS } from "../limits.js";
import { MESSAGES } from "../messages/messages.js";
import { strictObject } from "./readonly-types.js";

/** Length limits of a new password, and their messages. */
export interface PasswordPolicy {
  readonly minLength: number;
  readonly maxLength: number;
}

/**
 * The lengths of the specification, and those that NIST SP 800-63B-4 requires of a password without a second factor.
 */
export const PASSWORD_POLICIES: Readonly<Record<PasswordPolicyName, PasswordPolicy>> = {
  default: { minLength: LIMITS.newPassword.min, maxLength: LIMITS.newPassword.max },
  nist: { minLength: 15, maxLength: 128 },
};
export type PasswordPolicyName = "default" | "nist";

/** @spec P §5 "Both fields required, 14 to 30 characters"; "Passwords are invalid." */
export function passwordPairSchema(policy: PasswordPolicy): z.ZodMiniType<PasswordPair> {
  const { minLength, maxLength } = policy;
  const password = z
    .string({ error: MESSAGES.invalidPasswords })
    .check(
      z.trim(),
      z.minLength(minLength, { error: `Password must be at least ${minLength} characters` }),
      z.maxLength(maxLength, { error: `Password must be ${maxLength} characters or less` }),
    );
  return strictObject({ password, confirmation: password }).check(
    z.refine((pair) => pair.password === pair.confirmation, {
      error: MESSAGES.invalidPasswords,
      path: ["confirmation"],
    }),
  );
}

/**
 * The password at sign-in. Rejects passwords that no policy allows, which saves a hash.
 *
 * @spec P §5 "required, at most 30"
 */
export function loginPasswordSchema({ maxLength }: PasswordPolicy): z.ZodMiniType<string> {
  return z
    .string({ error: MESSAGES.passwordRequired })
    .check(
      z.trim(),
      z.minLength(1, { error: MESSAGES.passwordRequired }),
      z.maxLength(maxLength, { error: `Password must be ${maxLength} characters or less` }),
    );
}

/** Maximum length in the schema, above that of any policy: the policy and its messages depend on the site. */
const READ_CHARACTERS = 1000;

const anyPassword: z.ZodMiniType<string> = z
  .string({ error: MESSAGES.invalidPasswords })
  .check(
    z.trim(),
    z.minLength(1, { error: MESSAGES.invalidPasswords }),
    z.maxLength(READ_CHARACTERS, { error: MESSAGES.invalidPasswords }),
  );

/** A password, entered twice. @spec P §3 "Password pair" */
export type PasswordPair = z.infer<typeof anyPasswordPairSchema>;
/** Two strings: the server applies the policy of the site later. */
export const anyPasswordPairSchema = strictObject({
  password: anyPassword,
  confirmation: anyPassword,
});

/** The password at sign-in; the server applies the policy of the site later. */
export const anyPasswordSchema: z.ZodMiniType<string> = loginPasswordSchema({
  minLength: 1,
  maxLength: READ_CHARACTERS,
});
