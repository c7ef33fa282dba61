import { expect, test } from "vitest";
import {
  blank,
  cellOf,
  edited,
  example,
  inputAt,
  plainProject,
  readingAfter,
  withInserted,
} from "../../testing/template-workbook.js";
import { readProjectFromWorkbook } from "./read-project-from-workbook.js";

test.each([
  ["record.name", "Summary", "C5"],
  ["financing.awardDate", "Schedule 3", "E13"],
  ["other.guarPctEstSav", "Schedule 1", "E5"],
  ["otherSavingsType.category2", "Schedule 4", "G6"],
  ["performancePeriod[year=4].retainedSavings", "Schedule 3", "P40"],
  ["performancePeriod[year=4].otherExpenses[fieldId=3].value", "Schedule 3", "F40"],
  ["performancePeriod[year=4]", "Schedule 3", "C40:P40"],
  ["performancePeriod", "Schedule 3", "C37:P61"],
  ["ecms[uuid=ecm-1].implementation.deliveryCharge", "Schedule 2a", "K9"],
  ["ecms[uuid=ecm-1].implementation", "Schedule 2a", "J9:N9"],
  ["ecms[uuid=ecm-1].estimatedSavings[fieldId=2]", "Schedule 4", "E14"],
  ["ecms[uuid=ecm-1].estimatedSavings[fieldId=99]", "Schedule 4", "D14:T14"],
  ["ecms[uuid=ecm-1].eGridStateRegionId", "GHG", "C10"],
  ["ecms[uuid=ecm-1]", "Schedule 2a", "B9:N9"],
  ["ecms[uuid=nobody].location", "Schedule 2a", "B9:N38"],
  ["ecms", "Schedule 2a", "B9:N38"],
  ["escalationRates[fieldId=1,year=2]", "Annual Escalation Rates", "C9"],
  ["escalationRates[fieldId=1]", "Annual Escalation Rates", "C9:C47"],
  ["escalationRates[fieldId=1,year=1]", "Annual Escalation Rates", "C9:K47"],
  ["cancellationCeiling[year=2,month=4]", "Schedule 5", "F10"],
  ["performancePeriodESAPayments[year=3].reserveAccount", "ESA", "D16"],
  ["performancePeriodESAPayments[year=21]", "ESA", "C14:D33"],
  ["emissionFactors[fuelName=Coal]", "GHG Factors", "B21:E30"],
  ["implementationPricing.percentages", "Schedule 2b", "C5:C11"],
  ["financing", "Schedule 3", "E5:E17"],
  ["contacts[#=0].email", "Contacts", "B7:G20"],
])("%s is at %s!%s", async (path, sheet, address) => {
  expect(readProjectFromWorkbook(await example()).cellOf(path)).toEqual({ sheet, address });
});

test("a path the template has no cell for has no place", async () => {
  const reading = readProjectFromWorkbook(await example());
  expect(reading.cellOf("calculatedValues.itemizedSavings.years[year=41].categories[fieldId=1].value")).toBeUndefined();
  expect(reading.cellOf("")).toBeUndefined();
});

test("a blank template is an unnamed pending project", async () => {
  expect(plainProject(readProjectFromWorkbook(await blank()))).toEqual({
    record: { name: "", status: "Pending", calculationType: 1, version: "3.0.0", projectType: 1 },
    data: {},
  });
});

test("dates honour the epoch of the workbook", async () => {
  const reading = await readingAfter({ date1904: true });
  expect(inputAt(reading, "data", "financing", "awardDate")).toBe("2028-02-01");
});

test("contacts are counted without the rows that only wait for a role", async () => {
  const { sheet, address } = await cellOf("contacts");
  const firstRow = Number(/\d+/.exec(address)?.[0]);
  const reading = await readingAfter({
    cells: [{ sheet, address: `D${firstRow + 3}`, type: "text", value: "Jane Roe" }],
  });
  expect(inputAt(reading, "data", "contacts")).toEqual([{ role: 4, name: "Jane Roe" }]);
  expect(reading.cellOf("contacts[#=0].email")).toEqual({ sheet, address: `F${firstRow + 3}` });
});

test("digits beyond the engine's decimal places are cut off", async () => {
  const place = await cellOf("financing.indexRate");
  const reading = await readingAfter({ cells: [{ ...place, type: "number", value: "0.0666666666666667" }] });
  expect(inputAt(reading, "data", "financing", "indexRate")).toBe("0.066666666666666");
});

