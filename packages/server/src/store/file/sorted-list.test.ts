import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../../../test/testing/runs.js";
import { SortedList } from "./sorted-list.js";

const compare = (left: number, right: number): number => left - right;

test("keeps its order through any additions and removals, and counts what is between two", () => {
  const steps = fc.array(fc.record({ adds: fc.boolean(), value: fc.integer({ min: 0, max: 3000 }) }), {
    minLength: 1500,
    maxLength: 4000,
  });
  fc.assert(
    fc.property(steps, fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 3000 }), (all, from, to) => {
      const start = Array.from({ length: 1200 }, (_, index) => index * 2);
      const list = new SortedList(compare, start);
      const plain = new Set(start);
      for (const { adds, value } of all) {
        if (adds && !plain.has(value)) {
          list.add(value);
          plain.add(value);
        } else if (!adds) {
          list.remove(value);
          plain.delete(value);
        }
      }
      const sorted = [...plain].sort(compare);
      expect([...list.between()]).toEqual(sorted);
      const inside = sorted.filter((value) => value >= from && value < to);
      expect([...list.between(from, to)]).toEqual(inside);
      expect(list.count(from, to)).toBe(inside.length);
      expect(list.lastBefore(to)).toBe(sorted.filter((value) => value < to).at(-1));
    }),
    { numRuns: runs(30) },
  );
});
