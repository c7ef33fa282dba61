import type { CurrentUser, ProjectAccessEntry } from "@epb/contract";
import { ApprovalStatus, ProjectAccessRole } from "@epb/engine";
import type { Reader } from "../../store/store.js";
import type { AccountServices } from "../accounts/account-services.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import type { User } from "../accounts/users.js";
import { isEpxUser, viewOf } from "../accounts/view-of.js";
import { PROJECT_ENTRIES } from "./project-entries.js";

/** Projects of one user that the list of their access names. */
const MOST_PROJECTS = 10_000;

/**
 * The account as its owner sees it.
 *
 * @spec P §7 "GET api/current_user", "returns status id and user fields"; P §3 "User"; P §6 "A user's access to a
 * project"; P §7 "after create or delete"
 */
export async function presentCurrentUser(
  { user, session, status }: SignedInUser,
  { store }: AccountServices,
): Promise<CurrentUser> {
  const { document } = user;
  return {
    id: document.id,
    uuid: document.id,
    statusId: status,
    firstName: document.firstName,
    lastName: document.lastName,
    email: document.email,
    userGroupId: document.group,
    organization: document.organization,
    title: document.title,
    phone: document.phone,
    region: document.region,
    city: document.city,
    zip: document.zip,
    country: document.country,
    viewSelection: viewOf(document),
    projectAccessList: await projectAccess(document, store),
    projectTypes: document.projectTypes,
    isEpxUser: isEpxUser(document),
    hasTemporaryPassword: document.hasTemporaryPassword ?? false,
    ...(document.secondFactor?.confirmedAt !== undefined && { mfaUUID: document.secondFactor.id }),
    mfaSuccess: session.document.hasSecondFactor,
  };
}

/** Own roles, and the role of a viewer on the other projects of the organizations of the user. */
async function projectAccess(
  { id, organizationIds = [] }: User,
  reader: Reader,
): Promise<readonly ProjectAccessEntry[]> {
  const { items: own } = await reader.find(PROJECT_ENTRIES, {
    where: [{ column: "memberIds", hasAny: [id] }],
    limit: MOST_PROJECTS,
  });
  const roles = own.flatMap(({ document }) =>
    document.members
      .filter(({ userId }) => userId === id)
      .map(({ roleId, status }): ProjectAccessEntry => ({ projectId: document.id, roleId, status })),
  );
  if (organizationIds.length === 0) return roles;
  const { items: shared } = await reader.find(PROJECT_ENTRIES, {
    where: [{ column: "visibleTo", hasAny: organizationIds }],
    limit: MOST_PROJECTS,
  });
  const known = new Set(roles.map(({ projectId }) => projectId));
  const views = shared
    .filter(({ document }) => !known.has(document.id))
    .map(({ document }): ProjectAccessEntry => {
      return { projectId: document.id, roleId: ProjectAccessRole.ProjectViewer, status: ApprovalStatus.Approved };
    });
  return [...roles, ...views];
}
