import { expect, test } from "vitest";
import { ProjectAccessRole } from "../enumerations/project-access-role.js";
import { type AccessList, addAccess, type ProjectAccess, removeAccess, roleOn } from "./access-list.js";

const { ProjectInitiator, ProjectViewer } = ProjectAccessRole;
const access = (projectId: string, roleId: ProjectAccessRole): ProjectAccess => ({ projectId, roleId, status: 3 });
const list: AccessList = addAccess(addAccess([], access("a", ProjectInitiator)), access("b", ProjectViewer));

test("a user has one role on each project", () => {
  expect(roleOn(list, "a")).toBe(ProjectInitiator);
  expect(roleOn(list, "b")).toBe(ProjectViewer);
  expect(roleOn(list, "c")).toBeUndefined();
  expect(() => addAccess(list, access("a", ProjectViewer))).toThrow(/^Role already exists for the given user$/);
  expect(() => addAccess(list, access("a", ProjectInitiator))).toThrow(/^Role already exists for the given user$/);
});

test("access taken away can be given again, and is taken away once", () => {
  const rest = removeAccess(list, "a");
  expect(rest).toEqual([access("b", ProjectViewer)]);
  expect(() => removeAccess(rest, "a")).toThrow(/^key not found in list$/);
  expect(addAccess(rest, access("a", ProjectViewer))).toHaveLength(2);
  expect(list).toHaveLength(2);
});
