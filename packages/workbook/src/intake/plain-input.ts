import { type CalendarDate, calendarDate, Decimal, shortDecimal } from "@epb/engine";
import { inputDecimal } from "../templates/input-decimal.js";
import type { InputValue, ProjectScalar } from "../templates/input-value.js";
import { findOption } from "../templates/option-lists.js";
import { fuelOfOtherSavingsType } from "../templates/other-savings-type.js";
import { withoutUnseen } from "../templates/unseen-characters.js";
import { serialToIsoDate } from "../xlsx/date-serial.js";
import type { FlatCell } from "../xlsx/flat-workbook.js";

const CODE_MINUS = 45;
/** A number with more digits does not fit a number cell and has to be stored as text. */
const SIGNIFICANT_DIGITS = 15;

/** Amounts of hundreds of millions of dollars leave a rounding error of 6E-8; nobody enters an amount this small. */
const LARGEST_RESIDUE = 1e-6;

const YES_NO = ["Yes", "No"] as const;

/** Value of a cell for the project's data; undefined if the cell needs a finding, which the rules give. */
export function plainInput(cell: FlatCell, value: InputValue, date1904: boolean): ProjectScalar | undefined {
  if (cell.type === "error" || cell.type === "blank-formula") return undefined;
  switch (value.kind) {
    case "text":
      return cell.value.length <= value.maximumLength && withoutUnseen(cell.value) === cell.value
        ? cell.value
        : undefined;
    case "decimal":
      return cell.type === "number"
        ? plainDecimal(cell.value, value.isNonNegative)
        : longDecimal(cell, value.isNonNegative);
    case "wholeNumber":
      return cell.type === "number" ? wholeNumber(cell.value, value.minimum, value.maximum) : undefined;
    case "date":
      return plainDate(cell, date1904);
    case "option":
      // A checkbox of a spreadsheet is TRUE or FALSE.
      return findOption(value.list, cell.type === "boolean" ? YES_NO[cell.value === "TRUE" ? 0 : 1] : cell.value)
        ?.value;
    case "otherSavingsType": {
      const fuel = fuelOfOtherSavingsType(cell.value, value.typeNumber);
      return typeof fuel === "number" ? fuel : undefined;
    }
    default:
      return value satisfies never;
  }
}

function plainDecimal(text: string, isNonNegative: boolean): Decimal | undefined {
  if (isNonNegative && text.charCodeAt(0) === CODE_MINUS) return isResidue(text) ? new Decimal(0) : undefined;
  return shortDecimal(text) ?? inputDecimal(text);
}

/** True if a number is the binary rounding error of a difference of zero, such as -9.1E-13. */
const isResidue = (text: string): boolean => Math.abs(Number(text)) < LARGEST_RESIDUE;

/** A number with more digits than a number cell stores is written as text, and is not a mistake. */
function longDecimal(cell: FlatCell, isNonNegative: boolean): Decimal | undefined {
  const { type, value: text } = cell;
  if (type !== "text" || text.length <= SIGNIFICANT_DIGITS || !/^-?\d+(\.\d+)?$/.test(text)) return undefined;
  const decimal = plainDecimal(text, isNonNegative);
  return decimal !== undefined && decimal.precision() > SIGNIFICANT_DIGITS ? decimal : undefined;
}

function wholeNumber(text: string, minimum: number, maximum: number): number | undefined {
  const number = isResidue(text) ? 0 : Number(text);
  return Number.isInteger(number) && number >= minimum && number <= maximum ? number : undefined;
}

function plainDate({ type, value }: FlatCell, date1904: boolean): CalendarDate | undefined {
  if (type !== "number" && type !== "date") return undefined;
  const text = type === "number" ? serialToIsoDate(value, date1904) : value.slice(0, "YYYY-MM-DD".length);
  return text === undefined ? undefined : calendarDate(text);
}
