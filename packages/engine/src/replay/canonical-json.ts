import { type Json, plainData } from "./plain-data.js";

/**
 * The one text of data: equal data has equal text, and any other data another text, on every machine and in every
 * version. Its hash stands for the data.
 *
 * - It is JSON without white space. Members stand in the order of their names by UTF-16 code units, items in theirs.
 * - A decimal is text with every digit: no exponent, no zeros at its end, no sign on zero. 1.50 and the text "1.5" are the
 *   same, since that is how a decimal comes out of JSON; the texts "1.50" and "1.5" are not.
 * - A member that is undefined is not there.
 * - Numbers and texts are as ECMAScript's JSON writes them, so it is the canonical form of RFC 8785, and any other
 *   implementation of that gives the same hashes. Half of a surrogate pair, which RFC 8785 refuses, is an escape.
 *
 * Reading the text as JSON and writing it again gives the same text.
 *
 * @throws EngineError "data/not-plain" for what is no data.
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
