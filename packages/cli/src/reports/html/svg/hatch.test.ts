import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hatch } from "./hatch.js";

const LOOKS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The ends of every stroke. */
function endsOf(path: string): readonly (readonly [x: number, y: number])[] {
  return [...path.matchAll(/M([-\d.]+) ([-\d.]+)(?:H([-\d.]+)|V([-\d.]+)|L([-\d.]+) ([-\d.]+))/g)].flatMap(
    ([, x = "", y = "", h, v, lx, ly]) => [
      [Number(x), Number(y)] as const,
      [Number(h ?? lx ?? x), Number(v ?? ly ?? y)] as const,
    ],
  );
}

describe("the strokes of a look", () => {
  test("differ from those of every other", () => {
    const box = { x: 10, y: 10, width: 40, height: 40 };
    expect(new Set(LOOKS.map((look) => hatch(look, box))).size).toBe(LOOKS.length);
  });

  test("stay within their box", () => {
    const place = fc.double({ min: 0, max: 800, noNaN: true });
    const size = fc.double({ min: 0.1, max: 200, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...LOOKS), place, place, size, size, (look, x, y, width, height) => {
        for (const [endX, endY] of endsOf(hatch(look, { x, y, width, height }))) {
          // Ends are written to a tenth.
          expect(endX).toBeGreaterThanOrEqual(x - 0.051);
          expect(endX).toBeLessThanOrEqual(x + width + 0.051);
          expect(endY).toBeGreaterThanOrEqual(y - 0.051);
          expect(endY).toBeLessThanOrEqual(y + height + 0.051);
        }
      }),
    );
  });

  test("cover a box that is large enough, except for the plain look", () => {
    const box = { x: 0, y: 0, width: 30, height: 30 };
    expect(LOOKS.filter((look) => endsOf(hatch(look, box)).length === 0)).toEqual([0]);
  });
});
