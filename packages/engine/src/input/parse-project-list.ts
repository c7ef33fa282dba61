import type { ProjectListItem } from "../model/project-list-item.js";
import { describeProblems } from "./describe-problem.js";
import type { ParseResult } from "./parse-project.js";
import { projectListItemSchema } from "./schemas/project-list-item.js";
import { keyedListSchema } from "./schemas/values.js";

const projectListSchema = keyedListSchema(projectListItemSchema, ({ id }) => id);

/**
 * Reads a list of projects from plain JSON data. It never throws on bad input.
 *
 * @spec C §7 "the project list"
 *
 * @example
 * import { parseProjectList } from "@epb/engine";
 *
 * parseProjectList("no list").ok; // false
 */
export function parseProjectList(json: unknown): ParseResult<readonly ProjectListItem[]> {
  const parsed = projectListSchema.safeParse(json);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, problems: describeProblems(parsed.error.issues, json) };
}
