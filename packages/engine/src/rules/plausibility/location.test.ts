import { expect, test } from "vitest";
import type { IssueReport } from "../../issues/issue.js";
import type { ProjectLocation } from "../../model/identification.js";
import { checkLocation } from "./location.js";

function check(location: ProjectLocation): readonly unknown[] {
  const reports: IssueReport[] = [];
  checkLocation(location, (issue) => reports.push(issue));
  return reports.map((issue) => [issue.name, "details" in issue ? issue.details : undefined]);
}

test.each<ProjectLocation>([
  { state: "CO", zip: "80202" },
  { state: "CO", zip: "80202-1234" },
  { zip: "80202" },
  { state: "PR" },
  { state: "", zip: " " },
  { state: "Ontario", zip: "K1A 0B1", country: "CA" },
  // The prefix 834 has ZIP codes in Idaho and in Wyoming.
  { state: "WY", zip: "83414" },
])("nothing is reported of %j", (location) => {
  expect(check(location)).toEqual([]);
});

test("the name of a state is answered with its abbreviation", () => {
  expect(check({ state: " new york" })).toEqual([["plausibility/state", { state: " new york", abbreviation: "NY" }]]);
  expect(check({ state: "ny" })).toEqual([["plausibility/state", { state: "ny", abbreviation: "NY" }]]);
  expect(check({ state: "Nowhere" })).toEqual([["plausibility/state", { state: "Nowhere", abbreviation: undefined }]]);
});

test("a ZIP code of four digits has lost its first zero", () => {
  expect(check({ zip: "1327" })).toEqual([["plausibility/zip-code", { zip: "1327", suggestion: "01327" }]]);
  expect(check({ zip: "132" })).toEqual([["plausibility/zip-code", { zip: "132", suggestion: undefined }]]);
});

test("a ZIP code lies in the state that is entered, by abbreviation or by name", () => {
  const elsewhere = ["plausibility/zip-code-of-another-state", { zip: "80202", state: "NY", states: ["CO"] }];
  expect(check({ state: "NY", zip: "80202" })).toEqual([elsewhere]);
  expect(check({ state: "New York", zip: "80202" })).toContainEqual(elsewhere);
});
