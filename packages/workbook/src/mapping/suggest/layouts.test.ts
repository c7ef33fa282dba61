import { expect, test } from "vitest";
import { newExceljsWorkbook } from "../../../../../test/testing/exceljs-workbook.js";
import { readWorkbookBytes } from "../../node/index.js";
import { EPB_CALCULATING_4_2_10 } from "../../templates/epb-calculating-4-2-10.js";
import { suggestMapping } from "./suggest-mapping.js";

type Rows = readonly (readonly unknown[])[];

async function suggested(rows: Rows) {
  const workbook = newExceljsWorkbook();
  const sheet = workbook.addWorksheet("Form");
  for (const row of rows) sheet.addRow([...row]);
  const read = readWorkbookBytes(new Uint8Array(await workbook.xlsx.writeBuffer()));
  if (!read.ok) throw new Error(read.finding.message);
  return suggestMapping(read.workbook, EPB_CALCULATING_4_2_10, "Form");
}

/** Cells that are taken without a question, by input. */
async function takenFrom(rows: Rows): Promise<Readonly<Record<string, string>>> {
  const { values, tables } = await suggested(rows);
  const columns = tables.flatMap((table) =>
    table.columns.flatMap(({ to, state, candidate }) =>
      to === undefined || state !== "taken" ? [] : [[to, candidate.place.address] as const],
    ),
  );
  const single = values.flatMap(({ to, state, best }) =>
    state === "taken" ? [[to, best.place.address] as const] : [],
  );
  return Object.fromEntries([...single, ...columns]);
}

test("labels in two lines are read as one", async () => {
  const rows = [
    ["Measure", "Description of", "Materials", "Energy", "Energy Charge", "Natural Gas"],
    ["No.", "Measure", "& Labor", "Savings", "Savings", "Savings"],
    [undefined, undefined, "$", "kWh/yr", "$/yr", "$/yr"],
    [1, "LED lighting", 90_000, 100_000, 12_000, 500],
    [2, "New boiler", 80_000, 0, 0, 9_000],
  ];
  expect(await takenFrom(rows)).toMatchObject({
    "ecms[].implementation.baseConstructionCost": "C2",
    "ecms[].estimatedSavings[fieldId=1].value": "D2",
    "ecms[].estimatedSavings[fieldId=2].value": "E2",
    "ecms[].estimatedSavings[fieldId=6].value": "F2",
  });
});

test("a blank column before amounts does not end a table, and a note above its first label has the unit", async () => {
  const rows = [
    ["(Dollars in thousands)", undefined, "Cost of the project", undefined, undefined, "Expected savings"],
    ["Improvement", undefined, "Contractor", "Rebates", undefined, "Electricity", "Natural gas"],
    ["LED lighting", undefined, 612, 42, undefined, 87.4, 0],
    ["New boiler", undefined, 538, 0, undefined, 0, 32.25],
    ["Total", undefined, 1150],
  ];
  const { mapping } = await suggested([[], ...rows]);
  expect(
    Object.fromEntries(mapping.tables[0]?.columns.map(({ to, header, scale }) => [to, [header, scale]]) ?? []),
  ).toEqual({
    "ecms[].ecmDescription": ["A3", undefined],
    "ecms[].implementation.baseConstructionCost": ["C3", "1000"],
    "ecms[].implementation.appliedIncentives": ["D3", "1000"],
    "ecms[].estimatedSavings[fieldId=2].value": ["F3", "1000"],
    "ecms[].estimatedSavings[fieldId=6].value": ["G3", "1000"],
  });
});

test("school years across with a blank column between them are years", async () => {
  const years = Array.from({ length: 6 }, (_, index) => `${2028 + index}-${29 + index}`);
  const spread = (cells: readonly unknown[]) => [...cells.slice(0, 3), undefined, ...cells.slice(3)];
  const rows = [
    ["School year", ...spread(years)],
    ["Change in electricity price", undefined, ...spread([0.02, 0.021, 0.022, 0.021, 0.02, 0.02]).slice(1)],
    ["M&V fee", ...spread([9_200, 9_476, 9_760, 10_053, 10_355, 10_665])],
  ];
  const taken = await takenFrom(rows);
  expect(taken).toMatchObject({
    "performancePeriod[].year": "A1",
    "escalationRates[fieldId=1].value": "A2",
    "performancePeriod[].measurementVerification": "A3",
  });
  expect(Object.keys(taken).filter((to) => to.includes("[year="))).toEqual([]);
});

test("labels above a single row have their values below them", async () => {
  const rows = [
    ["Dated Date", "Construction (Months)", "Index Rate", "Bank Margin"],
    ["September 15, 2027", 12, 0.031, 0.0065],
    [],
    ["Uses of Funds", undefined, "Assumptions"],
    ["Capitalized Interest", 84_500, "Growth in power cost", 0.021],
  ];
  expect(await takenFrom(rows)).toMatchObject({
    "financing.awardDate": "A2",
    "financing.implementationPeriodMonths": "B2",
    "financing.indexRate": "C2",
    "financing.addedPremium": "D2",
    "capitalization.procureConstrIntr": "B5",
  });
});

test("a city and its state can stand behind one label", async () => {
  expect(await takenFrom([["Municipality / state", "Maple Valley", "NY"]])).toEqual({
    "location.city": "B1",
    "location.state": "C1",
  });
});

test("a label with two words for one input names it, and one with words for two does not", async () => {
  expect(await takenFrom([["Customer / Facility Name", "Maple Valley schools"]])).toEqual({ "record.name": "B1" });
  expect(await takenFrom([["Zip / Agency", "Maple Valley schools"]])).toEqual({});
});

test("a unit between a label and its value is no value", async () => {
  const rows = [
    ["Contract execution", "date", new Date("2027-04-12")],
    ["Savings guarantee", "% of projected", 97],
  ];
  expect(await takenFrom(rows)).toEqual({ "financing.awardDate": "C1", "other.guarPctEstSav": "C2" });
});

test("a rate that is the sum of another and of the premium is not the index rate", async () => {
  const { values } = await suggested([
    ["Applicable Treasury", 0.0415],
    ["Added premium", 0.0135],
    ["Interest rate", 0.055],
  ]);
  const rates = values.flatMap(({ to, best, others }) =>
    to === "financing.indexRate" ? [best, ...others].map(({ place }) => place.address) : [],
  );
  expect(rates).toEqual(["B1"]);
});

test("an amount of the first year is not one amount for all years", async () => {
  const everyYear = async (label: string) =>
    (await suggested([[label, 9_200]])).values.filter(({ to }) => to.includes("[year=1..")).length;
  expect(await everyYear("Annual M&V fee")).toBe(1);
  expect(await everyYear("M&V fee per year, year 1")).toBe(0);
  expect(await everyYear("Annual M&V fee, first year")).toBe(0);
});

test("the growth of wages is that of operation and maintenance, unless it is a rate of expenses", async () => {
  const rates = async (label: string) =>
    (await suggested([[label, 3]])).values.flatMap(({ to, state }) =>
      to.startsWith("escalationRates") && state === "taken" ? [to] : [],
    );
  expect(await rates("Growth in labor and materials (%)")).toEqual(["escalationRates[fieldId=7,year=2..40].value"]);
  expect(await rates("Growth in labor and materials for construction (%)")).toEqual([]);
});
