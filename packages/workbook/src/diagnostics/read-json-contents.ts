import { parseEnteringProject } from "@epb/engine";
import { fromProblem, NO_CELLS } from "./from-sources.js";
import type { ContentsResult } from "./input-contents.js";
import { upgradeFinding } from "./input-finding.js";
import { parseJson } from "./parse-json.js";

/** Reads a project from the bytes of a JSON file. A project of an older version is upgraded, with a warning. */
export function readJsonContents(bytes: Uint8Array, file: string): ContentsResult {
  const json = parseJson(bytes, file);
  if (!json.ok) return json;
  const parsed = parseEnteringProject(json.json);
  const upgrades = parsed.ok && parsed.upgrade !== undefined ? [upgradeFinding(parsed.upgrade, file)] : [];
  return {
    ok: true,
    value: {
      ...(parsed.ok && { project: parsed.value }),
      findings: parsed.ok ? upgrades : parsed.problems.map((problem) => fromProblem(problem, file, NO_CELLS)),
      cellOf: NO_CELLS,
      sheetNames: [],
    },
  };
}
