import { parseEnteringProject } from "@epb/engine";
import { OWN_OUTPUT_FOUND } from "../findings/own-output.js";
import { fromProblem, NO_CELLS } from "./from-sources.js";
import type { ContentsResult } from "./input-contents.js";
import { inputFinding, upgradeFinding } from "./input-finding.js";
import { type JsonKind, jsonKind } from "./input-kind.js";
import { parseJson } from "./parse-json.js";

const FOUND: Readonly<Record<Exclude<JsonKind, "project">, string>> = {
  "epb-output": OWN_OUTPUT_FOUND,
  other: "other JSON",
};

/** Reads a project from the bytes of a JSON file. A project of an older version is upgraded, with a warning. */
export function readJsonContents(bytes: Uint8Array, file: string): ContentsResult {
  const json = parseJson(bytes, file);
  if (!json.ok) return json;
  const kind = jsonKind(json.json);
  if (kind !== "project") {
    return { ok: false, finding: inputFinding("input/not-a-project", file, { found: FOUND[kind] }) };
  }
  const parsed = parseEnteringProject(json.json);
  const upgrades = parsed.ok && parsed.upgrade !== undefined ? [upgradeFinding(parsed.upgrade, file)] : [];
  return {
    ok: true,
    value: {
      ...(parsed.ok && { project: parsed.value }),
      ...(parsed.ok && parsed.upgrade !== undefined && { upgrade: parsed.upgrade }),
      findings: parsed.ok ? upgrades : parsed.problems.map((problem) => fromProblem(problem, file, NO_CELLS)),
      cellOf: NO_CELLS,
      sheetNames: [],
    },
  };
}
