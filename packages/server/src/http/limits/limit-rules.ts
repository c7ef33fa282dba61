import type { LimitName } from "../../base/limits.js";

/** Scope of a count: attempts from an address, for an account, for an account from an address, or of all clients. */
export type LimitKind = "address" | "account" | "accountFromAddress" | "everybody";

/**
 * Number of attempts (or kilobytes, or milliseconds) in a period, and the block that follows. The block doubles each
 * time within a day.
 */
export interface LimitRule {
  readonly by: LimitKind;
  readonly tries: number;
  readonly withinSeconds: number;
  readonly firstBreakSeconds: number;
  /** Maximum block, so that nobody is locked out permanently. */
  readonly longestBreakSeconds: number;
}

/** In the order of checks: an attempt that one rule refuses does not count for the next. */
export type LimitRules = Readonly<Record<LimitName, readonly LimitRule[]>>;

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];

const rule = (by: LimitKind, tries: number, withinSeconds: number, longestBreakSeconds: number): LimitRule => ({
  by,
  tries,
  withinSeconds,
  firstBreakSeconds: MINUTE,
  longestBreakSeconds,
});

/**
 * An office shares an address, so addresses get many attempts. Guesses for one account from one address get few, and
 * those from all addresses more. Attempts from known devices of the account have a separate count, all devices in one:
 * guesses by other people do not lock out the owner.
 */
export const LIMIT_RULES: LimitRules = {
  login: [
    rule("address", 100, 15 * MINUTE, 15 * MINUTE),
    rule("accountFromAddress", 5, 15 * MINUTE, 15 * MINUTE),
    rule("account", 50, HOUR, 15 * MINUTE),
  ],
  loginFromDevice: [rule("account", 10, 15 * MINUTE, 15 * MINUTE)],
  /** Each attempt sends a message. */
  passwordResetRequest: [rule("address", 20, HOUR, HOUR), rule("account", 5, HOUR, HOUR)],
  passwordReset: [rule("address", 30, 15 * MINUTE, 15 * MINUTE)],
  /** Each attempt sends a message. */
  verificationCode: [rule("account", 5, 15 * MINUTE, 15 * MINUTE)],
  verification: [rule("account", 10, 15 * MINUTE, HOUR)],
  /** For signed-in users who enter a password, or change a sign-in method. */
  password: [rule("account", 10, 15 * MINUTE, 15 * MINUTE)],
  accountRequest: [rule("address", 10, HOUR, HOUR), rule("account", 3, DAY, HOUR)],
  emailCheck: [rule("address", 30, HOUR, HOUR)],
  /** Anybody can write a line, so the limit for all clients protects the disk. */
  appLog: [
    rule("address", 60, MINUTE, 5 * MINUTE),
    rule("account", 60, MINUTE, 5 * MINUTE),
    rule("everybody", 300, MINUTE, 5 * MINUTE),
  ],
  /** Error reports from signed-in accounts. */
  errorLog: [rule("address", 300, MINUTE, 5 * MINUTE), rule("account", 60, MINUTE, 5 * MINUTE)],
  /** Each attempt sends a message to an address of the caller's choice. */
  invitation: [rule("account", 100, HOUR, HOUR)],
  /** Each attempt writes a file, and reading a workbook occupies a process. */
  upload: [rule("account", 120, HOUR, HOUR)],
  /** Kilobytes of large bodies: fifty times the largest in ten minutes. */
  bodyKilobytes: [rule("account", 400_000, 10 * MINUTE, 10 * MINUTE)],
  /** Milliseconds of parsing large bodies, which blocks other requests: one twentieth of the time. */
  bodyMilliseconds: [rule("account", 30_000, 10 * MINUTE, 10 * MINUTE)],
};
