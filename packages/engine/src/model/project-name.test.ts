import { expect, test } from "vitest";
import { isProjectNameTaken } from "./project-name.js";

const list = [
  { id: "1", name: "Town hall" },
  { id: "2", name: " SCHOOL district " },
];

test.each(["Town hall", "TOWN HALL", "  town hall\t", "School District"])("%j is taken", (name) => {
  expect(isProjectNameTaken(list, name)).toBe(true);
});

test.each(["Town", "Town  hall", "Townhall", ""])("%j is not", (name) => {
  expect(isProjectNameTaken(list, name)).toBe(false);
});

test("a project may keep its own name, and not take another's", () => {
  expect(isProjectNameTaken(list, "town hall", "1")).toBe(false);
  expect(isProjectNameTaken(list, "town hall", "2")).toBe(true);
  expect(isProjectNameTaken([{ name: "Town hall" }], "town hall", undefined)).toBe(true);
});
