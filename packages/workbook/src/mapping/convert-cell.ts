import { Decimal } from "@epb/engine";
import { datesInText } from "../intake/cell-checks/date-text.js";
import type { InputValue } from "../templates/input-value.js";
import { looseText } from "../templates/option-lists.js";
import { isoDateToSerial } from "../xlsx/date-serial.js";
import type { FlatCell } from "../xlsx/flat-workbook.js";
import type { MappedCell } from "./form-workbook.js";
import type { ProfileConversion } from "./profile.js";

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
    return scale === undefined ? unchanged : { ...unchanged, value: new Decimal(value).times(scale).toFixed() };
  }
  if (type !== "text") return unchanged;
  const choice = words.get(looseText(value));
  if (choice !== undefined) return { ...unchanged, value: choice };
  if (target?.kind !== "date") return unchanged;
  const serial = dateOf(value, dates, date1904);
  return serial === undefined ? unchanged : { type: "number", value: serial, styleIndex };
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
