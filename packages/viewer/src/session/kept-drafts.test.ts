// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { KeptDrafts } from "./kept-drafts.js";

const DAY = 24 * 60 * 60_000;
let now = 0;
const window = (name: string): KeptDrafts => new KeptDrafts(localStorage, () => now, name);
beforeEach(() => {
  now = 1_000;
});
afterEach(() => localStorage.clear());

test("entries are restored in another window, and only in one", () => {
  window("a").keep("maria", "project/1", { city: "Golden" });
  expect(window("b").take("maria", "project/1")).toEqual({ at: 1_000, content: { city: "Golden" } });
  expect(window("b").countOf("maria")).toBe(1);
  window("b").forget("maria", "project/1");
  expect(window("a").take("maria", "project/1")).toBeUndefined();
});

test("a window takes its own entries before those of another", () => {
  window("a").keep("maria", "project/1", "in a");
  now += 1;
  window("b").keep("maria", "project/1", "in b");
  expect(window("a").take("maria", "project/1")?.content).toBe("in a");
  expect(window("b").take("maria", "project/1")?.content).toBe("in b");
});

test("no other person has it, and no other place", () => {
  window("a").keep("maria", "project/1", 1);
  expect(window("a").take("elias", "project/1")).toBeUndefined();
  expect(window("a").take("maria", "project/10")).toBeUndefined();
  expect(window("a").countOf("mari")).toBe(0);
});

test("nothing stays when the person signs out, and no window writes it again before they sign in", () => {
  window("a").keep("maria", "project/1", 1);
  window("a").keep("elias", "project/1", 2);
  window("b").signedOut("maria");
  window("a").keep("maria", "project/1", 3);
  expect([window("a").countOf("maria"), window("a").countOf("elias")]).toEqual([0, 1]);
  window("a").signedIn("maria");
  window("a").keep("maria", "project/1", 4);
  expect(window("a").take("maria", "project/1")?.content).toBe(4);
});

test("unwritten entries count as well", () => {
  const drafts = window("a");
  const stop = drafts.onWrite(() => drafts.keep("maria", "project/1", 1));
  expect(drafts.countOf("maria")).toBe(1);
  drafts.forget("maria", "project/1");
  stop();
  expect(drafts.countOf("maria")).toBe(0);
});

test("drafts of any person expire after 30 days, and unreadable ones are deleted", () => {
  window("a").keep("maria", "project/1", 1);
  localStorage.setItem("epb.draft/elias/project/2#a", "{");
  now += 30 * DAY;
  window("a").signedIn("elias");
  expect([window("a").countOf("maria"), window("a").countOf("elias")]).toEqual([1, 0]);
  now += 1;
  window("a").signedIn("elias");
  expect(window("a").countOf("maria")).toBe(0);
});

test("a browser without space returns false", () => {
  const full = {
    ...localStorage,
    getItem: () => null,
    setItem: () => {
      throw new DOMException("", "QuotaExceededError");
    },
  };
  expect(new KeptDrafts(full as unknown as Storage, () => now, "a").keep("maria", "project/1", 1)).toBe(false);
});
