import { ProjectAction } from "@epb/contract";
import { expect, test } from "vitest";
import { isUnfinished } from "./is-unfinished.js";

test("findings of a project in entry are unfinished data for everybody but its ESCO", () => {
  const { Edit, Submit } = ProjectAction;
  expect(isUnfinished({ stage: "inEntry", allowedActions: [Edit] })).toBe(true);
  expect(isUnfinished({ stage: "inEntry", allowedActions: [Edit, Submit] })).toBe(false);
  expect(isUnfinished({ stage: "returned", allowedActions: [Edit] })).toBe(false);
  expect(isUnfinished({ stage: "submitted", allowedActions: [] })).toBe(false);
});
