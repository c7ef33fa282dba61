import type { Collection, Identified } from "../../store/collection.js";

/** A session of a user, from sign-in to sign-out. */
export interface Session extends Identified {
  readonly userId: string;
  /** Id of the token that holds. */
  readonly tokenId: string;
  /** The previous token, which gets the same successor for a short time. */
  readonly previousTokenId?: string;
  /** ISO 8601 instants. */
  readonly tokenIssuedAt: string;
  readonly startedAt: string;
  /** Rounded to the minute. */
  readonly lastUsedAt: string;
  /** Set where the account has a second factor, once it was given. */
  readonly hasSecondFactor: boolean;
}

export const SESSIONS: Collection<Session> = {
  name: "sessions",
  columns: {
    userId: { type: "text", of: ({ userId }) => userId },
    lastUsedAt: { type: "text", of: ({ lastUsedAt }) => lastUsedAt },
  },
};
