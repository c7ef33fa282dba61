import { inputFinding } from "../diagnostics/catalogue.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { isNestedTooDeep } from "./json-depth.js";

export type JsonResult =
  | { readonly ok: true; readonly json: unknown }
  | { readonly ok: false; readonly diagnostic: Diagnostic };

const POSITION = /at position (\d+)/;
const LONGEST_QUOTE = 20;

/** JSON data from bytes; what is wrong with them is a finding that names the line. */
export function parseJson(bytes: Uint8Array, file: string): JsonResult {
  const text = decodeUtf8(bytes);
  if (text === undefined) return { ok: false, diagnostic: inputFinding("input/not-utf8", file) };
  try {
    const json: unknown = JSON.parse(text);
    return isNestedTooDeep(json)
      ? { ok: false, diagnostic: inputFinding("input/nested-too-deep", file) }
      : { ok: true, json };
  } catch (error) {
    return { ok: false, diagnostic: inputFinding("input/not-json", file, { found: describe(error, text) }) };
  }
}

/** Undefined when the bytes are not UTF-8; a byte order mark is not part of the text. */
function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The line and column of the fault, from the position that V8 names in its message. */
function describe(error: unknown, text: string): string {
  if (text.trim() === "") return "an empty file";
  const [, digits] = POSITION.exec(error instanceof Error ? error.message : "") ?? [];
  if (digits === undefined) return "a text that ends too early";
  const position = Number(digits);
  const before = text.slice(0, position).split("\n");
  const quote = text.slice(position, position + LONGEST_QUOTE).split("\n")[0] ?? "";
  const place = `line ${before.length}, column ${(before.at(-1) ?? "").length + 1}`;
  return quote.trim() === "" ? `an unexpected end of ${place}` : `an unexpected ${quote.trim()} in ${place}`;
}
