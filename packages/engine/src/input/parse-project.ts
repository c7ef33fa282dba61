import type { Project } from "../model/project.js";
import { describeProblems } from "./describe-problem.js";
import type { InputProblem } from "./problem.js";
import { projectSchema } from "./schemas/project.js";

export type ParseResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };

/**
 * Reads a project from plain JSON data. Everything that is wrong comes at once, each with its place; it never throws on
 * bad input.
 *
 * @spec C §3 "Project"; C §5
 */
export function parseProject(json: unknown): ParseResult<Project> {
  const parsed = projectSchema.safeParse(json);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, problems: describeProblems(parsed.error.issues, json) };
}
