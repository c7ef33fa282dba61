import { CalculationType, calculateProject, type Project, valueAtPath } from "@epb/engine";
import { calculateKnownFigures } from "@epb/engine/withhold";
import { expect, test } from "vitest";
import { type CellEdit, edited, exampleProject, workbookOf } from "../../../testing/template-workbook.js";
import { EPB_NON_CALCULATING_4_2_10 } from "../../templates/epb-non-calculating-4-2-10.js";
import type { FlatWorkbook } from "../../xlsx/flat-workbook.js";
import { readProjectFromWorkbook } from "../read-project-from-workbook.js";
import { type SuppliedValues, suppliedValues } from "./supplied-values.js";

const example = exampleProject();
const override = exampleProject("direct-funded-override");
const writtenExample = workbookOf(example, true, EPB_NON_CALCULATING_4_2_10);
const writtenOverride = workbookOf(override, true, EPB_NON_CALCULATING_4_2_10);

/** The supplied values of a workbook, as a non-calculating one has them. */
function supplied(workbook: FlatWorkbook): SuppliedValues {
  const reading = readProjectFromWorkbook(workbook);
  const figures = reading.figures();
  const { project } = reading;
  if (figures === undefined || project === undefined) throw new Error("The workbook is made from a template.");
  const asStandard: Project = { ...project, record: { ...project.record, calculationType: CalculationType.Standard } };
  return suppliedValues({ ...figures, figureCells: "supplied" }, project, calculateKnownFigures(asStandard));
}

const withCells = async (workbook: Promise<FlatWorkbook>, cells: readonly CellEdit[]): Promise<SuppliedValues> =>
  supplied(edited(await workbook, { cells }));

/** As JSON data, with as many digits as a cell stores. */
const plain = (values: unknown): unknown =>
  JSON.parse(
    JSON.stringify(values, (_key, value: unknown) =>
      typeof value === "string" && /^-?\d+\.\d+$/.test(value) ? Number(Number(value).toPrecision(12)) : value,
    ),
  );

test("every section that a workbook supplies equals the calculation", async () => {
  const { values, findings } = supplied(await writtenExample);
  expect(findings).toEqual([]);
  const { calculatedValues } = calculateProject(example);
  // It has no energy sales agreement, so no figure of one is filled in.
  const { calculationTypeId: _type, esaPayments, ...sections } = calculatedValues;
  expect(esaPayments?.years).toEqual([]);
  expect(plain(values)).toEqual(plain(sections));
});

test("an Override project is read from its workbook with its own figures", async () => {
  const { values, findings } = supplied(await writtenOverride);
  expect(findings).toEqual([]);
  const { calculatedValues = {} } = override;
  for (const path of ["projectSummary.financialSummary", "costSavings", "itemizedSavings.years[year=2].categories"]) {
    expect(plain(valueAtPath(values, path)), path).toEqual(plain(valueAtPath(calculatedValues, path)));
  }
  // It has no loan: nothing is made up.
  expect(values?.amortization).toBeUndefined();
});

test("a supplied figure counts, not the calculated one", async () => {
  const { values } = await withCells(writtenExample, [
    { sheet: "Summary", address: "C38", type: "number", value: "7000000" },
    { sheet: "Schedule 1", address: "G18", type: "number", value: "1.5" },
  ]);
  expect(String(valueAtPath(values, "projectSummary.financialSummary.totalPayments"))).toBe("7000000");
  expect(String(valueAtPath(values, "costSavings.years[year=1].payment"))).toBe("1.5");
  expect(String(valueAtPath(values, "costSavings.years[year=2].payment"))).toBe("404564");
});

test("a blank figure is absent where it may be, and a blank row is no year", async () => {
  const { values, findings } = await withCells(writtenExample, [
    { sheet: "Summary", address: "C38" },
    ...["C", "D", "E", "F", "G", "H"].map((column) => ({ sheet: "Schedule 1", address: `${column}33` })),
  ]);
  expect(findings).toEqual([]);
  expect(values?.projectSummary).toBeDefined();
  expect(valueAtPath(values, "projectSummary.financialSummary.totalPayments")).toBeUndefined();
  expect(values?.costSavings?.years.map(({ year }) => year)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
  ]);
});

test("a figure its section cannot do without is named with its cell, and the other sections stay", async () => {
  const { values, findings } = await withCells(writtenExample, [{ sheet: "Schedule 1", address: "G20" }]);
  expect(findings).toMatchObject([
    {
      code: "EPB-FIG-006",
      severity: "error",
      place: { sheet: "Schedule 1", address: "G20" },
      field: "Year 3: Payment",
    },
  ]);
  expect(values?.costSavings).toBeUndefined();
  expect(values?.projectSummary).toBeDefined();
});

test("a figure that cannot be read is withheld, and the others of its section stay", async () => {
  const { values, findings } = await withCells(writtenExample, [
    { sheet: "Schedule 1", address: "G20", type: "text", value: "to be decided" },
    // A row with nothing else in it, and an entry that is only this figure.
    ...["C", "D", "E", "F", "H"].map((column) => ({ sheet: "Schedule 1", address: `${column}33` })),
    { sheet: "Schedule 1", address: "G33", type: "error", value: "#REF!" },
    { sheet: "Savings by Year", address: "C9", type: "text", value: "n/a" },
  ]);
  const unread = ["costSavings.years[year=3].payment", "costSavings.years[year=16].payment"];
  expect(values?.withheld?.figures).toEqual(expect.arrayContaining(unread));
  expect(findings.map(({ code }) => code)).toEqual([]);
  expect(String(valueAtPath(values, "costSavings.years[year=2].payment"))).toBe("404564");
});

test("a figure without a cell that depends on an input that cannot be used is withheld", async () => {
  const { values, findings } = await withCells(writtenExample, [
    // An expense of year 4; expenses before the delivery charge have no cell.
    { sheet: "Schedule 3", address: "F40", type: "text", value: "to be decided" },
  ]);
  expect(findings).toEqual([]);
  expect(values?.withheld?.figures).toContain("performancePeriod.items[year=4].expensesBeforeDeliveryCharge");
  expect(String(valueAtPath(values, "performancePeriod.items[year=4].totalExpenses"))).toMatch(/^\d/);
});

test("a workbook without a figure supplies none", async () => {
  expect(supplied(await workbookOf(example))).toEqual({ findings: [] });
});
