import { expect, test } from "vitest";
import { GRID_SUBREGION_ACRONYMS } from "../enumerations/grid-subregion.js";
import { possibleSubregions } from "./possible-subregions.js";
import { gridSubregionOfZip } from "./zip-codes/grid-subregion-of-zip.js";

const acronyms = (zip: string, state?: string) =>
  possibleSubregions({ zip, ...(state !== undefined && { state }) })?.subregions.map(
    (each) => GRID_SUBREGION_ACRONYMS[each],
  );

test.each([
  ["80202", ["RMPA"]],
  ["80202-1234", ["RMPA"]],
  [" 100011234 ", ["NYCW"]],
])("the ZIP code %s names the grid subregion", (zip, expected) => {
  expect(acronyms(zip)).toEqual(expected);
});

test.each(["", "8020", "00100", "00000", "8020X"])("the state decides where the ZIP code is %j", (zip) => {
  expect(acronyms(zip, "VT")).toEqual(["NEWE"]);
  expect(possibleSubregions({ zip, state: "VT" })?.state).toBe("VT");
});

test("nothing is known without a ZIP code and a state", () => {
  expect(possibleSubregions(undefined)).toBeUndefined();
  expect(possibleSubregions({ zip: "80331", country: "DE" })).toBeUndefined();
  expect(possibleSubregions({ zip: "AE 09012", state: "AE" })).toBeUndefined();
});

test("no ZIP code lies in a subregion that its first three digits leave out", () => {
  // A few of every prefix: a code that is not listed takes long.
  for (let number = 500; number < 100_000; number += 29) {
    const zip = String(number).padStart(5, "0");
    const exact = gridSubregionOfZip(zip);
    if (exact.kind !== "one" && exact.kind !== "ask") continue;
    const subregions = exact.kind === "one" ? [exact.subregion] : exact.candidates;
    const possible = possibleSubregions({ zip })?.subregions ?? [];
    expect(subregions.filter((each) => !possible.includes(each))).toEqual([]);
  }
});
