import type { LimitName } from "../../base/limits.js";

/** What is counted: tries from an address, for an account, for an account from an address, or of everybody together. */
export type LimitKind = "address" | "account" | "accountFromAddress" | "everybody";

/** How many tries (or kilobytes, or milliseconds) there are within a time, and how long the break is afterwards: it doubles with every break of a day. */
export interface LimitRule {
  readonly by: LimitKind;
  readonly tries: number;
  readonly withinSeconds: number;
  readonly firstBreakSeconds: number;
  /** No break is longer: nobody is locked out for good. */
  readonly longestBreakSeconds: number;
}

/** In the order in which they are asked: what one rule refuses does not count for the next. */
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
 * An office shares an address, so addresses get many tries. Guesses for one account from one address get few, and those
 * from all addresses together more. Tries from a device that is known for the account are counted apart, all devices together: a
 * stranger who guesses does not keep the owner out.
 */
export const LIMIT_RULES: LimitRules = {
  login: [
    rule("address", 100, 15 * MINUTE, 15 * MINUTE),
    rule("accountFromAddress", 5, 15 * MINUTE, 15 * MINUTE),
    rule("account", 50, HOUR, 15 * MINUTE),
  ],
  loginFromDevice: [rule("account", 10, 15 * MINUTE, 15 * MINUTE)],
  /** Each sends a message. */
  passwordResetRequest: [rule("address", 20, HOUR, HOUR), rule("account", 5, HOUR, HOUR)],
  passwordReset: [rule("address", 30, 15 * MINUTE, 15 * MINUTE)],
  /** Each sends a message. */
  verificationCode: [rule("account", 5, 15 * MINUTE, 15 * MINUTE)],
  verification: [rule("account", 10, 15 * MINUTE, HOUR)],
  /** Where somebody who is logged in enters a password, or sets up what logging in takes. */
  password: [rule("account", 10, 15 * MINUTE, 15 * MINUTE)],
  accountRequest: [rule("address", 10, HOUR, HOUR), rule("account", 3, DAY, HOUR)],
  emailCheck: [rule("address", 30, HOUR, HOUR)],
  /** Anybody can write a line, so all of them together fill no disk. */
  appLog: [
    rule("address", 60, MINUTE, 5 * MINUTE),
    rule("account", 60, MINUTE, 5 * MINUTE),
    rule("everybody", 300, MINUTE, 5 * MINUTE),
  ],
  /** Reports of errors, from accounts that are logged in. */
  errorLog: [rule("address", 300, MINUTE, 5 * MINUTE), rule("account", 60, MINUTE, 5 * MINUTE)],
  /** Each sends a message to an address of the caller's choice. */
  invitation: [rule("account", 100, HOUR, HOUR)],
  /** Each writes a file, and a workbook takes a process to be read. */
  upload: [rule("account", 120, HOUR, HOUR)],
  /** Of large bodies: fifty times the largest in ten minutes. */
  bodyKilobytes: [rule("account", 400_000, 10 * MINUTE, 10 * MINUTE)],
  /** In which nobody else is answered, because a large body is parsed: a twentieth of the time. */
  bodyMilliseconds: [rule("account", 30_000, 10 * MINUTE, 10 * MINUTE)],
};
