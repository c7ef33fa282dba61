import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ColumnSpan, printedParts, type WideColumns } from "./printed-parts.js";

const parts = (columns: Partial<WideColumns>, widest: number): ColumnSpan[] =>
  printedParts({ widths: [], repeatedColumns: 0, groupStarts: [], ...columns }, widest);

describe("the columns of a sheet that is too wide", () => {
  test("stay together where they fit", () => {
    expect(parts({ widths: [10, 20, 30], groupStarts: [1] }, 60)).toEqual([{ first: 0, last: 2 }]);
  });

  test("are parted where a group begins, as many groups to a part as fit beside the repeated columns", () => {
    const columns = { widths: [10, 20, 20, 20, 20], repeatedColumns: 1, groupStarts: [2, 3, 4] };
    expect(parts(columns, 50)).toEqual([
      { first: 0, last: 2 },
      { first: 3, last: 4 },
    ]);
  });

  test("are parted within a group that is wider than a page, with no column alone", () => {
    const columns = { widths: [10, 20, 20, 20, 20], repeatedColumns: 1 };
    expect(parts(columns, 75)).toEqual([
      { first: 0, last: 2 },
      { first: 3, last: 4 },
    ]);
  });

  const wide = fc.record({
    widths: fc.array(fc.integer({ min: 5, max: 40 }), { minLength: 1, maxLength: 40 }),
    repeatedColumns: fc.constantFrom(0, 1),
    groupStarts: fc.uniqueArray(fc.integer({ min: 1, max: 39 }), { maxLength: 5 }),
  });
  test("are each in one part, in their order", () => {
    fc.assert(
      fc.property(wide, ({ groupStarts, ...columns }) => {
        const spans = parts({ ...columns, groupStarts: [...groupStarts].sort((a, b) => a - b) }, 120);
        const listed = spans.flatMap(({ first, last }) =>
          Array.from({ length: last - first + 1 }, (_, at) => first + at),
        );
        expect(listed).toEqual(columns.widths.map((_, at) => at));
      }),
    );
  });
});
