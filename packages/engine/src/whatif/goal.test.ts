import { describe, expect, test } from "vitest";
import { Decimal } from "../decimal/decimal.js";
import { type Goal, isOpposite, sideOf } from "./goal.js";

const at = (kind: Goal["kind"], figure: number | undefined): string =>
  sideOf({ kind, value: new Decimal(5) }, figure === undefined ? undefined : new Decimal(figure));

describe("the side of a goal of 5", () => {
  test.each([
    ["atMost", 4, "meets"],
    ["atMost", 5, "meets"],
    ["atMost", 6, "misses"],
    ["atMost", undefined, "misses"],
    ["atLeast", 4, "misses"],
    ["atLeast", 5, "meets"],
    ["atLeast", 6, "meets"],
    ["atLeast", undefined, "misses"],
    ["equals", 4, "below"],
    ["equals", 5, "meets"],
    ["equals", 6, "above"],
    ["equals", undefined, "nowhere"],
  ] as const)("%s, of a figure of %s: %s", (kind, figure, side) => {
    expect(at(kind, figure)).toBe(side);
  });

  test("is another only from below to above and back", () => {
    expect(isOpposite("below", "above")).toBe(true);
    expect(isOpposite("above", "below")).toBe(true);
    expect(isOpposite("below", "meets")).toBe(false);
    expect(isOpposite("below", "nowhere")).toBe(false);
  });
});
