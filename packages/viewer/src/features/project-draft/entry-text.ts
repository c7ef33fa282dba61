import { Decimal } from "@epb/engine";
import { type InputValue, type NumberLook, OPTION_LISTS, type OptionListName } from "@epb/workbook";
import { decimalNumber, dollars, exactDollars, percent } from "../../format/numbers.js";

/** Value of one entry of a project. */
export type EntryValue = Decimal | string | number | boolean;

/** Maximum number of decimals of an entry. */
const ALL_DECIMALS = 15;
/** A percentage has two decimals fewer than its fraction. */
const PERCENT_FACTOR = 100;

/** List with the options of an entry; undefined for other kinds of values. Other savings types are stored as fuels. */
export function optionListOf(as: InputValue): OptionListName | undefined {
  if (as.kind === "option") return as.list;
  return as.kind === "otherSavingsType" ? "fuelCategories" : undefined;
}

const labelOf = (list: OptionListName, value: unknown): string =>
  OPTION_LISTS[list].find((option) => option.value === value)?.label ?? String(value);

/** A value as people type it: exact, without separators. A fraction is typed as a percentage. */
export function entryText(value: EntryValue | undefined, as: InputValue): string {
  if (value === undefined) return "";
  const list = optionListOf(as);
  if (list !== undefined) return labelOf(list, value);
  if (!Decimal.isDecimal(value)) return String(value);
  return as.kind === "decimal" && as.look === "percent" ? percentText(value) : value.toFixed();
}

/** 0.045 as 4.5: the point moves, no digit is lost. */
const percentText = (fraction: Decimal): string => fraction.times(PERCENT_FACTOR).toFixed();

/** A value as people read it: with its unit and separators, every digit of it. */
export function shownText(value: EntryValue | undefined, as: InputValue): string {
  if (value === undefined) return "";
  return Decimal.isDecimal(value) && as.kind === "decimal" ? shownNumber(value, as.look) : entryText(value, as);
}

function shownNumber(value: Decimal, look: NumberLook): string {
  const text = value.toFixed();
  switch (look) {
    case "dollars":
      return value.isInteger() ? dollars(text) : exactDollars(text);
    case "percent":
      return percent(text, ALL_DECIMALS);
    case "dollarsPerKwh":
    case "quantity":
    case "factor":
    case "wholeNumber":
    case "years":
    case "yearsWithTenths":
      return decimalNumber(text, ALL_DECIMALS);
    default:
      return look satisfies never;
  }
}
