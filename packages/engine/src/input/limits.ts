/** Size limits of inputs; an input above a limit is a mistake. */
export const INPUT_LIMITS = {
  /** Digits of a decimal before its point. */
  integerDigits: 20,
  /** Digits of a decimal behind its point. */
  decimals: 15,
  /** Characters of a text. */
  textLength: 10_000,
  /** Characters of a text by which an item is known. */
  keyLength: 200,
  /** Items of a list. */
  listLength: 10_000,
} as const;
