import * as z from "zod/mini";
import { LIMITS } from "../limits.js";
import { MESSAGES } from "../messages/messages.js";
import { strictObject } from "./readonly-types.js";

/** How long a new password has to be, and what is said otherwise. */
export interface PasswordPolicy {
  readonly minLength: number;
  readonly maxLength: number;
}

/** The specification's lengths, and those that NIST SP 800-63B-4 asks of a password used alone. */
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
 * The password of a login: nothing that a policy would not take as a new one is worth a hash.
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

/** Characters that a password is read with, more than any policy takes: which one is asked, and what it says, is the site's. */
const READ_CHARACTERS = 1000;

const anyPassword: z.ZodMiniType<string> = z
  .string({ error: MESSAGES.invalidPasswords })
  .check(
    z.trim(),
    z.minLength(1, { error: MESSAGES.invalidPasswords }),
    z.maxLength(READ_CHARACTERS, { error: MESSAGES.invalidPasswords }),
  );

/** A password, typed twice. @spec P §3 "Password pair" */
export type PasswordPair = z.infer<typeof anyPasswordPairSchema>;
/** Two texts: what the server takes before it asks its own policy. */
export const anyPasswordPairSchema = strictObject({
  password: anyPassword,
  confirmation: anyPassword,
});

/** The password of somebody who is asked for it, before the server asks its own policy. */
export const anyPasswordSchema: z.ZodMiniType<string> = loginPasswordSchema({
  minLength: 1,
  maxLength: READ_CHARACTERS,
});
