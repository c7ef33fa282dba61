import type { Decimal } from "../decimal/decimal.js";
import type { InputPath } from "../path-text/input-path.js";
import type { InputValue } from "../paths/list-inputs.js";

/**
 * A change to the inputs a path means. In place of an item's key, `*` means every item:
 * `escalationRates[fieldId=1,year=*].value`.
 */
export type InputChange =
  /** Puts a value in. A decimal may come as text, `"0.045"`. Sections, years and fields are made where they are missing. */
  | { readonly kind: "set"; readonly path: InputPath; readonly value: InputValue }
  /** Adds to the values that are there; a missing one is not zero. */
  | { readonly kind: "add"; readonly path: InputPath; readonly amount: Decimal }
  /** Multiplies the values that are there: a factor of 1.1 is 10 % more. */
  | { readonly kind: "multiply"; readonly path: InputPath; readonly factor: Decimal }
  /** Takes values, sections or items of lists away. */
  | { readonly kind: "remove"; readonly path: InputPath };

/** Changes that are made together, each on what the ones before it have left. */
export type Overlay = readonly InputChange[];

/** An input, or all that a path with `*` means, that is to be changed by numbers, and what the numbers do to it. */
export interface VariedInput {
  readonly path: InputPath;
  readonly kind: "set" | "add" | "multiply";
}

/** The change that a number makes. */
export function changeBy({ kind, path }: VariedInput, amount: Decimal): InputChange {
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
