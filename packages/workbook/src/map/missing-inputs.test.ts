import { calculateKnownFigures } from "@epb/engine/withhold";
import { expect, test } from "vitest";
import { parsed, plainProject, readingAfter } from "../../testing/template-workbook.js";

test("the inputs of a sheet that is gone are unknown, and figures that depend on them are withheld", async () => {
  const project = parsed(plainProject(await readingAfter({ withoutSheets: ["Schedule 3"] })));
  expect(project.unknownInputs).toEqual(expect.arrayContaining(["financing.indexRate", "performancePeriod"]));
  const { projectSummary, withheld } = calculateKnownFigures(project).calculatedValues;
  expect(withheld?.inputs).toContain("financing.indexRate");
  expect(projectSummary?.financialSummary.totalImplementationPrice).toBeDefined();
  expect(projectSummary?.financialSummary.projectInterestRate).toBeUndefined();
  expect(projectSummary?.financialSummary.totalPayments).toBeUndefined();
});

test("a workbook with all of its sheets and columns lacks no input", async () => {
  expect((await readingAfter({})).project?.unknownInputs).toBeUndefined();
});
