import { parseProject } from "../input/parse-project.js";
import type { Project } from "../model/project.js";
import type { ProjectData } from "../model/project-data.js";
import { requireParsedProject } from "../model/require-parsed-project.js";
import type { InputPath } from "../path-text/input-path.js";
import type { InputValue } from "../paths/list-inputs.js";
import { valueWriter } from "../paths/write-values.js";
import {
  type Calculation,
  type CalculationOptions,
  calculateKnownFigures,
} from "../withhold/calculate-known-figures.js";
import { changedValue } from "./changed-value.js";
import { type Changes, type InputChange, readChanges } from "./input-change.js";
import { findPlaces, type Outcome } from "./input-place.js";
import { type WhatIfProblem, whatIfProblem } from "./problem.js";

/**
 * One input before and after the change; absent if there is no value. A removed group has no values of its own here.
 */
export interface ChangedInput {
  readonly path: InputPath;
  readonly before?: InputValue;
  readonly after?: InputValue;
}

export type OverlayResult =
  | { readonly ok: true; readonly project: Project; readonly changes: readonly ChangedInput[] }
  /** Everything that is wrong with the overlay; nothing of it is applied. */
  | { readonly ok: false; readonly problems: readonly WhatIfProblem[] };

export type OverlayCalculation =
  | {
      readonly ok: true;
      readonly project: Project;
      readonly changes: readonly ChangedInput[];
      readonly calculation: Calculation;
    }
  | { readonly ok: false; readonly problems: readonly WhatIfProblem[] };

/**
 * Project with other inputs. The changed values follow the rules of `parseProject`. The original project is unchanged,
 * and both projects share all parts without a change.
 *
 * @param overlay - Values by path, `{ "financing.indexRate": "0.04" }`, or changes in their order: each change applies
 * to the result of the changes before it.
 * @throws EngineError as `toDecimal` does, for an amount or a factor that is not a number.
 *
 * @example
 * import { applyOverlay } from "@epb/engine/whatif";
 *
 * const result = applyOverlay(project, { "financing.indexRate": "0.04" });
 * result.ok && result.changes.map(({ path, before, after }) => `${path}: ${before} → ${after}`); // ["financing.indexRate: 0.031 → 0.04"]
 */
export function applyOverlay(project: Project, overlay: Changes): OverlayResult {
  requireParsedProject(project);
  const problems: WhatIfProblem[] = [];
  const changes: ChangedInput[] = [];
  let { data } = project;
  for (const change of readChanges(overlay)) {
    const changed = applyChange({ ...project, data }, change);
    if (changed.ok) {
      data = changed.value.data;
      changes.push(...changed.value.changes);
    } else problems.push(...changed.problems);
  }
  const changedProject = { ...project, data };
  if (problems.length === 0 && changes.some(isMade)) problems.push(...problemsOf(changedProject));
  return problems.length === 0 ? { ok: true, project: changedProject, changes } : { ok: false, problems };
}

/**
 * Applies an overlay ({@link applyOverlay}) and calculates the changed project.
 *
 * @throws EngineError as `calculateKnownFigures` does.
 *
 * @example
 * import { calculateWithOverlay } from "@epb/engine/whatif";
 *
 * const result = calculateWithOverlay(project, { "financing.indexRate": "0.04" });
 * result.ok && result.calculation.calculatedValues.costSavings?.totalPayments?.toFixed(); // "8405215.3092"
 */
export function calculateWithOverlay(
  project: Project,
  overlay: Changes,
  options: CalculationOptions = {},
): OverlayCalculation {
  const changed = applyOverlay(project, overlay);
  return changed.ok ? { ...changed, calculation: calculateKnownFigures(changed.project, options) } : changed;
}

interface Applied {
  readonly data: ProjectData;
  readonly changes: readonly ChangedInput[];
}

function applyChange(project: Project, change: InputChange): Outcome<Applied> {
  const { data } = project;
  const found = findPlaces(project, change.path, change.kind);
  if (!found.ok) return found;
  const problems: WhatIfProblem[] = [];
  const values = found.value.map((place) => {
    const changed = changedValue(change, place, place.before);
    if (!changed.ok) problems.push(...changed.problems);
    return changed.ok ? changed.value : undefined;
  });
  if (problems.length > 0) return { ok: false, problems };
  const write = valueWriter(
    data,
    found.value.map(({ path }) => path),
  );
  const changes = found.value.map(({ path, field, before }, index) => {
    const after = values[index];
    return {
      path,
      ...(before !== undefined && field.kind !== "group" && { before: before as InputValue }),
      ...(after !== undefined && { after }),
    };
  });
  return { ok: true, value: { data: write(values), changes } };
}

/** A value that was not there may have made an item, which must have everything an item needs. */
const isMade = ({ before, after }: ChangedInput): boolean => before === undefined && after !== undefined;

function problemsOf({ record, data }: Project): WhatIfProblem[] {
  const parsed = parseProject(JSON.parse(JSON.stringify({ record, data })));
  return parsed.ok ? [] : parsed.problems.map((problem) => whatIfProblem("value/refused", problem.at, problem));
}
