import type { Collection, Identified } from "../../store/collection.js";

/** Lifetime of a code sent by email. */
export const CODE_MINUTES = 10;

/** Wrong attempts after which a code expires. */
export const CODE_TRIES = 5;

/** The code last sent to an account. Its id is that of the account: a new code replaces the earlier one. */
export interface VerificationCode extends Identified {
  readonly codeHash: string;
  readonly expiresAt: string;
  readonly triesLeft: number;
}

export const VERIFICATION_CODES: Collection<VerificationCode> = {
  name: "verification-codes",
  columns: { expiresAt: { type: "text", of: ({ expiresAt }) => expiresAt } },
};
