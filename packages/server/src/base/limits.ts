/** Actions with a limit. */
export type LimitName =
  | "login"
  | "loginFromDevice"
  | "passwordResetRequest"
  | "passwordReset"
  | "verificationCode"
  | "verification"
  | "password"
  | "accountRequest"
  | "emailCheck"
  | "appLog"
  | "errorLog"
  | "invitation"
  | "upload"
  | "bodyKilobytes"
  | "bodyMilliseconds";

/** Origin of an attempt. */
export interface LimitedBy {
  readonly address?: string;
  /** Account id or email address, of an existing account or not. */
  readonly account?: string;
}

/** Rate limits. */
export interface Limits {
  /**
   * Counts an attempt before it is made.
   *
   * @param points - Weight of the attempt.
   * @throws ApiError 429, with the time to wait
   */
  take(name: LimitName, by: LimitedBy, points?: number): Promise<void>;
  /** Removes a correct attempt from the count: only wrong attempts count. */
  forgive(name: LimitName, by: LimitedBy): Promise<void>;
}
