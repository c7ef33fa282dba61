import { Decimal } from "@epb/engine";
import type { FigureLook } from "@epb/workbook";
import { calendarDay } from "../../format/dates.js";
import { decimalNumber, dollars, percent, wholeNumber } from "../../format/numbers.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";

/** Maximum number of decimals on the screen; copied values have all of them. */
const DECIMALS = { dollarsPerKwh: 4, quantity: 1, factor: 6, years: 2, yearsWithTenths: 1, percent: 3 } as const;

/** Formatted calculated value; blank if there is no value. */
export function figureText(value: unknown, look: FigureLook): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return value ? COMMON_TEXTS.yes : COMMON_TEXTS.no;
  const text = Decimal.isDecimal(value) ? value.toFixed() : String(value);
  switch (look) {
    case "dollars":
      return dollars(text);
    case "percent":
      return percent(text, DECIMALS.percent);
    case "dollarsPerKwh":
    case "quantity":
    case "factor":
    case "years":
    case "yearsWithTenths":
      return decimalNumber(text, DECIMALS[look]);
    case "wholeNumber":
      return wholeNumber(text);
    case "date":
      return calendarDay(text);
    case "yesNo":
    case "text":
      return text;
    default:
      return look satisfies never;
  }
}

/** A calculated value with all of its digits, for the clipboard. */
export const figureEntry = (value: unknown): string => {
  if (value === undefined || value === null) return "";
  return Decimal.isDecimal(value) ? value.toFixed() : String(value);
};
