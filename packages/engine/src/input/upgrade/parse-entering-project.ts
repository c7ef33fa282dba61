import { ProjectVersion } from "../../enumerations/project-version.js";
import { EngineError } from "../../errors/engine-error.js";
import type { Project } from "../../model/project.js";
import { problemAt } from "../describe-problem.js";
import { parseProject } from "../parse-project.js";
import type { InputProblem } from "../problem.js";
import { type UpgradedProject, upgradeProject } from "./upgrade-project.js";
import { UPGRADE_STEPS, type UpgradeStepName } from "./upgrade-steps.js";

/** An upgrade that was made while a project was read. */
export interface ProjectUpgrade {
  readonly from: ProjectVersion;
  readonly to: ProjectVersion;
  /** Values that the project left out and the upgrade filled in, such as `status Pending`. */
  readonly filledIn: readonly string[];
}

export type EnteringProject =
  | {
      readonly ok: true;
      readonly value: Project;
      /** Absent for a project of the present version. */
      readonly upgrade?: ProjectUpgrade;
    }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };

/**
 * Reads a project from a file or a request, and upgrades the project to the current version. Wrong input gives
 * problems, not an exception. A project of an unsupported version has one problem, 'Invalid project version', because
 * the meaning of its fields is not known.
 *
 * @spec C §3 "version: 1.99, 3.0.0 (v3_0_0) for ePB, and 1.0.0 (ePX_v1_0_0)"; C §5 "Invalid project version raises an
 * error"; 0036; 0071
 *
 * @example
 * import { parseEnteringProject } from "@epb/engine";
 *
 * parseEnteringProject({}).ok; // false
 */
export function parseEnteringProject(json: unknown): EnteringProject {
  const upgraded = upgradedOrUndefined(json);
  if (upgraded === undefined) return { ok: false, problems: problemsOfVersion(json) };
  const parsed = parseProject(upgraded.json);
  if (!parsed.ok) return parsed;
  const upgrade = upgradeOf(upgraded.steps);
  return { ok: true, value: parsed.value, ...(upgrade !== undefined && { upgrade }) };
}

function upgradedOrUndefined(json: unknown): UpgradedProject | undefined {
  try {
    return upgradeProject(json);
  } catch (error) {
    if (error instanceof EngineError) return undefined;
    throw error;
  }
}

/** A project without a version has every problem that reading finds, the missing version among them. */
function problemsOfVersion(json: unknown): readonly InputProblem[] {
  const unsupported = problemAt("value/version-unsupported", ["record", "version"], json);
  if (unsupported.found !== undefined) return [unsupported];
  const parsed = parseProject(json);
  return parsed.ok ? [unsupported] : parsed.problems;
}

function upgradeOf(steps: readonly UpgradeStepName[]): ProjectUpgrade | undefined {
  if (steps.length === 0) return undefined;
  const filledIn = UPGRADE_STEPS.filter(({ name }) => steps.includes(name)).flatMap((step) => step.filledIn ?? []);
  return { from: ProjectVersion.V1_99, to: ProjectVersion.V3_0_0, filledIn };
}
