import { OrganizationKind, ProjectAction, type SharedProjects, type ShareResult } from "@epb/contract";
import { ProjectAccessRole } from "@epb/engine";
import { ApiError } from "../../base/api-error.js";
import { queueMail } from "../../mail/queue-mail.js";
import type { Transaction } from "../../store/store.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { isMember, requireOrganization } from "../organizations/organization-commands.js";
import type { StoredOrganization } from "../organizations/organizations.js";
import { changeEach, namesOf } from "./change-each.js";
import { countedMessage } from "./counted-message.js";
import { loadProject } from "./load-project.js";
import { covers } from "./present-organizations.js";
import { writeRoles } from "./project-access.js";
import { PROJECT_ENTRIES, type ProjectEntry } from "./project-entries.js";
import { personText, portfolioLinks } from "./project-mail.js";
import { withRole } from "./project-roles.js";
import type { ProjectServices } from "./project-services.js";
import { requireActionOn } from "./require-project-action.js";
import { readEntry, recordProject } from "./write-project.js";

/**
 * Lets an organization or a person view projects.
 *
 * @throws ApiError 404 for an unknown organization; 429 after too many messages
 */
export async function shareProjects(
  { projectIds, organizationId, email }: SharedProjects,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<ShareResult> {
  if (organizationId !== undefined) {
    const { document: organization } = await requireOrganization(organizationId, services.store);
    const { changed, unchanged } = await changeEach(projectIds, services, (id, transaction) =>
      shareWithOrganization(id, organization, caller, transaction, services),
    );
    return { shared: changed.length, unchanged };
  }
  return shareWithPerson(projectIds, email ?? "", caller, services);
}

/** @throws ApiError 404, 403, 409 */
async function shareWithOrganization(
  id: string,
  organization: StoredOrganization,
  caller: SignedInUser,
  transaction: Transaction,
  services: ProjectServices,
): Promise<void> {
  const entry = requireActionOn(await transaction.get(PROJECT_ENTRIES, id), actionFor(organization, caller), caller);
  const { organizations = [] } = entry.document;
  if (organizations.some(({ organizationId }) => organizationId === organization.id)) {
    throw new ApiError(409, "access/role-exists", "The organization can view this project already.");
  }
  if (organization.kind === OrganizationKind.ProgramOffice) {
    const { project } = await loadProject(id, { store: transaction });
    if (!covers(organization, project, entry.document)) {
      const message = `The project is not in a state or of an agency of ${organization.name}.`;
      throw new ApiError(403, "project/not-permitted", message);
    }
  }
  const shared = { organizationId: organization.id, sharedAt: services.now().toISOString() };
  const next = { ...entry.document, organizations: [...organizations, shared] };
  await transaction.update(PROJECT_ENTRIES, next, entry.revision);
  await recordOrganization("access.shared", id, organization, caller, transaction, services);
}

/** Customers agree to a program office; a builder can share with the own organization only. */
function actionFor({ id, kind }: StoredOrganization, { user }: SignedInUser): ProjectAction {
  if (kind === OrganizationKind.ProgramOffice) return ProjectAction.AgreeToOffice;
  return isMember(user.document, id) ? ProjectAction.KeepRecords : ProjectAction.ManageAccess;
}

async function shareWithPerson(
  projectIds: readonly string[],
  email: string,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<ShareResult> {
  const roleId = ProjectAccessRole.ProjectViewer;
  const work = async (): Promise<ShareResult> => {
    const { changed, unchanged } = await changeEach(projectIds, services, async (id, transaction) => {
      const entry = requireActionOn(await transaction.get(PROJECT_ENTRIES, id), ProjectAction.ManageAccess, caller);
      const roles = await withRole(entry.document, email, roleId, transaction, services);
      const isInvited = roles.invitations.length > entry.document.invitations.length;
      const action = isInvited ? "access.invited" : "access.granted";
      const person = isInvited ? { personEmail: email } : { personId: roles.members.at(-1)?.userId ?? "" };
      const step = { action, id, details: { roleId }, step: { roleId, ...person } } as const;
      await recordProject(transaction, step, caller.user.document.id, services);
      return writeRoles(transaction, id, roles);
    });
    const isInvited = changed.some(({ invitations }) => invitations.some((one) => one.email === email));
    if (changed.length > 0) {
      const data = {
        projects: namesOf(changed),
        by: personText(caller.user.document),
        ...portfolioLinks({ isInvited }, services),
      };
      await services.store.transact((transaction) =>
        queueMail(transaction, { name: "projectsShared", to: email, data }),
      );
    }
    return { shared: changed.length, unchanged };
  };
  return countedMessage(caller, services, work);
}

/** Ends the access of an organization. @throws ApiError 404 */
export function stopSharing(
  id: string,
  organizationId: string,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<ProjectEntry> {
  return services.store.transact(async (transaction) => {
    const entry = requireActionOn(await readEntry(id, transaction), ProjectAction.ManageAccess, caller);
    const { document: organization } = await requireOrganization(organizationId, transaction);
    const { organizations: before = [], ...others } = entry.document;
    const organizations = before.filter((one) => one.organizationId !== organizationId);
    if (organizations.length < before.length) {
      await transaction.update(PROJECT_ENTRIES, { ...others, organizations }, entry.revision);
      await recordOrganization("access.unshared", id, organization, caller, transaction, services);
    }
    return { ...others, organizations };
  });
}

async function recordOrganization(
  action: "access.shared" | "access.unshared",
  id: string,
  { id: organizationId, name }: StoredOrganization,
  caller: SignedInUser,
  transaction: Transaction,
  services: ProjectServices,
): Promise<void> {
  const step = { action, id, details: { organizationId }, step: { organization: name } };
  await recordProject(transaction, step, caller.user.document.id, services);
}
