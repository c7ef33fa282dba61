import { UserGroup } from "./user-group.js";

/** Permissions of a group of users that apply to all projects. */
export const GroupPermission = {
  CreateProjects: "createProjects",
  BuildProjects: "buildProjects",
  ViewProjects: "viewProjects",
  CreateQualifiedListApplications: "createQualifiedListApplications",
  CreateAccreditationApplications: "createAccreditationApplications",
  ViewQualifiedListApplications: "viewQualifiedListApplications",
  ViewAccreditationApplications: "viewAccreditationApplications",
  /** Accounts, training dates, logs. @spec P §6 "Admin is the only administrator" */
  Administer: "administer",
} as const;
export type GroupPermission = (typeof GroupPermission)[keyof typeof GroupPermission];

const { Esco, Customer, ProjectViewer, AccreditationMember, QlMember, Admin } = UserGroup;

/**
 * The permissions of each group. The screens of the two applications are open to fewer groups: to ESCOs and the members
 * who review that application. Calls follow this table, which includes administrators.
 *
 * @spec P §6 "Create projects", "Build projects", "View projects", "Create qualified-list applications", "Create accreditation
 * applications", "View qualified-list applications", "View accreditation applications"
 */
const GRANTED_TO: Readonly<Record<GroupPermission, readonly UserGroup[]>> = {
  createProjects: [Customer, Esco, Admin],
  buildProjects: [Customer, Esco, Admin],
  viewProjects: [ProjectViewer],
  createQualifiedListApplications: [Esco, Admin],
  createAccreditationApplications: [Esco, Admin],
  viewQualifiedListApplications: [QlMember, Admin],
  viewAccreditationApplications: [AccreditationMember, Admin],
  administer: [Admin],
};

export function hasPermission(group: UserGroup, permission: GroupPermission): boolean {
  return GRANTED_TO[permission].includes(group);
}

/** All permissions of the group. */
export function permissionsOf(group: UserGroup): readonly GroupPermission[] {
  return Object.values(GroupPermission).filter((permission) => hasPermission(group, permission));
}
