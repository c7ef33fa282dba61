import type { ProjectData } from "../model/project-data.js";
import { PROJECT_SECTIONS } from "../model/project-sections.js";
import { isSameValue } from "../objects/same-value.js";

const SECTION_NAMES = Object.keys(PROJECT_SECTIONS) as readonly (keyof ProjectData)[];

/**
 * Sections that differ between two states of the project data.
 *
 * @example
 * import { changedSections } from "@epb/engine";
 *
 * changedSections(project.data, { ...project.data, performancePeriod: [] }); // ["performancePeriod"]
 */
export function changedSections(before: ProjectData, after: ProjectData): readonly (keyof ProjectData)[] {
  return SECTION_NAMES.filter((name) => !isSameValue(before[name], after[name]));
}

/**
 * True if a change of the project data can change a calculated figure.
 *
 * @spec C §4 "Changes that trigger calculation cause recalculation"
 *
 * @example
 * import { triggersCalculation } from "@epb/engine";
 *
 * triggersCalculation(project.data, { ...project.data, performancePeriod: [] }); // true
 * triggersCalculation(project.data, project.data); // false
 */
export function triggersCalculation(before: ProjectData, after: ProjectData): boolean {
  return changedSections(before, after).some((name) => PROJECT_SECTIONS[name].triggersCalculation);
}
