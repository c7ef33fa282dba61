/** What an answer that is no success means, by its code. */
export interface ErrorMeaning {
  readonly status: ErrorStatus;
  /** What was the matter, for somebody who writes a client. */
  readonly meaning: string;
}

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 428 | 429 | 500 | 503;
