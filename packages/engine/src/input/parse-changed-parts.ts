import type { ChangedParts } from "../model/changed-parts.js";
import { describeProblems } from "./describe-problem.js";
import type { ParseResult } from "./parse-project.js";
import { changedPartsSchema } from "./schemas/changed-parts.js";

/**
 * Reads the changes of a project from plain JSON data, as a save sends them. Wrong input never throws an exception.
 *
 * @spec C §7 "changed parts, with the project record"
 *
 * @example
 * import { parseChangedParts } from "@epb/engine";
 *
 * parseChangedParts("no object").ok; // false
 */
export function parseChangedParts(json: unknown): ParseResult<ChangedParts> {
  const parsed = changedPartsSchema.safeParse(json);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, problems: describeProblems(parsed.error.issues, json) };
}
