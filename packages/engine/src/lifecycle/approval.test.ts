import { expect, test } from "vitest";
import { parsed } from "../../testing/parsed.js";
import { plainProject } from "../../testing/plain-project.js";
import { approveProject, isApproved, reopenProject } from "./approval.js";

const project = parsed(plainProject());

test("a project is pending until the customer signs it off", () => {
  expect(isApproved(project)).toBe(false);
  const approved = approveProject(project);
  expect(approved).toEqual({ ...project, record: { ...project.record, status: "Approved" }, hasBeenApproved: true });
  expect(isApproved(approved)).toBe(true);
  expect(approveProject(approved)).toEqual(approved);
});

test("a project opened again is pending, and remembers that it has been approved", () => {
  const opened = reopenProject(approveProject(project));
  expect(isApproved(opened)).toBe(false);
  expect(opened).toEqual({ ...project, hasBeenApproved: true });
  expect(reopenProject(project)).toEqual(project);
});
