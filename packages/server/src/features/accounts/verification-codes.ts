import type { Collection, Identified } from "../../store/collection.js";

/** How long a code of an e-mail holds. */
export const CODE_MINUTES = 10;

/** Wrong codes after which a code no longer holds. */
export const CODE_TRIES = 5;

/** The code that was sent to an account last. Its id is that of the account: a new one replaces the one before. */
export interface VerificationCode extends Identified {
  readonly codeHash: string;
  readonly expiresAt: string;
  readonly triesLeft: number;
}

export const VERIFICATION_CODES: Collection<VerificationCode> = {
  name: "verification-codes",
  columns: { expiresAt: { type: "text", of: ({ expiresAt }) => expiresAt } },
};