test.each(["emissionFactors", "gridSubregions", "fuelTypes"])(
  "an unreadable name in a row of %s is an unknown item only where the row has a factor",
  async (list) => {
    const target = (await example()).definedName(`epb_${list}_rows`)?.target;
    if (target === undefined) throw new Error(`${list} is no table.`);
    const { sheet, range } = target;
    const name = { sheet, address: `B${range.top + 1}`, type: "error", value: "#REF!" } as const;
    const alone = await readingAfter({ cells: [name] });
    expect(alone.findings.map(({ place }) => place?.address)).toEqual([name.address]);
    expect(alone.project?.unknownInputs).toBeUndefined();
    const factor = { sheet, address: `C${range.top + 1}`, type: "number", value: "1" } as const;
    expect((await readingAfter({ cells: [name, factor] })).project?.unknownInputs).toEqual([list]);
    const unreadable = { ...factor, type: "error", value: "#REF!" } as const;
    expect((await readingAfter({ cells: [name, unreadable] })).project?.unknownInputs).toEqual([list]);
  },
);

test("findings come in the order of the sheets and down each sheet", async () => {
  const [late, early, above] = [
    await cellOf("cancellationCeiling[year=2,month=4]"),
    await cellOf("escalationRates[fieldId=1,year=9]"),
    await cellOf("escalationRates[fieldId=2,year=2]"),
  ];
  const reading = await readingAfter({
    cells: [late, early, above].map((place) => ({ ...place, type: "text", value: "?" })),
  });
  expect(reading.findings.map(({ place }) => place)).toEqual([above, early, late]);
});

test("values of a contact that cannot be read are unknown by the position of the contact", async () => {
  const place = (await example()).definedName("epb_contacts_rows")?.target;
  if (place === undefined) throw new Error("Contacts are a table.");
  const { sheet, range } = place;
  const row = range.top + 1;
  const reading = await readingAfter({
    cells: [
      { sheet, address: `B${row}`, type: "text", value: "Customer" },
      { sheet, address: `D${row}`, type: "error", value: "#REF!" },
      { sheet, address: `F${row}`, type: "error", value: "#N/A" },
    ],
  });
  expect(inputAt(reading, "data", "contacts")).toHaveLength(1);
  expect(reading.project?.unknownInputs).toEqual(["contacts[#=0].name", "contacts[#=0].email"]);
});

test.each([
  { rows: "measures", cells: { B: "61", C: "Lighting" }, path: ["ecms", 0], item: { ecmNumber: "61" } },
  { rows: "contacts", cells: { B: "Customer", D: "Kim" }, path: ["contacts", 0], item: { role: 2, name: "Kim" } },
  { rows: "fuelTypes", cells: { B: "Wood" }, path: ["fuelTypes", 0], item: { fuelType: "Wood" } },
])("a row inserted above the first row of $rows belongs to the table", async ({ rows, cells, path, item }) => {
  const target = (await example()).definedName(`epb_${rows}_rows`)?.target;
  if (target === undefined) throw new Error(`${rows} is no table.`);
  const { sheet, range } = target;
  const grown = withInserted(await example(), { sheet, axis: "row", at: range.top });
  const typed = Object.entries(cells).map(([column, value]) => ({
    sheet,
    address: `${column}${range.top}`,
    type: "text" as const,
    value,
  }));
  expect(inputAt(readProjectFromWorkbook(edited(grown, { cells: typed })), "data", ...path)).toMatchObject(item);
});

test("inserted rows and columns move inputs and lose none", async () => {
  const book = await example();
  const insertions = [
    "Summary",
    "Annual Escalation Rates",
    "Schedule 2a",
    "Schedule 3",
    "Schedule 4",
    "Schedule 5",
    "GHG",
  ]
    .flatMap((sheet) => [2, 6, 10, 15, 40].map((at) => ({ sheet, axis: "row" as const, at })))
    .concat({ sheet: "Schedule 3", axis: "row", at: 1 });
  const columns = ["Schedule 2a", "Schedule 3", "Schedule 4"].map((sheet) => ({
    sheet,
    axis: "column" as const,
    at: 4,
  }));
  const reading = readProjectFromWorkbook([...insertions, ...columns].reduce(withInserted, book));
  expect(reading.findings).toEqual([]);
  expect(plainProject(reading)).toEqual(plainProject(readProjectFromWorkbook(book)));
});

test("a row inserted right above the closing row belongs to its table", async () => {
  const rows = (await example()).definedName("epb_measures_rows")?.target;
  if (rows === undefined) throw new Error("Measures are a table.");
  const { sheet, range } = rows;
  const grown = withInserted(await example(), { sheet, axis: "row", at: range.bottom });
  const reading = readProjectFromWorkbook(
    edited(grown, { cells: [{ sheet, address: `B${range.bottom}`, type: "text", value: "61" }] }),
  );
  expect(reading.findings).toEqual([]);
  expect(inputAt(reading, "data", "ecms", 2)).toEqual({ uuid: "row-31", ecmNumber: "61" });
});
