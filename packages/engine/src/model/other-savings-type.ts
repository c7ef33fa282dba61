import { FUEL_CATEGORY_LABELS, FuelCategory } from "../enumerations/fuel-category.js";
import { EngineError } from "../errors/engine-error.js";

/** Which of the two other savings types a text is about, and the fuel behind it. */
export interface OtherSavingsTypeText {
  readonly typeNumber: 1 | 2;
  readonly category: FuelCategory;
}

const SHAPE = /^other savings type ([^\s:]+) ?: ?(.*)$/i;

/** The part of the text that is wrong: its number, or its fuel. */
export type OtherSavingsTypeProblem = "number" | "category";

/**
 * Name of an other savings type, with its number and fuel: 'Other Savings Type 1: Heating oil'.
 *
 * @spec C §3 "Other Savings Type N"
 *
 * @example
 * import { otherSavingsTypeText } from "@epb/engine";
 *
 * otherSavingsTypeText(1, "Diesel"); // "Other Savings Type 1: Diesel"
 */
export const otherSavingsTypeText = (typeNumber: 1 | 2, fuelName: string): string =>
  `Other Savings Type ${typeNumber}: ${fuelName}`;

/**
 * Reads a text such as 'Other Savings Type 1: Heating oil', in any case and spacing, or returns the part of the text
 * that is wrong.
 *
 * @example
 * import { readOtherSavingsType } from "@epb/engine";
 *
 * readOtherSavingsType("nothing of this form"); // "number"
 */
export function readOtherSavingsType(text: string): OtherSavingsTypeText | OtherSavingsTypeProblem {
  const [, number, words = ""] = SHAPE.exec(text.trim().replace(/\s+/g, " ")) ?? [];
  if (number !== "1" && number !== "2") return "number";
  const name = words.toLowerCase();
  const category = Object.values(FuelCategory).find((fuel) => FUEL_CATEGORY_LABELS[fuel].toLowerCase() === name);
  return category === undefined ? "category" : { typeNumber: number === "1" ? 1 : 2, category };
}

/**
 * Reads the text as {@link readOtherSavingsType} does, for callers that do not report a wrong text.
 *
 * @throws EngineError 'Invalid Other Savings Type Number' for another number than 1 or 2 and for text of another shape,
 * 'Invalid Savings Type Category' for a category that is not known
 * @spec C §3 "with N 1 or 2 and a known"; C §8 "Invalid Savings Type Category", "Invalid Other Savings Type Number"
 *
 * @example
 * import { parseOtherSavingsType } from "@epb/engine";
 *
 * parseOtherSavingsType("Other Savings Type 1: Diesel"); // { typeNumber: 1, category: 2 }
 */
export function parseOtherSavingsType(text: string): OtherSavingsTypeText {
  const read = readOtherSavingsType(text);
  if (read === "number") throw new EngineError("savings-type/number-invalid", { text });
  if (read === "category") throw new EngineError("savings-type/category-invalid", { text });
  return read;
}
