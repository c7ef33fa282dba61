import { expect, test } from "vitest";
import { readTable } from "../../../../scripts/build-reference-data.js";
import {
  GRID_SUBREGION_ACRONYMS,
  GRID_SUBREGION_LABELS,
  GridSubregion,
  gridSubregionFromAcronym,
} from "./grid-subregion.js";

const published = readTable("egrid_subregions.csv");

test("the subregions are EPA's 27, numbered in alphabetical order of acronym", () => {
  const acronyms = published.map((row) => row["acronym"]).sort();
  expect(Object.entries(GridSubregion)).toEqual(acronyms.map((acronym, index) => [acronym, index + 1]));
  expect(acronyms).toHaveLength(27);
});

test("labels are acronym and published name", () => {
  expect(Object.values(GRID_SUBREGION_LABELS)).toEqual(published.map((row) => `${row["acronym"]} — ${row["name"]}`));
  expect(GRID_SUBREGION_LABELS[GridSubregion.CAMX]).toBe("CAMX — WECC California");
});

test("acronym and id lead to each other", () => {
  for (const [acronym, subregion] of Object.entries(GridSubregion)) {
    expect(GRID_SUBREGION_ACRONYMS[subregion]).toBe(acronym);
    expect(gridSubregionFromAcronym(acronym)).toBe(subregion);
  }
});

test("text that is no acronym gives no subregion", () => {
  expect(["", "US", "camx", "toString"].map(gridSubregionFromAcronym)).toEqual(Array(4).fill(undefined));
});
