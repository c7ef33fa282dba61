import { calculateProject } from "@epb/engine";
import { expect, test } from "vitest";
import { type CellEdit, edited, exampleProject, seen, workbookOf } from "../../testing/template-workbook.js";
import { readProjectFromWorkbook } from "../load/read-project-from-workbook.js";
import { compareFigures } from "./compare-figures.js";

const project = exampleProject();
const calculation = calculateProject(project);
const written = workbookOf(project, true);

/** The example, whose column of prices has formulas. */
async function compared(cells: readonly CellEdit[]) {
  const workbook = await written;
  const sheet = workbook.sheet("Schedule 2a");
  const formulas = [9, 10, 11].flatMap((row): CellEdit[] => {
    const value = sheet?.cell(`M${row}`)?.value;
    const formula = `J${row}+K${row}-L${row}`;
    return value === undefined ? [] : [{ sheet: "Schedule 2a", address: `M${row}`, type: "number", value, formula }];
  });
  expect(formulas.length).toBeGreaterThan(1);
  const reading = readProjectFromWorkbook(edited(workbook, { cells: [...formulas, ...cells] }));
  const figures = reading.figures();
  if (figures === undefined) throw new Error("The workbook is made from a template.");
  return seen(compareFigures(figures, calculation));
}

test("columns whose cells all have formulas, and those without any, have nothing to tell", async () => {
  expect(await compared([])).toEqual([]);
});

test("a row whose calculated cell is blank is named", async () => {
  expect(await compared([{ sheet: "Schedule 2a", address: "M10" }])).toEqual([
    {
      name: "figure/row-without-formulas",
      place: { sheet: "Schedule 2a", address: "M10" },
      field: "Measure 2: Implementation price",
      found: "row 10",
    },
  ]);
});

test("a formula that is replaced by its value is named, though the value is right", async () => {
  const value = (await written).sheet("Schedule 2a")?.cell("M10")?.value ?? "";
  expect(await compared([{ sheet: "Schedule 2a", address: "M10", type: "number", value }])).toEqual([
    {
      name: "figure/formula-replaced",
      place: { sheet: "Schedule 2a", address: "M10" },
      field: "Measure 2: Implementation price",
      found: "row 10",
    },
  ]);
});

test("a value that differs is typed over, and told once", async () => {
  const findings = await compared([{ sheet: "Schedule 2a", address: "M10", type: "number", value: "12" }]);
  expect(findings.map(({ name }) => name)).toEqual(["figure/typed-over"]);
});

test("figures by themselves that are values are named once for a sheet where others have formulas", async () => {
  const sheet = (await written).sheet("Schedule 1");
  const typed = ["C43", "D43"].map((address): CellEdit => {
    return { sheet: "Schedule 1", address, type: "number", value: sheet?.cell(address)?.value ?? "" };
  });
  expect(await compared(typed)).toEqual([
    {
      name: "figure/formula-replaced",
      place: { sheet: "Schedule 1", address: "C43:D43" },
      field: "Total: Savings, Estimated, and 1 more",
      found: "no formula",
    },
  ]);
});

test("a blank figure by itself is not named, since earlier templates had fewer figures", async () => {
  expect(await compared([{ sheet: "Schedule 1", address: "C43" }])).toEqual([]);
});
