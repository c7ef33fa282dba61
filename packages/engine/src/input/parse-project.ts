import type * as z from "zod/mini";
import { CalculationType } from "../enumerations/calculation-type.js";
import type { Project } from "../model/project.js";
import { inputPath } from "../path-text/input-path.js";
import { describeProblems } from "./describe-problem.js";
import type { InputProblem } from "./problem.js";
import { ALL_FAULTY_ITEMS } from "./schemas/bounded-list.js";
import { partlyCalculatedProjectSchema, projectSchema } from "./schemas/project.js";

export type ParseResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };

/**
 * Reads a project from plain JSON data. Returns all problems at the same time, each with its path. Wrong input never
 * throws an exception.
 *
 * @spec C §3 "Project"; C §5
 *
 * @example
 * import { parseProject } from "@epb/engine";
 *
 * const parsed = parseProject({ record: { name: "Town hall" } });
 * parsed.ok; // false
 */
export function parseProject(json: unknown): ParseResult<Project> {
  const { record, calculatedValues } = membersOf(json);
  const { withheld, ...figures } = membersOf(calculatedValues);
  if (withheld === undefined) return parseWith(projectSchema, json);
  const parsed = parseWith(partlyCalculatedProjectSchema, json);
  if (!parsed.ok || membersOf(record)["calculationType"] !== CalculationType.Override) return parsed;
  const problems = missingFigures({ ...membersOf(json), calculatedValues: figures }, parsed.value);
  return problems.length === 0 ? parsed : { ok: false, problems };
}

function parseWith(schema: z.ZodMiniType<Project>, json: unknown): ParseResult<Project> {
  const parsed = schema.safeParse(json);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, problems: describeProblems(parsed.error.issues, json) };
}

/** Supplied figures are not calculated again: each is there, or listed as withheld. */
function missingFigures(complete: unknown, { calculatedValues }: Project): readonly InputProblem[] {
  const withheld = new Set(calculatedValues?.withheld?.figures.map((path) => inputPath("calculatedValues", path)));
  // Withheld figures may come before missing figures.
  const issues = projectSchema.safeParse(complete, ALL_FAULTY_ITEMS).error?.issues ?? [];
  // One by one: of many, the list of problems has the first ones alone.
  const missing = issues.filter((issue) => describeProblems([issue], complete).some(({ at }) => !withheld.has(at)));
  return describeProblems(missing, complete);
}

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
