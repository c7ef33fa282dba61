import { readFileSync } from "node:fs";
import { calculateProject, parseProject } from "@epb/engine";
import { expect, test } from "vitest";
import { readWorkbookBytes } from "../node/index.js";
import { EPB_CALCULATING_4_2_10 } from "../templates/epb-calculating-4-2-10.js";
import { matchingProfiles } from "./match-profile.js";
import type { Profile } from "./profile.js";
import { profileSchema } from "./profile-schema.js";
import { readForm } from "./read-form.js";

const FIXTURES = new URL("../../../../fixtures/", import.meta.url);

function profileOf(name: string): Profile {
  return profileSchema.parse(JSON.parse(readFileSync(new URL(`foreign/${name}.epb-profile.json`, FIXTURES), "utf8")));
}

function formOf(name: string) {
  const read = readWorkbookBytes(readFileSync(new URL(`foreign/${name}.xlsx`, FIXTURES)));
  if (!read.ok) throw new Error(read.finding.message);
  return read.workbook;
}

function projectOf(name: string) {
  const parsed = parseProject(JSON.parse(readFileSync(new URL(`projects/${name}.json`, FIXTURES), "utf8")));
  if (!parsed.ok) throw new Error(`${name} is not a project.`);
  return parsed.value;
}

test("a form gives the figures of the project that it was made from", () => {
  const { project, findings } = readForm(formOf("pro-forma"), profileOf("pro-forma"), EPB_CALCULATING_4_2_10);
  expect(findings).toEqual([]);
  if (project === undefined) throw new Error("The form has no project.");
  const expected = calculateProject(projectOf("school-district")).calculatedValues;
  const { costSavings, amortization, projectSummary } = calculateProject(project).calculatedValues;
  expect(JSON.stringify({ costSavings, amortization, projectSummary })).toBe(
    JSON.stringify({
      costSavings: expected.costSavings,
      amortization: expected.amortization,
      projectSummary: expected.projectSummary,
    }),
  );
});

test("a profile matches the workbooks that have all its parts", () => {
  const profile = profileOf("pro-forma");
  expect(matchingProfiles(formOf("pro-forma"), [profile])).toEqual([profile]);
});
