import { ProjectStatus } from "../enumerations/project-status.js";
import type { Project } from "../model/project.js";

/**
 * The project once the customer has signed it off. That it has been approved is remembered when it is opened again.
 *
 * @spec C §3 "status: Pending"; 0034
 *
 * @example
 * import { approveProject, isApproved } from "@epb/engine";
 *
 * isApproved(approveProject(project)); // true
 */
export function approveProject(project: Project): Project {
  return { ...project, record: { ...project.record, status: ProjectStatus.Approved }, hasBeenApproved: true };
}

/**
 * The project open for entering data again; that it has been approved stays.
 *
 * @example
 * import { approveProject, isApproved, reopenProject } from "@epb/engine";
 *
 * isApproved(reopenProject(approveProject(project))); // false
 */
export function reopenProject(project: Project): Project {
  return { ...project, record: { ...project.record, status: ProjectStatus.Pending } };
}

/**
 * True for a project that the customer has signed off and nobody has opened since.
 *
 * @example
 * import { isApproved } from "@epb/engine";
 *
 * isApproved(project); // false
 */
export function isApproved({ record }: Project): boolean {
  return record.status === ProjectStatus.Approved;
}
