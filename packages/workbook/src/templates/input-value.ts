import { type Decimal, INPUT_LIMITS } from "@epb/engine";
import type { OptionListName } from "./option-lists.js";

/** Number look of a cell. The writer defines the number formats. */
export type NumberLook =
  | "dollars"
  | "dollarsPerKwh"
  | "percent"
  | "quantity"
  | "factor"
  | "wholeNumber"
  | "years"
  | "yearsWithTenths";

/** A value of a project, as read from a cell. */
export type ProjectScalar = string | number | boolean | Decimal;

/** Accepted content of an input cell, and its value in the project's data. */
export type InputValue =
  | { readonly kind: "text"; readonly maximumLength: number; readonly suggestions?: OptionListName }
  | {
      readonly kind: "decimal";
      readonly look: NumberLook;
      readonly isNonNegative: boolean;
      /** The number is MMBtu of this fuel, so people may enter another unit of the fuel. */
      readonly heatOf?: HeatSource;
    }
  | { readonly kind: "wholeNumber"; readonly minimum: number; readonly maximum: number }
  | { readonly kind: "date" }
  | { readonly kind: "option"; readonly list: OptionListName }
  /** `Other Savings Type 1: Coal`. */
  | { readonly kind: "otherSavingsType"; readonly typeNumber: 1 | 2; readonly list: OptionListName };

/** A fuel: natural gas, or the fuel of one of the project's other savings types. */
export type HeatSource = "naturalGas" | 1 | 2;

/** True if a cell needs a number or a date, so that formulas cannot calculate with a text in it. */
export const isNumberCell = ({ kind }: InputValue): boolean =>
  kind === "decimal" || kind === "wholeNumber" || kind === "date";

export const TEXT: InputValue = { kind: "text", maximumLength: INPUT_LIMITS.textLength };
export const DATE: InputValue = { kind: "date" };

const decimal = (look: NumberLook, isNonNegative: boolean): InputValue => ({ kind: "decimal", look, isNonNegative });

export const DOLLARS: InputValue = decimal("dollars", true);
export const SIGNED_DOLLARS: InputValue = decimal("dollars", false);
/** A fraction that shows as a percentage: 0.045 as 4.50% (D2). */
export const PERCENT: InputValue = decimal("percent", true);
export const SIGNED_PERCENT: InputValue = decimal("percent", false);
export const QUANTITY: InputValue = decimal("quantity", true);
export const SIGNED_QUANTITY: InputValue = decimal("quantity", false);
/** MMBtu of a fuel. */
export const heat = (heatOf: HeatSource): InputValue => ({
  kind: "decimal",
  look: "quantity",
  isNonNegative: false,
  heatOf,
});

export const option = (list: OptionListName): InputValue => ({ kind: "option", list });
