import { readdirSync, readFileSync } from "node:fs";
import { readJsonContents } from "../../../packages/workbook/src/diagnostics/index.js";
import type { FuzzTarget } from "../fuzz-target.js";
import { requireReadable, requireSoundOutcome } from "./sound-outcome.js";

const PROJECTS = new URL("../../../fixtures/projects/", import.meta.url);

/** A project as JSON, read and calculated as `epb calc` does. */
export const projectJson: FuzzTarget = {
  name: "project-json",
  seeds: () =>
    readdirSync(PROJECTS)
      .filter((name) => name.endsWith(".json"))
      .map((name) => readFileSync(new URL(name, PROJECTS))),
  tokens: [
    "null",
    "true",
    "{}",
    "[]",
    '""',
    "-0",
    "1e400",
    '"__proto__":',
    '"constructor":',
    "\\u0000",
    "\\ud800",
    '"2026-02-30"',
    '"0001-01-01"',
    '"0.0345"',
    "[[[[[[[[",
    ",",
    '"version":"1.99"',
    '"calculationType":3',
    '"agreementTypeId":7',
    "\ufeff",
  ],
  run: (input) => {
    const read = readJsonContents(input, "input.json");
    if (read.ok) requireSoundOutcome(read.value);
    else requireReadable(read.finding);
  },
};
