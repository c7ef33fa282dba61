import { findJsonFault, type JsonFault } from "../json/json-fault.js";
import type { Finding } from "./finding.js";
import { inputFinding } from "./input-finding.js";

export type JsonResult =
  | { readonly ok: true; readonly json: unknown }
  | { readonly ok: false; readonly finding: Finding };

/** A project of a thousand measures is a few megabytes; parsing needs several times the size of the text in memory. */
const MAX_MEBIBYTES = 64;
const MEBIBYTE = 1024 * 1024;

const POSITION = /at position (\d+)/;
const LINE_AND_COLUMN = /at line (\d+) column (\d+)/;
/** For a short text, V8 names the unexpected character, and not its position. */
const TOKEN = /^Unexpected token '(.+?)', /;
/** Messages of V8 and Safari about a truncated text. */
const ENDS_EARLY = /end of JSON|EOF|^$/;
const LONGEST_QUOTE = 20;
const LONGEST_NAME = 60;

/** JSON data from bytes; a syntax error gives a finding with the line. */
export function parseJson(bytes: Uint8Array, file: string): JsonResult {
  if (bytes.length > MAX_MEBIBYTES * MEBIBYTE) {
    const found = `${Math.ceil(bytes.length / MEBIBYTE)} MiB of JSON`;
    return {
      ok: false,
      finding: inputFinding("input/too-large", file, { found, expected: `at most ${MAX_MEBIBYTES} MiB` }),
    };
  }
  const fault = findJsonFault(bytes);
  if (fault !== undefined) return { ok: false, finding: describeFault(fault, file) };
  const text = decodeUtf8(bytes);
  if (text === undefined) return { ok: false, finding: inputFinding("input/not-utf8", file) };
  try {
    return { ok: true, json: JSON.parse(text) };
  } catch (error) {
    return { ok: false, finding: inputFinding("input/not-json", file, { found: describe(error, text) }) };
  }
}

function describeFault(fault: JsonFault, file: string): Finding {
  switch (fault.kind) {
    case "nested-too-deep":
      return inputFinding("input/nested-too-deep", file);
    case "too-many-values":
      return inputFinding("input/too-large", file, {
        found: "too many values",
        expected: `at most ${fault.limit} values`,
      });
    case "too-many-members":
      return inputFinding("input/too-large", file, {
        found: `a list or an object of more than ${fault.limit} members in line ${fault.line}`,
        expected: `at most ${fault.limit} members`,
      });
    case "string-too-long":
      return inputFinding("input/too-large", file, {
        found: `a text of more than ${fault.limit} bytes in line ${fault.line}`,
        expected: `texts of at most ${fault.limit} bytes`,
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

/** The line and column of the fault, as the engine of JavaScript names them: V8 a position of long texts, Firefox both, Safari neither. */
function describe(error: unknown, text: string): string {
  if (text.trim() === "") return "an empty file";
  const words = error instanceof Error ? error.message : "";
  const [, ...lineAndColumn] = LINE_AND_COLUMN.exec(words) ?? [];
  const position = Number(POSITION.exec(words)?.[1] ?? offsetOf(lineAndColumn, text));
  if (Number.isNaN(position)) {
    const [, token] = TOKEN.exec(words) ?? [];
    if (token !== undefined) return `an unexpected ${token}`;
    return ENDS_EARLY.test(words) ? "a text that ends too early" : words;
  }
  const before = text.slice(0, position).split("\n");
  const quote = text.slice(position, position + LONGEST_QUOTE).split("\n")[0] ?? "";
  const place = `line ${before.length}, column ${(before.at(-1) ?? "").length + 1}`;
  return quote.trim() === "" ? `an unexpected end of ${place}` : `an unexpected ${quote.trim()} in ${place}`;
}

function offsetOf([line, column]: readonly string[], text: string): number {
  if (line === undefined || column === undefined) return Number.NaN;
  const linesBefore = text.split("\n").slice(0, Number(line) - 1);
  return linesBefore.reduce((total, each) => total + each.length + 1, 0) + Number(column) - 1;
}
