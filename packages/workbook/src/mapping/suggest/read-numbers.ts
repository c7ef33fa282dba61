import { Decimal, RATE_BOUNDS, rateKindAt } from "@epb/engine";
import { datesInText } from "../../intake/cell-checks/date-text.js";
import type { InputValue } from "../../templates/input-value.js";
import type { FlatCell, FlatWorkbook } from "../../xlsx/flat-workbook.js";
import { hasLiteralPercent, isDateFormat, isPercentFormat } from "../../xlsx/number-format.js";
import type { ProfileConversion } from "../profile.js";
import { type FormUnit, type Measure, unitsIn } from "./units.js";

/** How the cells of an input are read, and how sure that is. */
export interface CellReading {
  readonly conversion: ProfileConversion;
  readonly confidence: number;
  readonly reason: string;
}

/** Cells on their way to an input or figure. */
export interface ReadableCells {
  /** Path with open lists. */
  readonly path: string;
  /** Undefined for a figure. */
  readonly value: InputValue | undefined;
  /** Unit of our input or figure, `MMBtu`. */
  readonly unit: string;
  /** Cells with content. */
  readonly cells: readonly FlatCell[];
  /** Texts of the label that can name the unit, and the unit beside it. */
  readonly ownTexts: readonly string[];
  /** Texts that can name the unit if those of the label do not, the nearest first: group, heading. */
  readonly otherTexts: readonly string[];
  /** Unit of all amounts of the sheet. */
  readonly note: string | undefined;
}

/** The part of a column that has to be readable. */
const MOSTLY = 0.6;
const NUMERIC = /^[($-]{0,3}\d[\d,]{0,20}(?:\.\d{1,15})?%?\)?$/;

/** Text inputs that people fill in with numbers. */
const NUMBERED = /number$|zip$|ecmSize$|location$/i;

/** Reads the cells as our input or figure has them; undefined if they have another kind of content. */
export function readCells(readable: ReadableCells, form: FlatWorkbook): CellReading | undefined {
  const { path, value, cells } = readable;
  if (value?.kind === "date") return readDates(cells, form);
  if (value === undefined || value.kind === "decimal" || value.kind === "wholeNumber")
    return readNumbers(readable, form);
  if (value.kind === "text") {
    const isUsable = cells.every((cell) => isText(cell) || (NUMBERED.test(path) && !isDateCell(cell, form)));
    return isUsable ? { conversion: {}, confidence: 1, reason: "" } : undefined;
  }
  return { conversion: {}, confidence: 1, reason: "" };
}

const isText = ({ type }: FlatCell): boolean => type === "text";

/** True for a number with the format of a date. */
function isDateCell(cell: FlatCell, form: FlatWorkbook): boolean {
  if (cell.type === "date") return true;
  const format = cell.type === "number" ? form.numberFormat(cell) : undefined;
  return format !== undefined && isDateFormat(format);
}

function readDates(cells: readonly FlatCell[], form: FlatWorkbook): CellReading | undefined {
  const texts = cells.filter((cell) => !isDateCell(cell, form));
  const readings = texts.map(({ type, value }) => (type === "text" ? datesInText(value) : []));
  if (readings.some(({ length }) => length === 0)) return undefined;
  if (readings.every(({ length }) => length === 1)) return { conversion: {}, confidence: 1, reason: "a date" };
  return {
    conversion: { dates: "month-day-year" },
    confidence: 0.7,
    reason: `${texts[0]?.value ?? ""} has two readings; check the order of day and month`,
  };
}

function readNumbers(
  { path, value, unit, cells, ownTexts, otherTexts, note }: ReadableCells,
  form: FlatWorkbook,
): CellReading | undefined {
  const isNumber = (cell: FlatCell): boolean =>
    (cell.type === "number" && !isDateCell(cell, form)) ||
    (cell.type === "text" && NUMERIC.test(cell.value.replaceAll(" ", "")));
  const usable = cells.filter(isNumber);
  // Texts such as "n/a" among numbers get a finding when the form is read.
  if (usable.length < cells.length * MOSTLY || (cells.length > 0 && usable.length === 0)) return undefined;
  const numbers = usable.map(numberOf);
  if (value?.kind === "wholeNumber" && !numbers.every((number) => isWithin(number, value))) return undefined;
  const measure = measureOf(value, unit);
  const found = nearestUnit(ownTexts, [...otherTexts, note ?? ""], measure);
  if (found === "other") return undefined;
  const isDoubtful = found === undefined && nearestIsOther(otherTexts, measure);
  const isFraction = usable.length > 0 && usable.every((cell) => isPercentCell(cell, form));
  const isLiteral = usable.length > 0 && usable.every((cell) => hasLiteralPercent(form.numberFormat(cell) ?? ""));
  if (isFraction && measure !== "rate") return undefined;
  const reading =
    measure === "rate"
      ? rateReading(path, numbers, isLiteral ? PERCENT : found, isFraction)
      : measure === "dollars" && found === undefined && numbers.length > 0 && numbers.every(isShare)
        ? undefined
        : amountReading(measure, found, value);
  if (reading === undefined) return undefined;
  if (isDoubtful && !isFraction) return { ...reading, confidence: reading.confidence * 0.75 };
  return withSign(reading, numbers, value);
}

/** True for a number that is a share rather than an amount of less than a dollar. */
const isShare = (number: number): boolean => number !== 0 && Math.abs(number) < 1;

const isWithin = (
  number: number,
  { minimum, maximum }: { readonly minimum: number; readonly maximum: number },
): boolean => number >= minimum && number <= maximum;

