import { calendarDate, Decimal, INPUT_LIMITS, type OtherSavingsType, typedNumber } from "@epb/engine";
import { findOption, heatInEntry, heatWords, type InputValue } from "@epb/workbook";
import { PROJECT_DATA_TEXTS as TEXTS } from "../../texts/project-data-texts.js";
import { type EntryValue, optionListOf } from "./entry-text.js";

/** Result of reading a text: its value, no value if it is blank, or the reason for a refusal. */
export type ReadEntry = ReadValue | Refused;

interface ReadValue {
  readonly ok: true;
  readonly value: EntryValue | undefined;
  /** Explanation of the value if the person typed another quantity. */
  readonly converted?: string;
}

interface Refused {
  readonly ok: false;
  readonly message: string;
}

const read = (value: EntryValue | undefined): ReadEntry => ({ ok: true, value });
const refused = (message: string): Refused => ({ ok: false, message });

/**
 * Reads typed or pasted text: `$1,234.50`, `(500)`, and `4.5%`, with or without spaces, as well as plain digits. The
 * result is exact.
 * @param fuels - Fuels of the other savings types, which convert `2,000 gal` to heat.
 */
export function readEntry(typed: string, as: InputValue, fuels: OtherSavingsType = {}): ReadEntry {
  const text = typed.trim();
  if (text === "") return read(undefined);
  switch (as.kind) {
    case "text":
      return text.length > as.maximumLength ? refused(TEXTS.tooLong(as.maximumLength)) : read(text);
    case "decimal":
      return readHeat(text, as, fuels) ?? readDecimal(text, as);
    case "wholeNumber":
      return readWhole(text, as);
    case "date":
      return readDate(text);
    case "option":
    case "otherSavingsType":
      return readOption(text, as);
    default:
      return as satisfies never;
  }
}

/** The MMBtu of `12,500 therms`; undefined for a text without a unit. */
function readHeat(text: string, as: InputValue, fuels: OtherSavingsType): ReadEntry | undefined {
  const heat = heatInEntry(text, as, fuels);
  if (heat === undefined) return undefined;
  const entry = readEntry(heat.mmbtu.toFixed(), as);
  return entry.ok ? { ...entry, converted: heatWords(heat) } : entry;
}

type ReadNumber = { readonly ok: true; readonly number: Decimal } | Refused;

/** The number of a text; a percentage keeps its points. */
function readNumber(text: string, isPercent: boolean): ReadNumber {
  const typed = typedNumber(text);
  if (typed === undefined || (typed.isPercentage && !isPercent)) return refused(TEXTS.notANumber(text));
  const { number, other } = typed;
  if (other !== undefined) return refused(TEXTS.unclearComma(text, number, other));
  return { ok: true, number: new Decimal(number) };
}

function readDecimal(text: string, as: Extract<InputValue, { kind: "decimal" }>): ReadEntry {
  const isPercent = as.look === "percent";
  const typed = readNumber(text, isPercent);
  if (!typed.ok) return typed;
  // 4.5% is stored as 0.045: the decimal point moves by two digits. A zero with an exponent has no sign.
  const value = isPercent ? typed.number.times("0.01") : typed.number;
  if (as.isNonNegative && value.isNegative() && !value.isZero()) return refused(TEXTS.negative);
  const [whole = "", decimals = ""] = value.abs().toFixed().split(".");
  if (whole.length > INPUT_LIMITS.integerDigits) return refused(TEXTS.tooManyDigits(INPUT_LIMITS.integerDigits));
  if (decimals.length > INPUT_LIMITS.decimals) return refused(TEXTS.tooManyDecimals(INPUT_LIMITS.decimals));
  return read(value.isZero() ? new Decimal(0) : value);
}

function readWhole(text: string, { minimum, maximum }: Extract<InputValue, { kind: "wholeNumber" }>): ReadEntry {
  const typed = readNumber(text, false);
  if (!typed.ok) return typed;
  const value = typed.number.toNumber();
  return Number.isInteger(value) && value >= minimum && value <= maximum
    ? read(value)
    : refused(TEXTS.notWhole(minimum, maximum));
}

/** `2026-01-31`, and `1/31/2026` as spreadsheets of the United States write it. */
function readDate(text: string): ReadEntry {
  const [, month = "", day = "", year = ""] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const iso = year === "" ? text : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = calendarDate(iso);
  return date === undefined ? refused(TEXTS.notADate(text)) : read(date);
}

function readOption(text: string, as: InputValue): ReadEntry {
  const list = optionListOf(as);
  const option = list === undefined ? undefined : findOption(list, text);
  return option === undefined ? refused(TEXTS.notAChoice(text)) : read(option.value);
}
