import { isInputOf } from "@epb/engine";
import { calculateKnownFigures } from "@epb/engine/withhold";
import { expect, test } from "vitest";
import { example, parsed, plainProject, readingAfter } from "../../testing/template-workbook.js";

test("the inputs of a missing sheet are unknown, and figures that depend on them are withheld", async () => {
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

test("savings under a header that names no field are unknown, and figures that depend on them are withheld", async () => {
  const header = (await example()).definedName("epb_savings_categories")?.target;
  if (header === undefined) throw new Error("Schedule 4 has a row of categories.");
  const { sheet, range } = header;
  const changed = { sheet, address: `D${range.top}`, type: "text", value: "Unknownium" } as const;
  const project = parsed(plainProject(await readingAfter({ cells: [changed] })));
  const paths = project.unknownInputs ?? [];
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.every((path) => path.endsWith(".estimatedSavings[fieldId=1].value"))).toBe(true);
  const { ecm } = calculateKnownFigures(project).calculatedValues;
  expect(ecm?.totals?.totalEnergySavings).toBeUndefined();
  expect(ecm?.totals?.implementationPrice).toBeDefined();
});

test("of two savings columns with one header, the field of the changed one and the repeated field are unknown", async () => {
  const book = await example();
  const sheet = "Schedule 4";
  const cells = ["epb_savings_categories", "epb_savings_units"].map((name) => {
    const row = book.definedName(name)?.target?.range.top ?? 0;
    // Electric energy in kWh, the header of column D, over natural gas.
    const value = book.sheet(sheet)?.cellAt(row, 4)?.value ?? "";
    return { sheet, address: `H${row}`, type: "text", value } as const;
  });
  const reading = await readingAfter({ cells });
  expect(reading.findings).toMatchObject([
    { code: "EPB-TPL-010", expected: "a category and unit that no other column has" },
  ]);
  const { unknownInputs = [] } = parsed(plainProject(reading));
  expect(new Set(unknownInputs.map((path) => path.slice(path.indexOf("].") + 2)))).toEqual(
    new Set(["estimatedSavings[fieldId=1].value", "estimatedSavings[fieldId=5].value"]),
  );
});

// The server refuses unknown inputs of rows that a project does not have.
test("every unknown input of a workbook is one that its project has", async () => {
  const sheets = (await example()).sheets.filter(({ state }) => state === "visible");
  for (const sheet of sheets) {
    const cells = [...sheet.cells()].filter(({ formula, row }) => formula === undefined && row > 5);
    for (const half of [0, 1]) {
      const edits = cells
        .filter((_, index) => index % 2 === half)
        .map(({ address }) => ({ sheet: sheet.name, address, type: "text", value: "tbd" }) as const);
      for (const edit of [{ cells: edits }, { withoutSheets: [sheet.name] }]) {
        const { project } = await readingAfter(edit);
        if (project === undefined) continue;
        const { data, unknownInputs = [] } = project;
        expect(unknownInputs.filter((path) => !isInputOf(data, path))).toEqual([]);
      }
    }
  }
});
