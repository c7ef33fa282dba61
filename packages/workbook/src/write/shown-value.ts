import { type Project, valueAtPath } from "@epb/engine";
import { isWithheld } from "@epb/engine/report";
import type { ShownWhen } from "../templates/manifest.js";
import { pathInProject } from "../templates/path-in-project.js";

interface Shown {
  readonly project: Project | undefined;
  readonly calculatedValues: unknown;
  /** Undefined for the closing row. */
  readonly row?: number | undefined;
}

/** A figure if its condition is met; the mark of a withheld figure if the condition is unknown. */
export function shownValue(figure: unknown, condition: ShownWhen | undefined, shown: Shown): unknown {
  if (condition === undefined || figure === undefined) return figure;
  if (condition.kind !== "rowsUpTo") return isForProject(condition, shown.project) ? figure : undefined;
  const limit =
    "figure" in condition.limit
      ? valueAtPath(shown.calculatedValues, condition.limit.figure)
      : valueAtPath(shown.project, pathInProject(condition.limit.input));
  if (isWithheld(limit)) return limit;
  return typeof limit === "number" && (shown.row ?? 0) <= limit ? figure : undefined;
}

/** True if a project may have figures under a condition, in any row. */
export function isForProject(condition: ShownWhen | undefined, project: Project | undefined): boolean {
  if (condition === undefined || condition.kind === "rowsUpTo") return true;
  const isValue = valueAtPath(project, pathInProject(condition.input)) === condition.value;
  return isValue === (condition.kind === "inputIs");
}
