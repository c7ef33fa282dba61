import type { ApprovalStatus } from "../enumerations/approval-status.js";
import type { ProjectAccessRole } from "../enumerations/project-access-role.js";
import { EngineError } from "../errors/engine-error.js";

/**
 * Permissions of a user for a project.
 *
 * @spec C §6 "project access list"
 */
export interface ProjectAccess {
  readonly projectId: string;
  readonly roleId: ProjectAccessRole;
  /** Approval status of the access; decision 0037 defines the meaning. */
  readonly status: ApprovalStatus;
}

/** The access list of one user, keyed by project. */
export type AccessList = readonly ProjectAccess[];

/**
 * Adds a project to the list of projects that a user may open.
 *
 * @throws EngineError 'Role already exists for the given user' when the user has a role on the project
 * @spec C §5 "Role id enumeration for project access", "one role per user per project"; C §8 "Role already exists for
 * the given"
 *
 * @example
 * import { addAccess, ApprovalStatus, ProjectAccessRole } from "@epb/engine";
 *
 * const access = { projectId: "a", roleId: ProjectAccessRole.ProjectBuilder, status: ApprovalStatus.Approved };
 * addAccess([], access).length; // 1
 */
export function addAccess(list: AccessList, access: ProjectAccess): AccessList {
  const { projectId } = access;
  if (roleOn(list, projectId) !== undefined) throw new EngineError("access/role-exists", { projectId });
  return [...list, access];
}

/**
 * Removes a project from the list of projects that a user may open.
 *
 * @throws EngineError 'key not found in list' when the user has no role on it
 *
 * @example
 * import { ApprovalStatus, ProjectAccessRole, removeAccess } from "@epb/engine";
 *
 * const access = { projectId: "a", roleId: ProjectAccessRole.ProjectBuilder, status: ApprovalStatus.Approved };
 * removeAccess([access], "a"); // []
 */
export function removeAccess(list: AccessList, projectId: string): AccessList {
  if (roleOn(list, projectId) === undefined) throw new EngineError("list/key-not-found", { key: projectId });
  return list.filter((access) => access.projectId !== projectId);
}

/**
 * The user's role on a project; undefined if the user has no role.
 *
 * @example
 * import { ApprovalStatus, ProjectAccessRole, roleOn } from "@epb/engine";
 *
 * const access = { projectId: "a", roleId: ProjectAccessRole.ProjectBuilder, status: ApprovalStatus.Approved };
 * roleOn([access], "a"); // 2
 * roleOn([access], "b"); // undefined
 */
export function roleOn(list: AccessList, projectId: string): ProjectAccessRole | undefined {
  return list.find((access) => access.projectId === projectId)?.roleId;
}
