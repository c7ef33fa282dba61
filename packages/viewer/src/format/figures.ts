import type { Cell, TableColumn } from "@epb/contract";
import { COMMON_TEXTS } from "../texts/common-texts.js";
import { calendarDay } from "./dates.js";
import { cents, decimalNumber, dollars, fixedNumber, percent, wholeNumber } from "./numbers.js";

const TEXTS: ReadonlySet<string> = new Set(["text", "date", "yesNo"]);

/** True if the cells of a column are aligned to the right. */
export const isNumberColumn = ({ quantity }: TableColumn): boolean => !TEXTS.has(quantity);

/** Formatted cell of a table. @param dollarDecimals - Decimals for dollar amounts. */
export function tableCell(cell: Cell | undefined, { quantity, decimals }: TableColumn, dollarDecimals: 0 | 2): string {
  if (cell === undefined || cell === null || cell === "") return COMMON_TEXTS.notKnown;
  if (typeof cell === "boolean") return cell ? COMMON_TEXTS.yes : COMMON_TEXTS.no;
  // Words in a column of numbers: the row of the implementation period, and of the totals.
  if (typeof cell === "string" && quantity !== "date" && !NUMBER.test(cell)) return cell;
  switch (quantity) {
    case "text":
    case "yesNo":
      return String(cell);
    case "date":
      return calendarDay(String(cell));
    case "dollars":
    case "dollarsPerYear":
      return dollarDecimals === 2 ? cents(cell) : dollars(cell);
    case "fraction":
      return percent(cell);
    // Same decimals as on the command line: in both, the note of a table lists the rounding differences.
    case "kgCo2ePerYear":
    case "kwhPerYear":
      return fixedNumber(cell, 0);
    default:
      // The numbers of a column have their points below each other.
      return decimals === undefined ? decimalNumber(cell) : fixedNumber(cell, decimals);
  }
}

/** A figure or an input in a reply: decimals are strings of digits. */
export type PlainValue = string | number | boolean | undefined;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Units of fractions that are read as a percentage. */
const FRACTIONS = /^(?:a year|of the .*)$/;

interface FigureOptions {
  /** Cents are shown as well. */
  readonly isExact?: boolean;
}

/** A figure in words: `$1,234`, `4.5%`, `Jul 1, 2024`, `15 years`, `Yes`. */
export function figureValue(
  value: PlainValue,
  unit: string | undefined,
  { isExact = false }: FigureOptions = {},
): string {
  if (value === undefined || value === "") return COMMON_TEXTS.notKnown;
  if (typeof value === "boolean") return value ? COMMON_TEXTS.yes : COMMON_TEXTS.no;
  const text = String(value);
  if (DAY.test(text)) return calendarDay(text);
  if (!NUMBER.test(text)) return text;
  if (unit === undefined) return decimalNumber(text, 4);
  if (unit.startsWith("$")) {
    const amount = isExact ? cents(text) : dollars(text);
    return unit === "$" ? amount : `${amount}${unit.slice(1)}`;
  }
  if (FRACTIONS.test(unit)) return percent(text, 4);
  if (unit === "years") return `${decimalNumber(text, 1)} ${text === "1" ? "year" : unit}`;
  return `${isExact ? decimalNumber(text) : wholeNumber(text)} ${unit}`;
}
