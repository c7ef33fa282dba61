import { Decimal } from "@epb/engine";
import { datesInText } from "../intake/cell-checks/date-text.js";
import type { InputValue } from "../templates/input-value.js";
import { looseText } from "../templates/option-lists.js";
import { isoDateToSerial } from "../xlsx/date-serial.js";
import type { FlatCell } from "../xlsx/flat-workbook.js";
import type { MappedCell } from "./form-workbook.js";
import type { ProfileConversion } from "./profile.js";

/** Index of a style that no workbook has. */
const NO_FORMAT = -1;

export interface ConversionContext {
  readonly date1904: boolean;
  /** Choices by the words of the form, for the input of the cell. */
  readonly words: ReadonlyMap<string, string>;
}

/** The content of a cell of a form as the template has it. A content that no conversion fits is unchanged. */
export function convertCell(
  { type, value, styleIndex }: FlatCell,
  target: InputValue | undefined,
  { scale, dates }: ProfileConversion,
  { date1904, words }: ConversionContext,
): Omit<MappedCell, "from"> {
  const unchanged = { type, value, styleIndex };
  if (type === "number") {
    // Forms write "12" for monthly payments.
    const choice = target?.kind === "option" ? words.get(value) : undefined;
    if (choice !== undefined) return { type: "text", value: choice, styleIndex: NO_FORMAT };
    if (scale === undefined) return unchanged;
    // The format of the cell is for the number before the scale.
    return { type, value: new Decimal(value).times(scale).toFixed(), styleIndex: NO_FORMAT };
  }
  if (type !== "text") return unchanged;
  // The reader would take such a text as the number itself, without the scale.
  const number = scale === undefined ? undefined : numberOf(value, target, scale);
  if (number !== undefined) return { type: "number", value: number, styleIndex: NO_FORMAT };
  const choice = words.get(looseText(value));
  if (choice !== undefined) return { ...unchanged, value: choice };
  if (target?.kind !== "date") return unchanged;
  const serial = dateOf(value, dates, date1904);
  return serial === undefined ? unchanged : { type: "number", value: serial, styleIndex };
}

const PLAIN_NUMBER = /^-?\d{1,15}(\.\d{1,15})?$/;
const PERCENTAGE = /^-?\d{1,9}(\.\d{1,9})?%$/;

/** A number that is stored as text, scaled; a percentage with its sign needs no scale. */
function numberOf(text: string, target: InputValue | undefined, scale: string): string | undefined {
  const trimmed = text.trim();
  if (PLAIN_NUMBER.test(trimmed)) return new Decimal(trimmed).times(scale).toFixed();
  const isRate = target?.kind === "decimal" && target.look === "percent";
  return isRate && PERCENTAGE.test(trimmed) ? new Decimal(trimmed.slice(0, -1)).div(100).toFixed() : undefined;
}

/** Serial number of a date in a text that has one reading, or one in the given order. */
function dateOf(text: string, order: ProfileConversion["dates"], date1904: boolean): string | undefined {
  const readings = datesInText(text);
  const [first, second] = readings;
  const date =
    readings.length > 1
      ? order === "month-day-year"
        ? first
        : order === "day-month-year"
          ? second
          : undefined
      : first;
  return date === undefined ? undefined : isoDateToSerial(date, date1904);
}
