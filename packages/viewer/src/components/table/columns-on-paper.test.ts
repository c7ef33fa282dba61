import { expect, test } from "vitest";
import { columnsOnPaper, type PaperColumn } from "./columns-on-paper.js";

/** A column of numbers with this many digits. */
const numbers = (digits: number, group?: string): PaperColumn => ({
  header: "kWh",
  texts: ["9".repeat(digits)],
  isNumber: true,
  group,
});
const KEY: PaperColumn = { header: "Measure", texts: ["Lighting"], isNumber: false };

test("a narrow table is on an upright page", () => {
  expect(columnsOnPaper([KEY, numbers(10), numbers(10)], 1)).toEqual({ isWide: false, parts: [[0, 1, 2]] });
});

test("a table that is too wide for an upright page is on a wide one", () => {
  // 8 × 4.8 + 7 = 45.4 points for the key, 10 × 4.8 + 7 = 55 points for each of 10 columns: 595.4 of 527 and of 724.
  const ten = Array.from({ length: 10 }, () => numbers(10));
  expect(columnsOnPaper([KEY, ...ten], 1)).toEqual({ isWide: true, parts: [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]] });
});

test("a table that no page holds is split between groups, and each part names its rows", () => {
  const [savings, baseline] = ["Savings", "Baseline"].map((group) =>
    [1, 2, 3, 4, 5, 6, 7].map(() => numbers(10, group)),
  );
  const { parts } = columnsOnPaper([KEY, ...(savings ?? []), ...(baseline ?? [])], 1);
  expect(parts).toEqual([
    [0, 1, 2, 3, 4, 5, 6, 7],
    [0, 8, 9, 10, 11, 12, 13, 14],
  ]);
});

test("a group that no page holds is split as well, and no column is lost", () => {
  const { parts } = columnsOnPaper([KEY, ...Array.from({ length: 20 }, () => numbers(10, "Savings"))], 1);
  expect(parts.map(({ length }) => length)).toEqual([13, 9]);
  expect(parts.flatMap((part) => part.slice(1))).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test("without groups, the parts have similar widths", () => {
  // 12 columns of 55 points fit beside the key; of the 13, one would be left for the second part.
  // 0.6 × 724 = 434.4 points have room for 7 of them: 45.4 + 7 × 55 = 430.4.
  const { parts } = columnsOnPaper([KEY, ...Array.from({ length: 13 }, () => numbers(10))], 1);
  expect(parts.map(({ length }) => length)).toEqual([8, 7]);
});

test("a long text wraps within its share", () => {
  const texts = ["Replacement of the chillers in the central plant ".repeat(9)];
  expect(columnsOnPaper([{ ...KEY, texts }, numbers(10)], 1).isWide).toBe(false);
});

test("words after a number wrap, and the number does not", () => {
  const texts = ["$5,961,294,168 (558 of 706 projects)"];
  // 14 × 4.8 + 7 = 74.2 points for each of 7 columns: 519.4 of 527.
  const seven = Array.from({ length: 7 }, () => ({ ...numbers(1), texts }));
  expect(columnsOnPaper(seven, 1).isWide).toBe(false);
  expect(columnsOnPaper([...seven, KEY], 1).isWide).toBe(true);
});
