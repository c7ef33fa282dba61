import { expect, test } from "vitest";
import { findOption, looseText, OPTION_LISTS } from "./option-lists.js";

test("no two labels of a list read the same", () => {
  for (const [name, options] of Object.entries(OPTION_LISTS)) {
    const texts = options.flatMap(({ label, alias }) => (alias === undefined ? [label] : [label, alias]));
    expect([name, new Set(texts.map(looseText)).size]).toEqual([name, texts.length]);
  }
});

test("an option is found by its label, with any case and blanks, or by its alias", () => {
  expect(findOption("marketSegments", " state/local   GOVERNMENT ")?.value).toBe(2);
  expect(findOption("gridSubregions", "camx")?.value).toBe(4);
  expect(findOption("marketSegments", "2")).toBeUndefined();
});
