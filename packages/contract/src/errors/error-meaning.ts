/** Status and meaning of an error reply. */
export interface ErrorMeaning {
  readonly status: ErrorStatus;
  /** Description for developers of clients. */
  readonly meaning: string;
}

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 428 | 429 | 500 | 503;
