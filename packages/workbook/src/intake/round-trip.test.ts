import { calculateProject, parseProject } from "@epb/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs, timeLimit } from "../../../../test/testing/runs.js";
import { arbitraryAccreditationInput } from "../../testing/arbitrary-accreditation.js";
import { arbitraryCampaignInput, arbitraryExpressInput } from "../../testing/arbitrary-express.js";
import { arbitraryInput } from "../../testing/arbitrary-project.js";
import { comparable, plain } from "../../testing/comparable-project.js";
import { withFewRows } from "../../testing/formula-gate.js";
import { exampleProject, parsed, plainProject, projectNames, workbookOf } from "../../testing/template-workbook.js";
import { EPB_ACCREDITATION_4_2_10 } from "../templates/epb-accreditation-4-2-10.js";
import { EPB_CALCULATING_4_2_10 } from "../templates/epb-calculating-4-2-10.js";
import { EPB_NON_CALCULATING_4_2_10 } from "../templates/epb-non-calculating-4-2-10.js";
import { EPX_1_1_2 } from "../templates/epx-1-1-2.js";
import { EPX_CAMPAIGN_1_1_2 } from "../templates/epx-campaign-1-1-2.js";
import { inputsWithoutCell } from "../templates/inputs-without-cell.js";
import { readProjectFromWorkbook } from "./read-project-from-workbook.js";

/** Lists in one order, as sums don't depend on it. */
const figures = (project: Parameters<typeof calculateProject>[0]): unknown =>
  plain({
    ...calculateProject(project),
    issues: calculateProject(project)
      .issues.map(({ code, at }) => `${code} ${at}`)
      .sort(),
  });

test.each(projectNames())("%s comes back from its workbook", async (name) => {
  const project = exampleProject(name);
  const reading = readProjectFromWorkbook(await workbookOf(project, true));
  expect(reading.findings).toEqual([]);
  const returned = parsed(plainProject(reading));
  expect(comparable(returned)).toEqual(comparable(project));
  expect(figures(returned)).toEqual(figures(project));
});

test("an express project comes back from the workbook of the ePX template", async () => {
  const project = exampleProject("epx-campus");
  const reading = readProjectFromWorkbook(await workbookOf(project, true, EPX_1_1_2));
  expect(reading.findings).toEqual([]);
  const returned = parsed(plainProject(reading));
  expect(comparable(returned)).toEqual(comparable(project));
  expect(figures(returned)).toEqual(figures(project));
  expect(returned.record).toMatchObject({ projectType: 2, calculationType: 4, version: "1.0.0" });
});

test.each([
  ["ePB calculating", EPB_CALCULATING_4_2_10, arbitraryInput],
  ["ePB non-calculating", EPB_NON_CALCULATING_4_2_10, arbitraryInput],
  ["ePB accreditation", EPB_ACCREDITATION_4_2_10, arbitraryAccreditationInput],
  ["ePX", EPX_1_1_2, arbitraryExpressInput],
  ["ePX campaign", EPX_CAMPAIGN_1_1_2, arbitraryCampaignInput],
] as const)("any project comes back from its %s workbook, digit for digit", async (_, manifest, arbitrary) => {
  await fc.assert(
    fc.asyncProperty(arbitrary, async (input) => {
      const project = parsed(input);
      expect(inputsWithoutCell(project, manifest)).toEqual([]);
      const reading = readProjectFromWorkbook(await workbookOf(project, false, withFewRows(manifest)));
      expect(reading.findings.filter(({ severity }) => severity === "error")).toEqual([]);
      const returned = parseProject(plainProject(reading));
      expect(returned.ok ? comparable(returned.value) : returned.problems).toEqual(comparable(project));
    }),
    { numRuns: runs(5) },
  );
});

// Writes and reads a large workbook.
test("300 measures, more than a blank workbook has rows for, come back from their workbook", {
  timeout: timeLimit(45_000),
}, async () => {
  const [first] = exampleProject().data.ecms ?? [];
  if (first === undefined) throw new Error("The example has measures.");
  const ecms = Array.from({ length: 300 }, (_, index) => ({
    ...first,
    uuid: `measure-${index}`,
    ecmNumber: String(index + 1),
  }));
  const project = { ...exampleProject(), data: { ...exampleProject().data, ecms } };
  const reading = readProjectFromWorkbook(await workbookOf(project));
  expect(reading.findings).toEqual([]);
  expect(comparable(parsed(plainProject(reading)))).toEqual(comparable(project));
});
