import { ProjectVersion } from "../../enumerations/project-version.js";
import { EngineError } from "../../errors/engine-error.js";
import { isJsonObject, type JsonMembers } from "./json-members.js";
import { UPGRADE_STEPS, type UpgradeStepName } from "./upgrade-steps.js";

export interface UpgradedProject {
  /** Plain JSON of the present version, for `parseProject`. */
  readonly json: unknown;
  /** Steps of the upgrade, in order; empty for a project of the current version. */
  readonly steps: readonly UpgradeStepName[];
}

/** Versions that are read without an upgrade. */
const PRESENT_VERSIONS: readonly unknown[] = [ProjectVersion.V3_0_0, ProjectVersion.EpxV1_0_0];

/**
 * Upgrades a project as JSON to the current version: 1.99 becomes 3.0.0, step by step. Fills in only
 * values that 3.0.0 requires and that an older project may omit, as the specification defines them. Reading the project reports all other problems.
 *
 * @throws EngineError 'Invalid project version' for a version that cannot be upgraded, such as an ePX project of
 * version 1.99
 * @spec C §3 "version: 1.99, 3.0.0 (v3_0_0) for ePB, and 1.0.0 (ePX_v1_0_0)"; C §5 "Invalid project version raises an
 * error"; 0036
 *
 * @example
 * import { upgradeProject } from "@epb/engine";
 *
 * upgradeProject(JSON.parse(JSON.stringify(project))).steps; // []
 */
export function upgradeProject(json: unknown): UpgradedProject {
  const record = isJsonObject(json) && isJsonObject(json["record"]) ? json["record"] : {};
  const version = record["version"];
  if (PRESENT_VERSIONS.includes(version)) return { json, steps: [] };
  if (!isJsonObject(json) || version !== ProjectVersion.V1_99) {
    throw new EngineError("project/version-invalid", { version });
  }
  const steps: UpgradeStepName[] = [];
  let project: JsonMembers = json;
  for (const { name, apply } of UPGRADE_STEPS) {
    const next = apply(project);
    if (next !== project) steps.push(name);
    project = next;
  }
  return { json: project, steps };
}
