import { Decimal, otherSavingsTypeText } from "@epb/engine";
import { isWithheld } from "@epb/engine/report";
import type { InputValue } from "../templates/input-value.js";
import { OPTION_LISTS } from "../templates/option-lists.js";
import { isoDateToSerial } from "../xlsx/date-serial.js";

/** Value of a cell for exceljs. */
export type CellContent = string | number | undefined;

/** A binary float keeps 15 significant digits of every decimal, and not always more. */
const SIGNIFICANT_DIGITS = 15;

/**
 * The content of an input cell for a value of the project. A decimal with more digits than a number cell stores is
 * written as text, digit for digit; the reader converts such a text to the number.
 */
export function inputContent(value: unknown, as: InputValue): CellContent {
  if (value === undefined || isWithheld(value)) return value;
  switch (as.kind) {
    case "decimal":
      return value instanceof Decimal ? decimalContent(value) : undefined;
    case "wholeNumber":
      return Number(value);
    case "date":
      return dateContent(String(value));
    case "text":
      return textContent(String(value));
    case "option":
      return OPTION_LISTS[as.list].find((option) => option.value === value)?.label;
    case "otherSavingsType": {
      const fuel = OPTION_LISTS.fuelCategories.find((option) => option.value === value)?.label;
      return fuel === undefined ? undefined : otherSavingsTypeText(as.typeNumber, fuel);
    }
    default:
      return as satisfies never;
  }
}

/** Content of a calculated value: numbers as numbers, dates as serials, all others as text. */
export function figureContent(value: unknown): CellContent {
  if (value instanceof Decimal) return value.toNumber();
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value !== "string") return undefined;
  return isoDateToSerial(value, false) === undefined ? textContent(value) : dateContent(value);
}

function decimalContent(value: Decimal): CellContent {
  return value.precision() <= SIGNIFICANT_DIGITS ? value.toNumber() : value.toFixed();
}

/** Days before 1900 have no serial; they stay text, and the reader reports them. */
function dateContent(isoDate: string): CellContent {
  const serial = isoDateToSerial(isoDate, false);
  return serial === undefined ? isoDate : Number(serial);
}

/**
 * Workbooks escape characters that XML cannot hold as `_x000D_`; a text that only looks like an escape is also escaped.
 */
function textContent(text: string): CellContent {
  if (text.trim() === "") return undefined;
  return text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_").replace(/\r/g, "_x000D_");
}
