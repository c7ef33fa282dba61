import { ProjectStatus } from "../enumerations/project-status.js";
import type { Project } from "../model/project.js";

/**
 * Approves a project. A project that is reopened later keeps the mark that it was once approved.
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
 * Reopens a project for data entry. The project keeps the mark that it was once approved.
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
 * True if the project is approved and has not been reopened since.
 *
 * @example
 * import { isApproved } from "@epb/engine";
 *
 * isApproved(project); // false
 */
export function isApproved({ record }: Project): boolean {
  return record.status === ProjectStatus.Approved;
}
