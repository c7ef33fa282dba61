import { isReadable, toDecimal } from "../decimal/amount.js";
import { Decimal } from "../decimal/decimal.js";
import { roundTo } from "../decimal/rounding.js";
import { INPUT_LIMITS } from "../input/limits.js";
import type { InputValue } from "../paths/list-inputs.js";
import type { InputChange } from "./input-change.js";
import type { InputPlace, Outcome } from "./input-place.js";
import { whatIfProblem } from "./problem.js";

/**
 * Applies a change to the value of an input.
 *
 *     changed value = value + amount, or value × factor, to fifteen decimals
 *     0.02 × 1.1 = 0.022
 *
 * Fifteen decimals are as many as an input may have, so that a changed project can be written and read like any other.
 *
 * @param before - Value before the change; for `add` and `multiply`, a number.
 * @returns Value as a project stores it; undefined if the change removes the value.
 */
export function changedValue(
  change: InputChange,
  { field, path }: InputPlace,
  before: unknown,
): Outcome<InputValue | undefined> {
  if (change.kind === "remove") return { ok: true, value: undefined };
  const raw = rawValue(change, before);
  const value = field.kind === "decimal" ? decimalOf(raw) : raw;
  if (field.kind === "decimal" && Decimal.isDecimal(value) && field.takes(value)) return { ok: true, value };
  const parsed = field.read(field.kind === "wholeNumber" ? plainNumber(value) : value);
  if (parsed.ok) return parsed;
  return { ok: false, problems: parsed.problems.map((problem) => whatIfProblem("value/refused", path, problem)) };
}

function rawValue(change: Exclude<InputChange, { kind: "remove" }>, before: unknown): InputValue {
  switch (change.kind) {
    case "set":
      return Decimal.isDecimal(change.value) ? asInput(change.value) : change.value;
    case "add":
      return asInput(change.amount.plus(before as Decimal | number));
    case "multiply":
      return asInput(change.factor.times(before as Decimal | number));
    default:
      return change satisfies never;
  }
}

/** A text or a plain number for an amount or a rate; a text that is not a number stays unchanged, and is refused. */
const decimalOf = (value: InputValue): InputValue =>
  (typeof value === "string" || typeof value === "number") && isReadable(value) ? toDecimal(value) : value;

/** No more decimals than an input may have, and no negative zero. Most values are as they should be. */
const asInput = (value: Decimal): Decimal =>
  value.decimalPlaces() > INPUT_LIMITS.decimals || value.isZero() ? roundTo(value, INPUT_LIMITS.decimals) : value;

/** A project stores whole numbers as plain numbers. */
const plainNumber = (value: InputValue): InputValue => (Decimal.isDecimal(value) ? value.toNumber() : value);
