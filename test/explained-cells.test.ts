import { calculateProject } from "@epb/engine";
import { explainProject, explanationText } from "@epb/engine/explain";
import { readProjectFromWorkbook } from "@epb/workbook";
import { readWorkbookFile } from "@epb/workbook/node";
import { describe, expect, test } from "vitest";

const WORKBOOKS = ["school-district", "federal-espc", "school-district.libreoffice"];

async function explainerOf(name: string) {
  const file = await readWorkbookFile(`fixtures/workbooks/${name}.xlsx`);
  if (!file.ok) throw new Error(`${name} cannot be read`);
  const { project, cellOf } = readProjectFromWorkbook(file.workbook);
  if (project === undefined) throw new Error(`${name} holds no project`);
  return explainProject(project, calculateProject(project), {
    cellOf: (path) => {
      const place = cellOf(path);
      return place === undefined ? undefined : `${place.sheet}!${place.address}`;
    },
  });
}

describe.each(WORKBOOKS)("the figures of %s", (name) => {
  test("are explained down to cells: every input that is read names its own", async () => {
    const explainer = await explainerOf(name);
    const { inputs } = explainer.explainFully("projectSummary.financialSummary.totalPayments");
    expect(inputs.length).toBeGreaterThan(50);
    expect(inputs.filter(({ cell }) => !/^[\w ]+![A-Z]+\d+$/.test(cell ?? ""))).toEqual([]);
    expect(new Set(inputs.map(({ cell }) => cell)).size).toBe(inputs.length);
  });
});

test("a person reads the cell beside the value", async () => {
  const explainer = await explainerOf("school-district");
  expect(explanationText(explainer, "projectSummary.financing.projectInterestRate")).toContain(
    "├─ Index rate = 3.45% a year [Schedule 3!E9]",
  );
});
