import { Decimal } from "@epb/engine";
import { serialToIsoDate } from "./date-serial.js";
import type { FlatCell, FlatWorkbook } from "./flat-workbook.js";
import { isDateFormat } from "./number-format.js";
import { shownDate, shownDigits } from "./shown-text.js";

/** Digits of a number that a cell without a number format shows. */
const GENERAL_DIGITS = 11;
/** Quoted text, an escaped character, a blank of a width, a fill, a symbol, other brackets, digits, or a character. */
const PIECES = /"([^"]*)"|\\(.)|_(.)|\*.|\[\$([^\]-]*)(?:-[^\]]*)?\]|\[[^\]]*\]|([#0?][#0?,.]*)|(.)/gs;
const SECTIONS = /(?:"[^"]*"|\\.|\[[^\][]*\]|[^;"\\[])+/g;

/** Content of a cell, as a spreadsheet program shows it. A format that is not known shows the number itself. */
export function shownCell(cell: FlatCell, form: Pick<FlatWorkbook, "numberFormat" | "date1904">): string {
  if (cell.type !== "number") return cell.value;
  const format = form.numberFormat(cell) ?? "General";
  if (isDateFormat(format)) {
    const day = serialToIsoDate(cell.value, form.date1904);
    return day === undefined ? cell.value : (shownDate(day, format) ?? day);
  }
  return shownNumber(cell.value, format);
}

/** A number in a number format: 1234.5 as `$1,234.50`, 0.0345 as `3.45%`. */
export function shownNumber(number: string, format: string): string {
  const digits = shownDigits(number, format);
  if (digits !== undefined) return digits;
  const [first = "General", second, third] = format.match(SECTIONS) ?? [];
  const isNegative = number.startsWith("-");
  if (Number(number) === 0 && third !== undefined) return inSection("0", third) ?? number;
  if (isNegative && second !== undefined) return inSection(number.slice(1), second) ?? number;
  const shown = inSection(isNegative ? number.slice(1) : number, first);
  if (shown === undefined) return formatted(number, { maximumSignificantDigits: GENERAL_DIGITS });
  return isNegative ? `-${shown}` : shown;
}

/** Undefined for a section with fractions, exponents, times, or `General`. */
function inSection(number: string, section: string): string | undefined {
  const pieces = [...section.matchAll(PIECES)];
  const places = pieces.filter(([, , , , , place]) => place !== undefined);
  if (places.length > 1 || pieces.some(([, , , , , , plain]) => plain !== undefined && /[a-z/?]/i.test(plain))) {
    return undefined;
  }
  const isPercent = pieces.some(([, , , , , , plain]) => plain === "%");
  return pieces
    .map(([, quoted, escaped, width, symbol, place, plain]) =>
      place === undefined
        ? (quoted ?? escaped ?? symbol ?? plain ?? (width === undefined ? "" : " "))
        : inPlaces(isPercent ? new Decimal(number).times(100).toFixed() : number, place),
    )
    .join("")
    .trim();
}

function inPlaces(number: string, place: string): string {
  // Only 0 shows a digit of zero.
  if (!place.includes("0") && Number(number) === 0) return "";
  const [whole = "", decimals = ""] = place.replace(/,+$/, "").split(".");
  const thousands = place.length - place.replace(/,+$/, "").length;
  const scaled = thousands === 0 ? number : new Decimal(number).div(1000 ** thousands).toFixed();
  return formatted(scaled, {
    minimumIntegerDigits: Math.max(1, whole.replace(/[^0]/g, "").length),
    minimumFractionDigits: decimals.replace(/[^0]/g, "").length,
    maximumFractionDigits: decimals.length,
    useGrouping: whole.includes(","),
  });
}

/** Formats the digits themselves, and not a binary number. */
const formatted = (number: string, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat("en-US", { useGrouping: false, ...options }).format(number as unknown as number);
