import { type Json, plainData } from "./plain-data.js";

/**
 * Standard text form of data: the same data always gives the same text, and different data gives different text, on
 * every machine and in every version. The hash of the text identifies the data.
 *
 * - The text is JSON without white space. Members are ordered by their names, by UTF-16 code units; items keep their
 *   order.
 * - A decimal is text with every digit: no exponent, no zeros at its end, no sign on zero. The decimal
 *   1.50 and the text "1.5" give the same text form, because JSON stores a decimal as text. The texts "1.50" and "1.5" differ.
 * - An undefined member is omitted.
 * - Numbers and texts are written as in ECMAScript's JSON. So the text is the canonical form of RFC 8785, and any other
 *   implementation of RFC 8785 gives the same hashes. A lone surrogate, which RFC 8785 refuses, is an escape.
 *
 * Reading the text as JSON and writing it again gives the same text.
 *
 * @throws EngineError "data/not-plain" for a value that is not plain data.
 *
 * @example
 * import { canonicalJson } from "@epb/engine/replay";
 *
 * canonicalJson({ b: 1, a: [true, "text"] }); // "{\"a\":[true,\"text\"],\"b\":1}"
 */
export function canonicalJson(value: unknown): string {
  return textOf(plainData(value));
}

function textOf(value: Json): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(textOf).join(",")}]`;
  // Without a function, names are compared by their code units.
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${textOf(value[name] as Json)}`).join(",")}}`;
}

const isList = (value: object): value is readonly Json[] => Array.isArray(value);
