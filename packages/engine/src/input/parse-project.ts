import { CalculationType } from "../enumerations/calculation-type.js";
import type { Project } from "../model/project.js";
import { describeProblems } from "./describe-problem.js";
import type { InputProblem } from "./problem.js";
import { partlyCalculatedProjectSchema, projectSchema } from "./schemas/project.js";

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
  const schema = hasWithheldFigures(json) ? partlyCalculatedProjectSchema : projectSchema;
  const parsed = schema.safeParse(json);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, problems: describeProblems(parsed.error.issues, json) };
}

/** Supplied figures are complete: nothing is withheld from them. */
function hasWithheldFigures(json: unknown): boolean {
  const { record, calculatedValues } = membersOf(json);
  const isSupplied = membersOf(record)["calculationType"] === CalculationType.Override;
  return !isSupplied && membersOf(calculatedValues)["withheld"] !== undefined;
}

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
