import { Decimal } from "@epb/engine";

/** Data as JSON has it: decimals become plain decimal text, without exponent and without a negative zero. */
export function plainData(value: unknown): unknown {
  if (value instanceof Decimal) return value.toFixed();
  if (Array.isArray(value)) return value.map(plainData);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plainData(part)]));
}
