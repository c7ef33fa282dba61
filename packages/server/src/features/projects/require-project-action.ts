import { actionRefusal, type ProjectAction } from "@epb/contract";
import { type ApprovalStatus, ProjectAccessRole } from "@epb/engine";
import * as z from "zod/mini";
import { ApiError, notFound } from "../../base/api-error.js";
import type { Stored } from "../../store/collection.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { isGranted, PROJECT_ENTRIES, type ProjectEntry } from "./project-entries.js";
import type { ProjectServices } from "./project-services.js";

const UUID = z.regexes.uuid();

/**
 * Entry of the project `{id}` if the caller may do this with it. A hidden project does not exist for the caller.
 *
 * @throws ApiError 404, 403, or 409 if the status of the project does not allow the action
 * @spec C §6 "Permission enforcement on project calls"
 */
export async function requireProjectAction(
  action: ProjectAction,
  caller: SignedInUser,
  params: unknown,
  { store }: ProjectServices,
): Promise<Stored<ProjectEntry>> {
  const { id } = (params ?? {}) as { readonly id?: unknown };
  // Text that is not a UUID cannot be the id of a project.
  if (typeof id !== "string" || !UUID.test(id)) throw notFound("The project");
  return requireActionOn(await store.get(PROJECT_ENTRIES, id), action, caller);
}

/**
 * The entry, if the caller may do this with its project. Call it again after waiting for other work.
 *
 * @throws ApiError 404, 403, 409
 */
export function requireActionOn(
  entry: Stored<ProjectEntry> | undefined,
  action: ProjectAction,
  caller: SignedInUser,
): Stored<ProjectEntry> {
  if (entry === undefined) throw notFound("The project");
  const refusal = actionRefusal(action, standingOf(entry.document, caller));
  if (refusal === "not-visible") throw notFound("The project");
  if (refusal === "not-permitted") {
    throw new ApiError(403, "project/not-permitted", "Your role on this project does not allow this.");
  }
  if (refusal === "not-now") throw new ApiError(409, "project/not-now", NOT_NOW[entry.document.approval]);
  return entry;
}

/** Relation of the caller to the project. Members of an organization that can view it are viewers. */
export function standingOf(
  { approval, members, organizations = [] }: ProjectEntry,
  { user }: SignedInUser,
): Parameters<typeof actionRefusal>[1] {
  const { id, group, organizationIds = [] } = user.document;
  const member = members.find((one) => one.userId === id && isGranted(one));
  const isShared = organizations.some(({ organizationId }) => organizationIds.includes(organizationId));
  const role = member?.roleId ?? (isShared ? ProjectAccessRole.ProjectViewer : undefined);
  return { group, approval, ...(role !== undefined && { role }) };
}

/** The texts of the column `visibleTo` by which the caller sees a project. */
export const seenAs = ({ user }: SignedInUser): readonly string[] => [
  user.document.id,
  ...(user.document.organizationIds ?? []),
];

const NOT_NOW: Readonly<Record<ApprovalStatus, string>> = {
  1: "The project is in entry. Submit the project first.",
  2: "The project is submitted. The customer can approve or return the project.",
  3: "The project is approved and read-only. The customer can reopen it.",
};
