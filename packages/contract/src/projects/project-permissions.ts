import { ApprovalStatus, ProjectAccessRole } from "@epb/engine";
import { GroupPermission, hasPermission } from "../accounts/group-permissions.js";
import { UserGroup } from "../accounts/user-group.js";

/** What can be done with one project. */
export const ProjectAction = {
  View: "view",
  Edit: "edit",
  Submit: "submit",
  Return: "return",
  Approve: "approve",
  Reopen: "reopen",
  Delete: "delete",
  ManageAccess: "manageAccess",
  /** Files, notes and M&V years go on after the approval. */
  KeepRecords: "keepRecords",
  ApproveMeasurement: "approveMeasurement",
} as const;
export type ProjectAction = (typeof ProjectAction)[keyof typeof ProjectAction];

interface ActionRule {
  readonly roles: readonly ProjectAccessRole[];
  /** Where the project has to stand between data entry and approval. */
  readonly approval: readonly ApprovalStatus[];
  /** Whether staff may do it on any project: never what signs for a party. */
  readonly byAdmin: boolean;
  /** Signs for the customer: nobody of an ESCO does, whatever their role. */
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
 * Who does what at which point. The customer initiates and approves; the ESCO enters, edits and submits; viewers read. An
 * approved project is read-only until an approver reopens it.
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
};

/** Somebody in front of a project. */
export interface ProjectStanding {
  readonly group: UserGroup;
  /** Granted on this project; undefined without one. */
  readonly role?: ProjectAccessRole;
  readonly approval: ApprovalStatus;
}

/** Why an action is refused: no right to it at all, or not at this point. */
export type ActionRefusal = "not-visible" | "not-permitted" | "not-now";

/** Why somebody may not do it; undefined when they may. */
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

/** All that somebody may do with the project now. */
export function allowedActions(standing: ProjectStanding): readonly ProjectAction[] {
  return Object.values(ProjectAction).filter((action) => actionRefusal(action, standing) === undefined);
}

/** A role that asks for more than reading takes a group that builds projects. @spec P §6 "Build projects", "View projects" */
export function canHoldRole(group: UserGroup, role: ProjectAccessRole): boolean {
  return role === ProjectAccessRole.ProjectViewer || hasPermission(group, GroupPermission.BuildProjects);
}

const groupAllows = (group: UserGroup, action: ProjectAction): boolean =>
  action === ProjectAction.View || hasPermission(group, GroupPermission.BuildProjects);
