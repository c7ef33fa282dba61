import { parseProject } from "@epb/engine";
import { findJsonFault, type JsonFault } from "@epb/workbook";
import { type CheckFinding, fromProblem, NO_CELLS } from "./check-finding.js";
import type { ContentsResult } from "./file-contents.js";
import { fileFinding } from "./file-finding.js";

/** A project of a thousand measures takes a few megabytes; parsing takes several times the size of the text. */
const MAX_MEBIBYTES = 64;
const MEBIBYTE = 1024 * 1024;

const POSITION = /at position (\d+)/;
const LINE_AND_COLUMN = /at line (\d+) column (\d+)/;
const LONGEST_QUOTE = 20;
const LONGEST_NAME = 60;

type JsonResult =
  | { readonly ok: true; readonly json: unknown }
  | { readonly ok: false; readonly finding: CheckFinding };

/** Reads a project from the bytes of a JSON file. */
export function readJson(bytes: Uint8Array): ContentsResult {
  const read = parseJson(bytes);
  if (!read.ok) return read;
  const parsed = parseProject(read.json);
  return {
    ok: true,
    contents: {
      ...(parsed.ok && { project: parsed.value }),
      findings: parsed.ok ? [] : parsed.problems.map((problem) => fromProblem(problem, NO_CELLS)),
      cellOf: NO_CELLS,
      sheetNames: [],
    },
  };
}

function parseJson(bytes: Uint8Array): JsonResult {
  if (bytes.length > MAX_MEBIBYTES * MEBIBYTE) {
    const found = `${Math.ceil(bytes.length / MEBIBYTE)} MiB of JSON`;
    return refused(fileFinding("input/too-large", { found, expected: `at most ${MAX_MEBIBYTES} MiB` }));
  }
  const fault = findJsonFault(bytes);
  if (fault !== undefined) return refused(findingOf(fault));
  const text = decodeUtf8(bytes);
  if (text === undefined) return refused(fileFinding("input/not-utf8"));
  try {
    return { ok: true, json: JSON.parse(text) as unknown };
  } catch (error) {
    return refused(fileFinding("input/not-json", { found: placeOf(error, text) }));
  }
}

const refused = (finding: CheckFinding): JsonResult => ({ ok: false, finding });

function findingOf(fault: JsonFault): CheckFinding {
  switch (fault.kind) {
    case "nested-too-deep":
      return fileFinding("input/nested-too-deep");
    case "too-many-values":
      return fileFinding("input/too-large", { found: "too many values", expected: `at most ${fault.limit} values` });
    case "duplicate-key": {
      const key = JSON.stringify(fault.key.slice(0, LONGEST_NAME));
      return fileFinding("input/duplicate-key", { found: `a second ${key} in line ${fault.line}` });
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

/** The line and column of the fault, as the browser names them: V8 as a position, Firefox as both, Safari not at all. */
function placeOf(error: unknown, text: string): string {
  if (text.trim() === "") return "an empty file";
  const words = error instanceof Error ? error.message : "";
  const [, ...lineAndColumn] = LINE_AND_COLUMN.exec(words) ?? [];
  const position = Number(POSITION.exec(words)?.[1] ?? offsetOf(lineAndColumn, text));
  if (Number.isNaN(position))
    return /end of JSON|EOF/.test(words) || words === "" ? "a text that ends too early" : words;
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
