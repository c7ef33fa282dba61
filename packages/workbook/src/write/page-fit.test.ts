import { expect, test } from "vitest";
import { fitToPages, type PageFit } from "./page-fit.js";

const fit = (width: number, height = 300): PageFit => fitToPages({ widths: [width], height });

test("a sheet prints on the smallest paper on which it is easy to read", () => {
  // A landscape page holds 140 characters on letter, 181 on legal, and 222 on tabloid paper; 70% is comfortable.
  expect(fit(199).paper.name).toBe("letter");
  expect(fit(201).paper.name).toBe("legal");
  expect(fit(258).paper.name).toBe("legal");
  expect(fit(260).paper.name).toBe("tabloid");
});

test("a sheet shrinks to avoid a short last page while it stays readable, and otherwise prints on as many pages as it needs", () => {
  // A letter page of 140 characters has 518 points; 700 points are 1.35 pages.
  const form = (width: number, height: number) => fitToPages({ widths: [width], height, isForm: true });
  expect(form(139, 300).pagesTall).toBe(1);
  expect(form(139, 700).pagesTall).toBe(1);
  expect(fit(139, 1_500).pagesTall).toBe(3);
  // At 70% by its width already, another quarter off would be too small.
  expect(form(199, 950).pagesTall).toBe(2);
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
  // At 75% by its width, an upright page holds 930 points.
  const extent = { widths: [140], height: 920 };
  expect(fitToPages(extent)).toMatchObject({ orientation: "landscape" });
  expect(fitToPages({ ...extent, isForm: true })).toMatchObject({ orientation: "portrait", pagesTall: 1 });
  expect(fitToPages({ ...extent, height: 500, isForm: true })).toMatchObject({
    orientation: "landscape",
    pagesTall: 1,
  });
});

test("a sheet wider than tabloid paper is printed in parts, each with the pages it needs", () => {
  const wide = fitToPages({ widths: [40, 200, 200], repeatedColumns: 1, groupStarts: [2], height: 100 });
  expect(wide.paper.name).toBe("tabloid");
  expect(wide.parts).toEqual([
    { first: 0, last: 1 },
    { first: 2, last: 2 },
  ]);
  expect(wide.pagesTall).toBe(0);
});
