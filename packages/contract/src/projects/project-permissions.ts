import { ApprovalStatus, ProjectAccessRole } from "@epb/engine";
import { GroupPermission, hasPermission } from "../accounts/group-permissions.js";
import { UserGroup } from "../accounts/user-group.js";

/** Actions on a project. */
export const ProjectAction = {
  View: "view",
  Edit: "edit",
  Submit: "submit",
  Return: "return",
  Approve: "approve",
  Reopen: "reopen",
  Delete: "delete",
  ManageAccess: "manageAccess",
  /** Files, notes, and M&V years can change after the approval. */
  KeepRecords: "keepRecords",
  ApproveMeasurement: "approveMeasurement",
  /** Lets a program office view the project: only the customer can agree to this. */
  AgreeToOffice: "agreeToOffice",
} as const;
export type ProjectAction = (typeof ProjectAction)[keyof typeof ProjectAction];

interface ActionRule {
  readonly roles: readonly ProjectAccessRole[];
  /** Statuses between data entry and approval that allow the action. */
  readonly approval: readonly ApprovalStatus[];
  /** True if staff may do it on any project, which excludes signatures for a party. */
  readonly byAdmin: boolean;
  /** True if the action signs for the customer: nobody of an ESCO may do it, with any role. */
  readonly forCustomer?: true;
}

const {
  ProjectInitiator: Pi,
  ProjectBuilder: Pb,
  ProjectViewer: Pv,
  ProjectInitiatorAndBuilder: Pipb,
} = ProjectAccessRole;
const { Pending, PreApproval, Approved } = ApprovalStatus;

/**
 * Roles and statuses of each action. The customer initiates and approves; the ESCO enters, edits, and submits; viewers
 * read. An approved project is read-only until an approver reopens it.
 *
 * @spec P §1 "Account request roles", "more users can be given read-only"; C §6
 */
const RULES: Readonly<Record<ProjectAction, ActionRule>> = {
  view: { roles: [Pi, Pb, Pv, Pipb], approval: [Pending, PreApproval, Approved], byAdmin: true },
  edit: { roles: [Pi, Pb, Pipb], approval: [Pending], byAdmin: true },
  submit: { roles: [Pb, Pipb], approval: [Pending], byAdmin: false },
  return: { roles: [Pi, Pipb], approval: [PreApproval], byAdmin: false },
  approve: { roles: [Pi, Pipb], approval: [PreApproval], byAdmin: false, forCustomer: true },
  reopen: { roles: [Pi, Pipb], approval: [Approved], byAdmin: false, forCustomer: true },
  delete: { roles: [Pi, Pipb], approval: [Pending], byAdmin: true },
  manageAccess: { roles: [Pi, Pipb], approval: [Pending, PreApproval, Approved], byAdmin: true },
  keepRecords: { roles: [Pi, Pb, Pipb], approval: [Pending, PreApproval, Approved], byAdmin: true },
  approveMeasurement: {
    roles: [Pi, Pipb],
    approval: [Pending, PreApproval, Approved],
    byAdmin: false,
    forCustomer: true,
  },
  agreeToOffice: { roles: [Pi, Pipb], approval: [Pending, PreApproval, Approved], byAdmin: false, forCustomer: true },
};

/** Relation of a user to a project. */
export interface ProjectStanding {
  readonly group: UserGroup;
  /** Granted role on this project; undefined without one. */
  readonly role?: ProjectAccessRole;
  readonly approval: ApprovalStatus;
}

/**
 * Reason for a refusal: no permission to see the project, no permission for the action, or a status that does not allow
 * it.
 */
export type ActionRefusal = "not-visible" | "not-permitted" | "not-now";

/** Reason for a refusal; undefined if the action is allowed. */
export function actionRefusal(
  action: ProjectAction,
  { group, role, approval }: ProjectStanding,
): ActionRefusal | undefined {
  const rule = RULES[action];
  const isAdmin = group === UserGroup.Admin;
  if (role === undefined && !isAdmin) return "not-visible";
  const byRole =
    role !== undefined &&
    rule.roles.includes(role) &&
    groupAllows(group, action) &&
    !(rule.forCustomer === true && group === UserGroup.Esco);
  if (!byRole && !(isAdmin && rule.byAdmin)) return "not-permitted";
  return rule.approval.includes(approval) ? undefined : "not-now";
}

/** All actions that the user may take on the project now. */
export function allowedActions(standing: ProjectStanding): readonly ProjectAction[] {
  return Object.values(ProjectAction).filter((action) => actionRefusal(action, standing) === undefined);
}

/**
 * True if the group may have the role: all roles except the viewer need a group that builds projects. @spec P §6 "Build
 * projects", "View projects"
 */
export function canHoldRole(group: UserGroup, role: ProjectAccessRole): boolean {
  return role === ProjectAccessRole.ProjectViewer || hasPermission(group, GroupPermission.BuildProjects);
}

const groupAllows = (group: UserGroup, action: ProjectAction): boolean =>
  action === ProjectAction.View || hasPermission(group, GroupPermission.BuildProjects);
