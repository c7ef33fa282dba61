import { Decimal } from "../decimal/decimal.js";
import type { PartialCalculatedValues } from "../model/calculated/calculated-values.js";
import { KEY_MEMBERS } from "../model/figure.js";
import { valueWriter } from "../paths/write-values.js";

/** A copy of the calculated values without some figures, and without the items of lists that have no other figure. */
export function withoutFigures(values: PartialCalculatedValues, figures: ReadonlySet<string>): PartialCalculatedValues {
  const paths = [...figures];
  const written = valueWriter(values, paths)(paths.map(() => undefined));
  return withoutEmptyItems(written) as PartialCalculatedValues;
}

/** The number of items without figures would tell a withheld number of years. */
function withoutEmptyItems(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyItems).filter(hasFigures);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutEmptyItems(inner)]));
}

/** True if an item has anything besides its keys. */
function hasFigures(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasFigures);
  if (!isPlainObject(value)) return true;
  return Object.entries(value).some(([name, inner]) => !KEYS.has(name) && hasFigures(inner));
}

const KEYS: ReadonlySet<string> = new Set(KEY_MEMBERS);

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Decimal.isDecimal(value) && !Array.isArray(value);
