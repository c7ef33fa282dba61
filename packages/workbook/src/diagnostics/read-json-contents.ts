import { parseProject } from "@epb/engine";
import { fromProblem, NO_CELLS } from "./from-sources.js";
import type { ContentsResult } from "./input-contents.js";
import { parseJson } from "./parse-json.js";

/** Reads a project from the bytes of a JSON file. */
export function readJsonContents(bytes: Uint8Array, file: string): ContentsResult {
  const json = parseJson(bytes, file);
  if (!json.ok) return json;
  const parsed = parseProject(json.json);
  return {
    ok: true,
    value: {
      ...(parsed.ok && { project: parsed.value }),
      diagnostics: parsed.ok ? [] : parsed.problems.map((problem) => fromProblem(problem, file, NO_CELLS)),
      cellOf: NO_CELLS,
      sheetNames: [],
    },
  };
}
