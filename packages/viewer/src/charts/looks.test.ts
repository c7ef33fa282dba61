import { describe, expect, test } from "vitest";
import { lookOf, strokesIn } from "./looks.js";

const NUMBERS = /-?\d+(?:\.\d+)?/g;
const box = { x: 10, y: 20, width: 30, height: 12 };

describe("strokes in a bar", () => {
  test.each(["across", "upright", "slanted"] as const)("that go %s stay within it", (kind) => {
    const path = strokesIn(box, kind);
    expect(path).not.toBe("");
    const slanted = [...path.matchAll(/M(\S+) (\S+)L(\S+) (\S+?)(?=M|$)/g)];
    for (const [, ...ends] of slanted) {
      const [x1, y1, x2, y2] = ends.map(Number);
      for (const x of [x1, x2]) expect(x).toBeGreaterThanOrEqual(10);
      for (const x of [x1, x2]) expect(x).toBeLessThanOrEqual(40);
      for (const y of [y1, y2]) expect(y).toBeGreaterThanOrEqual(20);
      for (const y of [y1, y2]) expect(y).toBeLessThanOrEqual(32);
    }
    expect(
      path
        .match(NUMBERS)
        ?.map(Number)
        .every((each) => each >= 10 && each <= 40),
    ).toBe(true);
  });

  test("are omitted if there is no room or no need", () => {
    expect(strokesIn({ ...box, height: 1 }, "across")).toBe("");
    expect(strokesIn(box, "none")).toBe("");
  });
});

test("neighboring series differ in lightness", () => {
  const lightness = (hex: string): number =>
    [1, 3, 5].reduce(
      (sum, at, index) => sum + ([0.3, 0.6, 0.1][index] ?? 0) * Number.parseInt(hex.slice(at, at + 2), 16),
      0,
    );
  for (let index = 0; index < 7; index++) {
    const [one, other] = [lightness(lookOf(index).fill), lightness(lookOf(index + 1).fill)];
    expect(Math.abs(one - other)).toBeGreaterThan(40);
  }
});
