import type { Decimal } from "../decimal/decimal.js";
import { toEngineDecimal } from "../decimal/wide-decimal.js";

/**
 * Why a spreadsheet function has no number to give, and the error value a cell shows for it.
 */
export const SPREADSHEET_FAILURES = {
  "not-a-number": { error: "#VALUE!", message: "An argument is not a finite number." },
  "no-answer": { error: "#NUM!", message: "No number satisfies the equation for these arguments." },
  "rate-not-positive": { error: "#NUM!", message: "The rate has to be above 0." },
  "rate-not-above-minus-one": { error: "#NUM!", message: "The rate has to be above −100%." },
  "periods-not-positive": { error: "#NUM!", message: "The number of periods has to be 1 or more." },
  "period-out-of-range": { error: "#NUM!", message: "The period has to lie between 1 and the number of periods." },
  "present-value-not-positive": { error: "#NUM!", message: "The present value has to be above 0." },
  "flows-of-one-sign": { error: "#DIV/0!", message: "There has to be a flow above 0 and one below 0." },
  "no-flows": { error: "#NUM!", message: "There has to be a cash flow." },
  "date-before-first": { error: "#NUM!", message: "A date lies before that of the first flow." },
} as const;

export type SpreadsheetFailure = keyof typeof SPREADSHEET_FAILURES;

/** Result of a spreadsheet function. Entries in cells are data: a failure is a result and never thrown. */
export type SpreadsheetResult = { readonly ok: true; readonly value: Decimal } | NoNumber;

export interface NoNumber {
  readonly ok: false;
  readonly reason: SpreadsheetFailure;
}

/** The result for a number of any width; none for one that is not finite. */
export const answer = (wide: Decimal): SpreadsheetResult =>
  wide.isFinite() ? { ok: true, value: toEngineDecimal(wide) } : failure("no-answer");

export const failure = (reason: SpreadsheetFailure): NoNumber => ({ ok: false, reason });

/** False when one of the arguments is no finite number, as a cell of text or an error value is. */
export const areNumbers = (...values: readonly Decimal[]): boolean => values.every((value) => value.isFinite());
