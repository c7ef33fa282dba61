import { expect, test } from "vitest";
import { LruCache } from "./lru-cache.js";

test("what was used least goes first when there is too much", () => {
  const kept = new LruCache<string>(10);
  kept.set("a", "A", 5);
  kept.set("b", "B", 5);
  kept.get("a");
  kept.set("c", "C", 4);
  expect([kept.get("a"), kept.get("b"), kept.get("c")]).toEqual(["A", undefined, "C"]);
});

test("when all were used, the oldest goes, and what is new stays", () => {
  const kept = new LruCache<string>(10);
  kept.set("a", "A", 5);
  kept.set("b", "B", 5);
  kept.get("b");
  kept.get("a");
  kept.set("c", "C", 5);
  expect([kept.get("a"), kept.get("b"), kept.get("c")]).toEqual([undefined, "B", "C"]);
});

test("what was used long ago goes before what was used since", () => {
  const kept = new LruCache<string>(10);
  kept.set("a", "A", 5);
  kept.get("a");
  kept.set("b", "B", 5);
  kept.set("c", "C", 5);
  kept.get("c");
  kept.set("d", "D", 5);
  expect([kept.get("a"), kept.get("b"), kept.get("c"), kept.get("d")]).toEqual([undefined, undefined, "C", "D"]);
});

test("what is larger than all there is room for is not kept, and takes the one before with it", () => {
  const kept = new LruCache<string>(10);
  kept.set("a", "A", 5);
  kept.set("a", "AA", 11);
  expect(kept.get("a")).toBeUndefined();
});

test("replacing one counts it once", () => {
  const kept = new LruCache<string>(10);
  for (let round = 0; round < 5; round += 1) kept.set("a", "A", 6);
  kept.set("b", "B", 4);
  expect([kept.get("a"), kept.get("b")]).toEqual(["A", "B"]);
});
