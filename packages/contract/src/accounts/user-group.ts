/**
 * Group of an account.
 *
 * @spec P §6 "User groups", "Session role numbering in the project"
 */
export const UserGroup = {
  Esco: 1,
  Customer: 2,
  ProjectViewer: 3,
  AccreditationMember: 4,
  QlMember: 5,
  Admin: 6,
} as const;
export type UserGroup = (typeof UserGroup)[keyof typeof UserGroup];

export const USER_GROUP_LABELS: Readonly<Record<UserGroup, string>> = {
  1: "ESCO",
  2: "Customer",
  3: "Project viewer",
  4: "Accreditation member",
  5: "Qualified-list member",
  6: "Administrator",
};
