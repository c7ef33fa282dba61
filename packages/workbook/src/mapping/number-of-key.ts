import { datesInText } from "../intake/cell-checks/date-text.js";
import { looseText } from "../templates/option-lists.js";
import { serialToIsoDate } from "../xlsx/date-serial.js";
import type { FlatCell, FlatWorkbook } from "../xlsx/flat-workbook.js";
import { isDateFormat } from "../xlsx/number-format.js";

/** The parts of a workbook that say whether a number is a date. */
export type DateSystem = Pick<FlatWorkbook, "date1904" | "numberFormat">;

const WORDS =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const ROMAN = /^(x{0,3})(ix|iv|v?i{0,3})$/;

/** Number of an item, such as a year: `3`, `Year 3`, `Year three`, `III`; the calendar year of a date. */
export function numberOfKey(cell: FlatCell | undefined, form: DateSystem): number | undefined {
  if (cell === undefined) return undefined;
  const year = yearOfDate(cell, form);
  if (year !== undefined) return year;
  const digits = /\d+/.exec(cell.value)?.[0];
  return digits === undefined ? numberInWords(cell.value) : Number(digits);
}

/** Calendar year of a cell with a date. */
export function yearOfDate(cell: FlatCell, form: DateSystem): number | undefined {
  const [date] = cell.type === "text" ? datesInText(cell.value) : isDate(cell, form) ? [isoDate(cell, form)] : [];
  return date === undefined ? undefined : Number(date.slice(0, 4));
}

function isDate(cell: FlatCell, form: DateSystem): boolean {
  return cell.type === "date" || (cell.type === "number" && isDateFormat(form.numberFormat(cell) ?? ""));
}

const isoDate = ({ type, value }: FlatCell, { date1904 }: DateSystem): string | undefined =>
  type === "date" ? value.slice(0, 10) : serialToIsoDate(value, date1904);

const IN_WORDS = /^(?:(?:[a-z.-]{1,20} ){0,3}(?:year|yr\.?|period) ?#? ?)?([a-z]{1,11})(?: (?:year|yr\.?))?$/;

/** Number of a text that is a number in words, of a year or period: `Year three`, `Third year`, `III`. */
export function numberInWords(text: string): number | undefined {
  const word = IN_WORDS.exec(looseText(text))?.[1] ?? "";
  const index = Math.max(WORDS.indexOf(word), ORDINALS.indexOf(word));
  if (index !== -1) return index + 1;
  const [, tens = "", ones = ""] = ROMAN.exec(word) ?? [];
  const number = 10 * tens.length + (ROMAN_ONES.get(ones) ?? 0);
  return number === 0 ? undefined : number;
}

const ROMAN_ONES = new Map(
  ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"].map((text, index) => [text, index]),
);
