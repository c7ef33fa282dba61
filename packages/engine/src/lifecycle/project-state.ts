import { CalculationType } from "../enumerations/calculation-type.js";
import { EngineError } from "../errors/engine-error.js";
import type { SuppliedCalculatedValues } from "../model/calculated/supplied-calculated-values.js";
import type { Project, ProjectRecord } from "../model/project.js";
import type { ProjectData } from "../model/project-data.js";
import { triggersCalculation } from "./calculation-triggers.js";

/** A project at work, and whether its calculated values are those of its data. */
export interface ProjectState {
  readonly project: Project;
  readonly needsRecalculation: boolean;
}

/**
 * Opens a stored project. A project that was stored without calculated values needs recalculation.
 *
 * @example
 * import { openProject } from "@epb/engine";
 *
 * openProject(project).needsRecalculation; // true
 */
export function openProject(project: Project): ProjectState {
  return { project, needsRecalculation: project.calculatedValues === undefined };
}

/**
 * Replaces the record of a project, for example with the record in the server's reply to a save.
 *
 * @throws EngineError 'Invalid project version' when the record is of another version than the project
 * @spec C §3 "A project rejects a record whose"; C §5 "Invalid project version raises an error"
 *
 * @example
 * import { attachRecord, openProject } from "@epb/engine";
 *
 * attachRecord(openProject(project), { ...project.record, name: "Another name" }).project.record.name; // "Another name"
 */
export function attachRecord(state: ProjectState, record: ProjectRecord): ProjectState {
  const { project } = state;
  requireSameVersion(project.record, record);
  const recalculates = record.calculationType !== project.record.calculationType;
  return { project: { ...project, record }, needsRecalculation: state.needsRecalculation || recalculates };
}

/**
 * Checks that two records of a project have the same version.
 *
 * @throws EngineError 'Invalid project version' when two records are of different versions
 *
 * @example
 * import { requireSameVersion } from "@epb/engine";
 *
 * requireSameVersion(project.record, project.record); // undefined
 */
export function requireSameVersion({ version: expected }: ProjectRecord, { version }: ProjectRecord): void {
  if (version !== expected) throw new EngineError("project/version-invalid", { version, expected });
}

/**
 * Replaces all data of a project with new data, for example from a workbook. Values calculated from the old data
 * remain, and the project is marked as needing recalculation.
 *
 * @spec C §4 "'needs recalculation' flag is set", "change notification asks for it", "cleared after calculated values
 * are refreshed"
 *
 * @example
 * import { attachProjectData, openProject } from "@epb/engine";
 *
 * attachProjectData(openProject(project), { ...project.data, performancePeriod: [] }).project.data.performancePeriod; // []
 */
export function attachProjectData(state: ProjectState, data: ProjectData): ProjectState {
  return { project: { ...state.project, data }, needsRecalculation: true };
}

/**
 * Project with changed data. Figures that depend on the change must be present, and the caller must refresh these figures.
 *
 * @throws EngineError 'Unable to update projectData when dependent calculatedValues are missing.' when a section changed
 * on which figures depend and the project has no calculated values
 * @spec C §4 "Changes that trigger calculation cause recalculation", "dependent calculated values are missing"; C §8
 * "Unable to update projectData when dependent"; 0034
 *
 * @example
 * import { openProject, updateProjectData } from "@epb/engine";
 *
 * const state = openProject({ ...project, calculatedValues: calculation.calculatedValues });
 * updateProjectData(state, { ...project.data, performancePeriod: [] }).needsRecalculation; // true
 */
export function updateProjectData({ project, needsRecalculation }: ProjectState, data: ProjectData): ProjectState {
  const recalculates = triggersCalculation(project.data, data);
  if (recalculates && project.calculatedValues === undefined) {
    throw new EngineError("project/calculated-values-missing", { id: project.record.id });
  }
  return { project: { ...project, data }, needsRecalculation: needsRecalculation || recalculates };
}

/**
 * Records that a project has changed, and that it needs recalculation if the change requires one.
 *
 * @spec C §4 "a change notification asks for it"
 *
 * @example
 * import { noteChange, openProject } from "@epb/engine";
 *
 * noteChange(openProject(project), { recalculate: true }).needsRecalculation; // true
 */
export function noteChange(state: ProjectState, change: { readonly recalculate: boolean }): ProjectState {
  return change.recalculate ? { ...state, needsRecalculation: true } : state;
}

/**
 * Recalculates the calculated values of a project. An Override project keeps the values that were supplied with it.
 *
 * @throws EngineError 'Project set to Override but no calculated values provided'
 * @spec C §4 "cleared after calculated values are refreshed"
 *
 * @example
 * import { noteChange, openProject, refreshCalculatedValues } from "@epb/engine";
 *
 * const changed = noteChange(openProject(project), { recalculate: true });
 * refreshCalculatedValues(changed, calculation.calculatedValues).needsRecalculation; // false
 */
export function refreshCalculatedValues(state: ProjectState, calculatedValues: SuppliedCalculatedValues): ProjectState {
  const { project } = state;
  if (project.record.calculationType !== CalculationType.Override) {
    return { project: { ...project, calculatedValues }, needsRecalculation: false };
  }
  if (project.calculatedValues === undefined) throw new EngineError("calculation/override-without-values");
  return { project, needsRecalculation: false };
}