/** Number of a cell, also of one that is stored as text: `(1,200)`. */
function numberOf({ type, value }: FlatCell): number {
  if (type === "number") return Number(value);
  const digits = Number(value.replaceAll(/[^\d.]/g, ""));
  return /^\s*[(-]/.test(value) ? -digits : digits;
}

function isPercentCell(cell: FlatCell, form: FlatWorkbook): boolean {
  if (cell.type === "text") return cell.value.includes("%");
  const format = form.numberFormat(cell);
  return format !== undefined && isPercentFormat(format);
}

function measureOf(value: InputValue | undefined, unit: string): Measure | undefined {
  if (value?.kind === "decimal" && value.look === "percent") return "rate";
  if (value?.kind === "decimal" && value.look === "dollars") return "dollars";
  if (unit === "a year" || unit.startsWith("of ")) return "rate";
  return unitsIn(unit)[0]?.measure;
}

const IN_TIME = /\((months|mos?\.?|years|yrs?\.?)\)/i;

/** The nearest unit of a measure; `other` if the label itself names a unit of another measure. */
function nearestUnit(
  own: readonly string[],
  other: readonly string[],
  measure: Measure | undefined,
): FormUnit | "other" | undefined {
  const ofMeasure = (texts: readonly string[]): FormUnit | undefined =>
    texts.flatMap((text) => unitsIn(text)).find((one) => one.measure === measure);
  const found = ofMeasure(own);
  if (found !== undefined) return found;
  if (measure !== "time" && own.some((text) => IN_TIME.test(text))) return "other";
  // "Guarantee (% of savings)" is no amount, and a length in years can be beside any number.
  if (own.flatMap((text) => unitsIn(text)).some((one) => one.measure !== "time")) return "other";
  return ofMeasure(other);
}

const LONGEST_UNIT = 30;

/** True if the nearest text with a unit names one of another measure. */
function nearestIsOther(texts: readonly string[], measure: Measure | undefined): boolean {
  // A sentence with a percentage is no unit.
  const nearest = texts
    .filter((text) => text.length <= LONGEST_UNIT)
    .map((text) => unitsIn(text).filter((one) => one.measure !== "time"))
    .find(({ length }) => length > 0);
  return (
    nearest !== undefined &&
    measure !== undefined &&
    measure !== "time" &&
    nearest.some((one) => one.measure === "rate") !== (measure === "rate")
  );
}

const PERCENT: FormUnit = { name: "%", measure: "rate", scale: "0.01" };

function rateReading(
  path: string,
  numbers: readonly number[],
  unit: FormUnit | undefined,
  isFraction: boolean,
): CellReading | undefined {
  if (isFraction) return { conversion: {}, confidence: 1, reason: "shown as a percentage" };
  if (unit?.name === "basis points") {
    return { conversion: { scale: "0.0001", unit: unit.name }, confidence: 1, reason: "in basis points" };
  }
  const kind = rateKindAt(path);
  const [lowest, highest] = kind === undefined ? [0, 1] : RATE_BOUNDS[kind].plausible.map((bound) => bound.toNumber());
  const fits = (scale: number): boolean =>
    numbers.every((number) => number * scale >= (lowest ?? 0) && number * scale <= (highest ?? 1));
  const points = { conversion: { scale: "0.01", unit: "%" }, reason: "in percentage points" };
  const fraction = { conversion: {}, reason: "a fraction" };
  const asFraction = fits(1);
  const asPoints = fits(0.01);
  if (!asFraction && !asPoints) return undefined;
  if (numbers.length === 0 || numbers.every((number) => number === 0)) return { ...fraction, confidence: 0.9 };
  if (asFraction && !asPoints) return { ...fraction, confidence: 0.95 };
  if (asPoints && !asFraction) return { ...points, confidence: unit === undefined ? 0.9 : 1 };
  // 0.04 is 4% rather than 0.04%, and 0.5 beside "%" half a percent rather than a half.
  const most = Math.max(...numbers.map(Math.abs));
  if (asFraction && most < 0.15) return { ...fraction, confidence: unit === undefined ? 0.9 : 0.82 };
  return { ...points, confidence: 0.6, reason: "in percentage points or a fraction" };
}

function amountReading(
  measure: Measure | undefined,
  unit: FormUnit | undefined,
  value: InputValue | undefined,
): CellReading | undefined {
  if (unit !== undefined) {
    if (unit.scale === undefined) {
      return { conversion: { unit: unit.name }, confidence: 0.6, reason: `${unit.name} needs a factor` };
    }
    const scale = unit.scale === "1" ? {} : { scale: unit.scale };
    return { conversion: { ...scale, unit: unit.name }, confidence: 1, reason: `in ${unit.name}` };
  }
  if (measure === "dollars") return { conversion: {}, confidence: 0.95, reason: "without a unit, so in dollars" };
  if (measure === undefined || measure === "time") return { conversion: {}, confidence: 1, reason: "" };
  return { conversion: {}, confidence: value === undefined ? 0.9 : 0.7, reason: "without a unit" };
}

/** People write costs and incentives as negative numbers; our inputs are not negative. */
function withSign(
  reading: CellReading,
  numbers: readonly number[],
  value: InputValue | undefined,
): CellReading | undefined {
  if (value?.kind !== "decimal" || !value.isNonNegative || numbers.every((number) => number >= 0)) return reading;
  if (numbers.some((number) => number > 0)) return { ...reading, confidence: Math.min(reading.confidence, 0.5) };
  const scale = new Decimal(reading.conversion.scale ?? 1).neg().toFixed();
  return {
    conversion: { ...reading.conversion, scale },
    confidence: reading.confidence * 0.95,
    reason: [reading.reason, "written as negative numbers"].filter((part) => part !== "").join(", "),
  };
}
