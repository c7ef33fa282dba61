import { canHoldRole, OrganizationKind, UserGroup } from "@epb/contract";
import { ApprovalStatus, ProjectAccessRole } from "@epb/engine";
import { ApiError } from "../../base/api-error.js";
import type { Reader } from "../../store/store.js";
import { USERS, type User } from "../accounts/users.js";
import { ORGANIZATIONS } from "../organizations/organizations.js";
import type { ProjectInvitation, ProjectMember, SharedWith } from "./project-entries.js";
import type { ProjectServices } from "./project-services.js";

/** Members of a project and people invited to it. */
export interface ProjectRoles {
  readonly members: readonly ProjectMember[];
  readonly invitations: readonly ProjectInvitation[];
  readonly organizations?: readonly SharedWith[];
}

/**
 * The creator's own role. A customer initiates; an ESCO that starts a project by itself initiates and builds it, so
 * that it can give access to its customer, who alone approves. Staff who start a project for others get no role.
 *
 * @param buildsThemselves - True if the email of the builder is their own.
 * @spec P §1 "Account request roles"; P §6
 */
function creatorRole(group: UserGroup, buildsThemselves: boolean): ProjectAccessRole | undefined {
  if (group === UserGroup.Admin) return undefined;
  return group === UserGroup.Esco || buildsThemselves
    ? ProjectAccessRole.ProjectInitiatorAndBuilder
    : ProjectAccessRole.ProjectInitiator;
}

/** People that a new project names, by email address. */
export interface NamedParties {
  /** The builder; undefined if nobody else builds the project. */
  readonly builderEmail?: string | undefined;
  /** The approver; undefined if the project names nobody else. */
  readonly customerEmail?: string | undefined;
}

/**
 * The roles of a new project.
 *
 * @spec P §1 "By default each project is accessible"
 */
export async function rolesOfNewProject(
  creator: User,
  { builderEmail, customerEmail }: NamedParties,
  reader: Reader,
  services: ProjectServices,
): Promise<ProjectRoles> {
  const roleId = creatorRole(creator.group, builderEmail === creator.email);
  const nobody: ProjectRoles = { members: [], invitations: [] };
  const own = roleId === undefined ? nobody : await withMember(nobody, creator, roleId, reader, services);
  const isOwn = builderEmail === creator.email && roleId !== undefined;
  const built =
    builderEmail === undefined || isOwn
      ? own
      : await withRole(own, builderEmail, ProjectAccessRole.ProjectBuilder, reader, services);
  if (customerEmail === undefined) return built;
  return withRole(built, customerEmail, ProjectAccessRole.ProjectInitiator, reader, services);
}

/**
 * The roles with an additional role for the account of the address, or an invitation without an account. With
 * `EPB_EMAIL_EXISTS=blind`, always an invitation, with the same reply for every address (0075).
 *
 * @throws ApiError 409 'Role already exists for the given user'; 400 for a role that the account cannot hold
 * @spec C §5 "Role id enumeration for project access", "one role per user per project"; C §6 "project access list"; C
 * §8 "Role already exists for the given"
 */
export async function withRole(
  roles: ProjectRoles,
  email: string,
  roleId: ProjectAccessRole,
  reader: Reader,
  services: Pick<ProjectServices, "random" | "now" | "config">,
): Promise<ProjectRoles> {
  const { members, invitations } = roles;
  const { random, now, config } = services;
  const user = await reader.getBy(USERS, "email", email);
  const isTaken =
    invitations.some((invitation) => invitation.email === email) ||
    members.some(({ userId }) => userId === user?.document.id);
  if (isTaken) throw new ApiError(409, "access/role-exists", "Role already exists for the given user");
  if (user === undefined || config.emailExists === "blind") {
    const invitation = { id: random.uuid(), email, roleId, invitedAt: now().toISOString() };
    return { ...roles, invitations: [...invitations, invitation] };
  }
  if (!canHoldRole(user.document.group, roleId)) {
    throw roleNotPossible();
  }
  return withMember(roles, user.document, roleId, reader, services);
}

/**
 * The roles with an additional member. A project belongs to the organizations of the people who initiate or build it:
 * all their members can view it. A program office needs the agreement of the customer.
 */
export async function withMember(
  { members, organizations = [], ...roles }: ProjectRoles,
  user: User,
  roleId: ProjectAccessRole,
  reader: Reader,
  { now }: Pick<ProjectServices, "now">,
): Promise<ProjectRoles> {
  const added: SharedWith[] = [];
  const { organizationIds = [] } = user;
  for (const organizationId of roleId === ProjectAccessRole.ProjectViewer ? [] : organizationIds) {
    if (organizations.some((one) => one.organizationId === organizationId)) continue;
    const organization = await reader.get(ORGANIZATIONS, organizationId);
    if (organization === undefined || organization.document.kind === OrganizationKind.ProgramOffice) continue;
    added.push({ organizationId, sharedAt: now().toISOString() });
  }
  const all = [...organizations, ...added];
  return { ...roles, members: [...members, granted(user, roleId)], ...(all.length > 0 && { organizations: all }) };
}

export const roleNotPossible = (): ApiError =>
  new ApiError(400, "access/role-not-possible", "This account can only have view-only access to projects.");

function granted({ id }: Pick<User, "id">, roleId: ProjectAccessRole): ProjectMember {
  return { userId: id, roleId, status: ApprovalStatus.Approved };
}
