import { type Amount, toDecimal } from "../decimal/amount.js";
import type { Decimal } from "../decimal/decimal.js";
import type { InputPath } from "../path-text/input-path.js";
import type { InputValue } from "../paths/list-inputs.js";

/**
 * A change to the inputs a path means. In place of an item's key, `*` means every item:
 * `escalationRates[fieldId=1,year=*].value`.
 */
export type InputChange<Value extends Amount = Decimal> =
  /**
   * Puts a value in. A decimal may come as text, `"0.045"`, or as a plain number. Sections, years and fields are made
   * where they are missing.
   */
  | { readonly kind: "set"; readonly path: InputPath; readonly value: InputValue }
  /** Adds to the values that are there; a missing one is not zero. */
  | { readonly kind: "add"; readonly path: InputPath; readonly amount: Value }
  /** Multiplies the values that are there: a factor of 1.1 is 10% more. */
  | { readonly kind: "multiply"; readonly path: InputPath; readonly factor: Value }
  /** Takes values, sections or items of lists away. */
  | { readonly kind: "remove"; readonly path: InputPath };

/** Changes that are made together, each on what the ones before it have left. */
export type Overlay = readonly InputChange[];

/**
 * Values by the paths of their inputs: `{ "financing.indexRate": "0.04", "financing.awardDate": "2027-01-31" }`. A
 * value replaces the existing value; `undefined` takes it away.
 */
export type InputValues = Readonly<Record<InputPath, InputValue | undefined>>;

/** Changes as a program may give them: values by path, or a list of changes with amounts of any kind. */
export type Changes = InputValues | readonly InputChange<Amount>[];

/** @throws EngineError as `toDecimal` does, for amounts and factors. */
export function readChanges(changes: Changes): Overlay {
  if (isList(changes)) return changes.map(readChange);
  return Object.entries(changes).map(([path, value]) =>
    value === undefined ? { kind: "remove", path } : { kind: "set", path, value },
  );
}

const isList = (changes: Changes): changes is readonly InputChange<Amount>[] => Array.isArray(changes);

function readChange(change: InputChange<Amount>): InputChange {
  switch (change.kind) {
    case "add":
      return { ...change, amount: toDecimal(change.amount) };
    case "multiply":
      return { ...change, factor: toDecimal(change.factor) };
    case "set":
    case "remove":
      return change;
    default:
      return change satisfies never;
  }
}

/** An input, or all that a path with `*` means, that is to be changed by numbers, and what the numbers do to it. */
export interface VariedInput {
  readonly path: InputPath;
  readonly kind: "set" | "add" | "multiply";
}

/**
 * Change of an input by a number.
 *
 * @throws EngineError as `toDecimal` does.
 *
 * @example
 * import { changeBy } from "@epb/engine/whatif";
 *
 * const change = changeBy({ kind: "add", path: "financing.indexRate" }, "0.005");
 * change.kind === "add" && change.amount.toFixed(); // "0.005"
 */
export function changeBy({ kind, path }: VariedInput, by: Amount): InputChange {
  const amount = toDecimal(by);
  switch (kind) {
    case "set":
      return { kind, path, value: amount };
    case "add":
      return { kind, path, amount };
    case "multiply":
      return { kind, path, factor: amount };
    default:
      return kind satisfies never;
  }
}
