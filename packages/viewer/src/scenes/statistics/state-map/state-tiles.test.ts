import { US_STATES } from "@epb/contract";
import { describe, expect, test } from "vitest";
import { type Direction, nextTile, shadesOf, TILES } from "./state-tiles.js";

const tile = (state: string) => TILES.find((each) => each.state === state) ?? { state, row: -1, column: -1 };

test("every state has a tile of its own", () => {
  expect(TILES.map(({ state }) => state).sort()).toEqual(Object.keys(US_STATES).sort());
  expect(new Set(TILES.map(({ row, column }) => `${row}/${column}`)).size).toBe(TILES.length);
});

describe("the arrow keys", () => {
  test.each<[string, Direction, string]>([
    ["CO", "ArrowRight", "NE"],
    ["CO", "ArrowLeft", "UT"],
    ["CO", "ArrowUp", "WY"],
    ["CO", "ArrowDown", "NM"],
    ["MI", "ArrowRight", "NY"],
    ["AK", "ArrowRight", "ME"],
    ["AK", "ArrowUp", "AK"],
    ["TX", "ArrowRight", "FL"],
  ])("lead from %s by %s to %s", (from, direction, to) => {
    expect(nextTile(tile(from), direction).state).toBe(to);
  });

  test("reach every state from Alaska", () => {
    const directions: readonly Direction[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
    const reached = new Set([tile("AK")]);
    for (const each of reached) for (const direction of directions) reached.add(nextTile(each, direction));
    expect(reached.size).toBe(TILES.length);
  });
});

test("shades go from the least to the most, with as many states in each", () => {
  const sizes = new Map(
    ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"].map((state, index) => [state, index * index]),
  );
  expect([...shadesOf(sizes).values()]).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
  expect([...shadesOf(new Map([["A", 5]])).values()]).toEqual([4]);
});
