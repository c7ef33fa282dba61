// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { RecentProjects } from "./recent-projects.js";

beforeEach(() => localStorage.clear());

test("keeps the five projects that the person opened last, newest first", () => {
  const recent = new RecentProjects(localStorage);
  for (const id of ["1", "2", "3", "4", "5", "6", "3"]) recent.opened("ada", id);
  expect(recent.of("ada")).toEqual(["3", "6", "5", "4", "2"]);
  expect(recent.of("grace")).toEqual([]);
  recent.forget("ada", "5");
  expect(recent.of("ada")).toEqual(["3", "6", "4", "2"]);
});

test("a sign-out deletes the projects of the person", () => {
  const recent = new RecentProjects(localStorage);
  recent.opened("ada", "1");
  recent.signedOut("ada");
  expect(localStorage.length).toBe(0);
});

test.each(["{", "7", '{"a":1}'])("ignores the unreadable text %s", (text) => {
  localStorage.setItem("epb.recent/ada", text);
  expect(new RecentProjects(localStorage).of("ada")).toEqual([]);
});
