import { expect, test } from "vitest";
import { permissionsOf } from "./group-permissions.js";
import { UserGroup } from "./user-group.js";

// The table of the Platform specification §6, by its columns.
test.each([
  [
    UserGroup.Esco,
    ["createProjects", "buildProjects", "createQualifiedListApplications", "createAccreditationApplications"],
  ],
  [UserGroup.Customer, ["createProjects", "buildProjects"]],
  [UserGroup.ProjectViewer, ["viewProjects"]],
  [UserGroup.AccreditationMember, ["viewAccreditationApplications"]],
  [UserGroup.QlMember, ["viewQualifiedListApplications"]],
  [
    UserGroup.Admin,
    [
      "createProjects",
      "buildProjects",
      "createQualifiedListApplications",
      "createAccreditationApplications",
      "viewQualifiedListApplications",
      "viewAccreditationApplications",
      "administer",
    ],
  ],
])("group %i may do what the table grants it and nothing else", (group, permissions) => {
  expect(permissionsOf(group)).toEqual(permissions);
});
