import { Decimal } from "../decimal/decimal.js";
import { entryPointError } from "../errors/entry-point-errors.js";

/** Data as JSON has it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

/** A project has nine levels of nesting; data with many more levels is an attempt to exhaust the reader. */
const MAX_DEPTH = 64;

/**
 * Data as JSON has it, in the order it comes in. A decimal becomes its text with every digit, without exponent and
 * without a sign on zero; a member that is undefined is omitted, as one that is absent.
 *
 * @throws EngineError "data/not-plain" for what is no data: a function, a class of one's own, a number that is not
 * finite, an item of a list that is undefined, or data nested deeper than {@link MAX_DEPTH}.
 */
export function plainData(value: unknown): Json {
  return plainAt(value, "", 0);
}

function plainAt(value: unknown, path: string, depth: number): Json {
  if (value === null || typeof value === "boolean" || typeof value === "string") return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  if (Decimal.isDecimal(value) && value.isFinite()) return value.toFixed();
  if (depth < MAX_DEPTH) {
    if (Array.isArray(value)) {
      // `from` also meets the holes of a list, which `map` passes over.
      return Array.from(value, (item: unknown, index) => plainAt(item, `${path}[${index}]`, depth + 1));
    }
    if (isPlainObject(value)) {
      const present = Object.entries(value).filter(([, member]) => member !== undefined);
      return Object.fromEntries(present.map(([name, member]) => [name, plainAt(member, `${path}.${name}`, depth + 1)]));
    }
  }
  throw entryPointError("data/not-plain", { path: path === "" ? "the data" : path.replace(/^\./, ""), value });
}

/** An object of braces or of JSON, from this window or another: its prototype is the last of the chain, or none. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== "object" || value === null || Decimal.isDecimal(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
