import { findJsonFault, type JsonFault } from "@epb/workbook";
import { inputFinding } from "../diagnostics/catalogue.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";

export type JsonResult =
  | { readonly ok: true; readonly json: unknown }
  | { readonly ok: false; readonly diagnostic: Diagnostic };

/** A project of a thousand measures takes a few megabytes; parsing takes several times the size of the text. */
const MAX_MEBIBYTES = 64;
const MEBIBYTE = 1024 * 1024;

const POSITION = /at position (\d+)/;
const LONGEST_QUOTE = 20;
const LONGEST_NAME = 60;

/** JSON data from bytes; what is wrong with them is a finding that names the line. */
export function parseJson(bytes: Uint8Array, file: string): JsonResult {
  if (bytes.length > MAX_MEBIBYTES * MEBIBYTE) {
    const found = `${Math.ceil(bytes.length / MEBIBYTE)} MiB of JSON`;
    return {
      ok: false,
      diagnostic: inputFinding("input/too-large", file, { found, expected: `at most ${MAX_MEBIBYTES} MiB` }),
    };
  }
  const fault = findJsonFault(bytes);
  if (fault !== undefined) return { ok: false, diagnostic: describeFault(fault, file) };
  const text = decodeUtf8(bytes);
  if (text === undefined) return { ok: false, diagnostic: inputFinding("input/not-utf8", file) };
  try {
    return { ok: true, json: JSON.parse(text) };
  } catch (error) {
    return { ok: false, diagnostic: inputFinding("input/not-json", file, { found: describe(error, text) }) };
  }
}

function describeFault(fault: JsonFault, file: string): Diagnostic {
  switch (fault.kind) {
    case "nested-too-deep":
      return inputFinding("input/nested-too-deep", file);
    case "too-many-values":
      return inputFinding("input/too-large", file, {
        found: "too many values",
        expected: `at most ${fault.limit} values`,
      });
    case "duplicate-key": {
      const key = JSON.stringify(fault.key.slice(0, LONGEST_NAME));
      return inputFinding("input/duplicate-key", file, { found: `a second ${key} in line ${fault.line}` });
    }
    default:
      return fault satisfies never;
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
