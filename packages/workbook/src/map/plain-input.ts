import { Decimal } from "@epb/engine";
import { serialToIsoDate } from "../read/date-serial.js";
import type { FlatCell } from "../read/flat-workbook.js";
import type { InputValue } from "../templates/input-value.js";
import { findOption } from "../templates/option-lists.js";
import { parseOtherSavingsType } from "../templates/other-savings-type.js";
import type { JsonScalar } from "./json.js";

const CODE_MINUS = 45;
/** The engine's decimals have this many digits behind the point; a cell's 15 significant digits may lie deeper. */
const DECIMAL_PLACES = 15;
/** `0.` and 15 digits: a shorter text cannot have more of them. */
const LONGEST_UNCHECKED = 17;
/** More than a number cell can hold, so a longer number has to stand as text. */
const SIGNIFICANT_DIGITS = 15;

/** What a cell holds for the project's data; undefined where there is anything to say about it, which the rules do. */
export function plainInput(cell: FlatCell, value: InputValue, date1904: boolean): JsonScalar | undefined {
  if (cell.type === "error" || cell.type === "blank-formula") return undefined;
  switch (value.kind) {
    case "text":
      return cell.value;
    case "decimal":
      return cell.type === "number"
        ? plainDecimal(cell.value, value.isNonNegative)
        : longDecimal(cell, value.isNonNegative);
    case "wholeNumber":
      return cell.type === "number" ? wholeNumber(cell.value, value.minimum, value.maximum) : undefined;
    case "date":
      return plainDate(cell, date1904);
    case "option":
      return findOption(value.list, cell.value)?.value;
    case "otherSavingsType": {
      const fuel = parseOtherSavingsType(cell.value, value.typeNumber);
      return typeof fuel === "number" ? fuel : undefined;
    }
    default:
      return value satisfies never;
  }
}

function plainDecimal(text: string, isNonNegative: boolean): string | undefined {
  if (isNonNegative && text.charCodeAt(0) === CODE_MINUS) return undefined;
  if (text.length <= LONGEST_UNCHECKED) return text;
  // Digits further behind the point are far below every rounding of the calculation, and are cut off.
  const point = text.indexOf(".");
  return point < 0 ? text : text.slice(0, point + 1 + DECIMAL_PLACES);
}

/** A number of more digits than a number cell keeps is written as text, and is no mistake. */
function longDecimal(cell: FlatCell, isNonNegative: boolean): string | undefined {
  const { type, value: text } = cell;
  if (type !== "text" || text.length <= SIGNIFICANT_DIGITS || !/^-?\d+(\.\d+)?$/.test(text)) return undefined;
  if (isNonNegative && text.charCodeAt(0) === CODE_MINUS) return undefined;
  return new Decimal(text).precision() > SIGNIFICANT_DIGITS ? text : undefined;
}

function wholeNumber(text: string, minimum: number, maximum: number): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number >= minimum && number <= maximum ? number : undefined;
}

function plainDate({ type, value }: FlatCell, date1904: boolean): string | undefined {
  if (type === "number") return serialToIsoDate(value, date1904);
  return type === "date" ? value.slice(0, "YYYY-MM-DD".length) : undefined;
}
