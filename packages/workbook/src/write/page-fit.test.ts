import { expect, test } from "vitest";
import { fitToPages, type PageFit } from "./page-fit.js";
import type { ColumnSpan } from "./printed-parts.js";

const fit = (width: number, height = 300): PageFit => fitToPages({ widths: [width], height });

test("a sheet prints on the smallest paper on which it is easy to read", () => {
  // A landscape page holds 140 characters on letter, 181 on legal, and 222 on tabloid paper; 81% is comfortable.
  expect(fit(172).paper.name).toBe("letter");
  expect(fit(174).paper.name).toBe("legal");
  expect(fit(223).paper.name).toBe("legal");
  expect(fit(225).paper.name).toBe("tabloid");
});

test("a sheet shrinks to avoid a short last page while it stays readable, and otherwise prints on as many pages as it needs", () => {
  // A letter page of 140 characters has 518 points; 700 points are 1.35 pages.
  const form = (width: number, height: number) => fitToPages({ widths: [width], height, isForm: true });
  expect(form(139, 300).pagesTall).toBe(1);
  expect(form(139, 700).pagesTall).toBe(1);
  expect(fit(139, 1_500).pagesTall).toBe(3);
  // At 82% by its width already, a page of 632 points would have to shrink to 62%.
  expect(form(170, 835).pagesTall).toBe(2);
});

test("a schedule prints on a larger paper if it fits on one page", () => {
  expect(fit(139, 900)).toMatchObject({ paper: { name: "tabloid" }, pagesTall: 1 });
  expect(fit(139, 1_500).paper.name).toBe("letter");
});

test("the repeated rows count on every page", () => {
  // 1,900 points are 3.7 pages of 518 points; where 150 points of each further page are titles, 4.8 pages.
  const extent = { widths: [139], height: 1_900 };
  expect(fitToPages(extent).pagesTall).toBe(4);
  expect(fitToPages({ ...extent, titleHeight: 150 }).pagesTall).toBe(5);
});

test("a form prints in portrait if this saves a page, and a schedule never does", () => {
  // At 81% by its width, an upright page holds 860 points.
  const extent = { widths: [130], height: 850 };
  expect(fitToPages(extent)).toMatchObject({ orientation: "landscape" });
  expect(fitToPages({ ...extent, isForm: true })).toMatchObject({ orientation: "portrait", pagesTall: 1 });
  expect(fitToPages({ ...extent, height: 500, isForm: true })).toMatchObject({
    orientation: "landscape",
    pagesTall: 1,
  });
});

test("a sheet wider than tabloid paper is printed in parts, each with the pages it needs", () => {
  const wide = fitToPages({ widths: [40, 190, 190], repeatedColumns: 1, groupStarts: [2], height: 100 });
  expect(wide.paper.name).toBe("tabloid");
  expect(wide.parts).toEqual([
    { first: 0, last: 1 },
    { first: 2, last: 2 },
  ]);
  expect(wide.pagesTall).toBe(0);
});

test("a part prints at 93% of its size or larger", () => {
  // Schedule 4: 32 columns, of which 2 repeat. A tabloid page holds 238 characters at 93%.
  const widths = [10, 30, ...Array.from({ length: 30 }, () => 15)];
  const { parts } = fitToPages({ widths, repeatedColumns: 2, groupStarts: [2, 19, 21], height: 700 });
  const widthOfPart = ({ first, last }: ColumnSpan): number =>
    widths.slice(first, last + 1).reduce((sum, width) => sum + width, first === 0 ? 0 : 40);
  expect(parts).toHaveLength(3);
  for (const part of parts) expect(widthOfPart(part)).toBeLessThanOrEqual(238);
});

test("parts are wider, and so printed smaller, where this saves a page", () => {
  // 700 points need more than the 698 points of a page; at 222 of 235 characters, a page has 738 points.
  const widths = [10, 30, ...Array.from({ length: 30 }, () => 15)];
  const lastOfFirst = (height: number) =>
    fitToPages({ widths, repeatedColumns: 2, groupStarts: [2, 19, 21], height }).parts[0]?.last;
  expect(lastOfFirst(690)).toBe(13);
  expect(lastOfFirst(700)).toBe(14);
});

test("a schedule of full pages stays on one page with small print instead of parts of several pages", () => {
  const extent = { widths: [10, ...Array.from({ length: 19 }, () => 15)], repeatedColumns: 1 };
  expect(fitToPages({ ...extent, height: 1_000 })).toMatchObject({ pagesTall: 1, parts: [{ first: 0, last: 19 }] });
  expect(fitToPages({ ...extent, height: 650 }).parts).toHaveLength(2);
});
