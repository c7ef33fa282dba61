import { calendarDate } from "@epb/engine";
import { isoDateToSerial } from "../xlsx/date-serial.js";
import type { Separator } from "./csv-fields.js";
import { floatText } from "./float-text.js";
import type { ListedCell } from "./listed-workbook.js";

/** Number formats of the cells; the style of a cell is an index into them. */
export const CSV_FORMATS = ["General", "0.00%", "m/d/yyyy"] as const;
const GENERAL = 0;
const PERCENT = 1;
const DATE = 2;

/** `1234.5`, `1,234.50`, `$1,234`, `(1,234)`, `-$5`, `5.5%`, `1.5E-3`; no number with a zero before it, as in ZIP codes. */
const NUMBER =
  /^(?<open>\()?(?<sign>-)?\$?(?<digits>(?:0|[1-9]\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?|\.\d+)(?<exponent>[eE][+-]?\d{1,3})?(?<percent>%)?(?<close>\))?$/;

/** Longer texts are no numbers. */
const MOST_CHARACTERS = 40;

/** `1,234` and `1.234`, which are the same number in one country and a thousandth of it in another. */
const AMBIGUOUS = /,|^-?\d{1,3}\.\d{3}$/;

/**
 * Content of a field: a number or a date if the text can mean nothing else, or a text. Semicolons separate fields where
 * the comma is the decimal mark, so that a thousands mark is not certain there.
 */
export function csvValue(text: string, separator: Separator): Pick<ListedCell, "type" | "value" | "styleIndex"> {
  const trimmed = text.trim();
  return (
    (trimmed.length <= MOST_CHARACTERS ? (numberIn(trimmed, separator) ?? dateIn(trimmed)) : undefined) ?? {
      type: "text",
      value: text,
      styleIndex: GENERAL,
    }
  );
}

function numberIn(text: string, separator: Separator): ReturnType<typeof csvValue> | undefined {
  const { open, sign, digits, exponent = "", percent, close } = NUMBER.exec(text)?.groups ?? {};
  if (digits === undefined || (open === undefined) !== (close === undefined)) return undefined;
  if (open !== undefined && sign !== undefined) return undefined;
  if (separator === ";" && AMBIGUOUS.test(digits)) return undefined;
  if (percent !== undefined && exponent !== "") return undefined;
  const isNegative = open !== undefined || sign !== undefined;
  const plain = `${isNegative ? "-" : ""}${digits.replaceAll(",", "")}`;
  if (!Number.isFinite(Number(plain + exponent))) return undefined;
  const isPercent = percent !== undefined;
  const value = floatText(Number(isPercent ? `${plain}e-2` : plain + exponent));
  return { type: "number", value, styleIndex: isPercent ? PERCENT : GENERAL };
}

/** A day with one reading: `2027-03-02`, or `3/25/2027`, but not `3/2/2027`. */
function dateIn(text: string): ReturnType<typeof csvValue> | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const [, usMonth = "", usDay = "", usYear] = /^(\d{1,2})\/(1[3-9]|2\d|3[01])\/(\d{4})$/.exec(text) ?? [];
  const date = calendarDate(
    year === undefined ? `${usYear}-${usMonth.padStart(2, "0")}-${usDay}` : `${year}-${month}-${day}`,
  );
  const serial = date === undefined ? undefined : isoDateToSerial(date, false);
  return serial === undefined ? undefined : { type: "number", value: serial, styleIndex: DATE };
}
