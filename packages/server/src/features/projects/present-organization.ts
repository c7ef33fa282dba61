import { GroupPermission, hasPermission, type OrganizationDetails } from "@epb/contract";
import { ApiError } from "../../base/api-error.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { isMember, membersOf, requireOrganization } from "../organizations/organization-commands.js";
import { PROJECT_ENTRIES } from "./project-entries.js";
import type { ProjectServices } from "./project-services.js";

/**
 * An organization with its members and the numbers of their projects.
 *
 * @throws ApiError 404; 403 for people who are neither members nor administrators
 */
export async function presentOrganization(
  id: string,
  { user }: SignedInUser,
  { store }: Pick<ProjectServices, "store">,
): Promise<OrganizationDetails> {
  const { document } = await requireOrganization(id, store);
  const isOwn = isMember(user.document, id);
  if (!isOwn && !hasPermission(user.document.group, GroupPermission.Administer)) {
    throw new ApiError(403, "not-permitted", "Only members and administrators can view an organization.");
  }
  const members = await membersOf(id, store);
  return {
    ...document,
    isMember: isOwn,
    members: await Promise.all(
      members.map(async ({ document: { id: userId, firstName, lastName, email, group, isActive } }) => {
        const projects = await store.count(PROJECT_ENTRIES, [{ column: "memberIds", hasAny: [userId] }]);
        return { userId, firstName, lastName, email, userGroupId: group, isActive, projects };
      }),
    ),
    projects: await store.count(PROJECT_ENTRIES, [{ column: "visibleTo", hasAny: [id] }]),
  };
}
