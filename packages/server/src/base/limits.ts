/** What is limited. */
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

/** Whose try it is. */
export interface LimitedBy {
  readonly address?: string;
  /** An id or an e-mail address; whether there is such an account makes no difference. */
  readonly account?: string;
}

/** Limits on how often something may be tried. */
export interface Limits {
  /**
   * Counts a try, before it is made.
   *
   * @param points - How much it counts.
   * @throws ApiError 429, with the time to wait
   */
  take(name: LimitName, by: LimitedBy, points?: number): Promise<void>;
  /** Takes back a try that was right: only wrong tries count. */
  forgive(name: LimitName, by: LimitedBy): Promise<void>;
}
