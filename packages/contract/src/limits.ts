/**
 * Limits of what people enter about themselves and their projects.
 *
 * @spec P §9 "E-mail max 100"
 */
export const LIMITS = {
  emailLength: 100,
  loginPasswordLength: 30,
  newPassword: { min: 14, max: 30 },
  textLength: 100,
  phone: { maxLength: 20, minDigits: 7 },
  /** US; other countries have up to {@link LIMITS.postalCodeLength} characters. */
  zipLength: 5,
  postalCodeLength: 10,
  projectNameLength: 100,
  /** Characters of a comment, a note of a review, or a reason. Ours. */
  commentLength: 4000,
  /** Bytes of a JSON body. Ours. */
  bodyBytes: 100_000,
  /** Bytes of a saved project. Ours: a project of 1,000 measures is 2 MB of JSON. */
  projectBodyBytes: 8_000_000,
  /** Bytes of an uploaded file. Ours. */
  uploadBytes: 20_000_000,
  /** Rows of a list in one reply. Ours. */
  pageSize: { default: 100, max: 1000 },
  /** Characters of the path of a figure or an input. Ours. */
  pathLength: 500,
  /** Limits of one what-if request: each range takes two calculations. Ours. */
  whatIf: { changes: 100, figures: 20, ranges: 25 },
} as const;

/** @spec P §9 "Default country US" */
export const DEFAULT_COUNTRY = "US";
