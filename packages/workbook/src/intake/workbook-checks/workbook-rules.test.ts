import { calculateKnownFigures } from "@epb/engine/withhold";
import { describe, expect, test } from "vitest";
import {
  blank,
  cellOf,
  edited,
  example,
  inputAt,
  plainProject,
  readingAfter,
  seen,
} from "../../../testing/template-workbook.js";
import { readProjectFromWorkbook } from "../read-project-from-workbook.js";

test("the example and a blank template have nothing wrong but the blank name", async () => {
  expect(readProjectFromWorkbook(await example()).findings).toEqual([]);
  expect(seen(readProjectFromWorkbook(await blank()).findings)).toEqual([
    { name: "cell/project-name-missing", place: { sheet: "Summary", address: "C5" }, field: "Project name" },
  ]);
});

test("a missing sheet is one finding, and its inputs are missing from the input", async () => {
  const reading = await readingAfter({ withoutSheets: ["Schedule 3"] });
  expect(reading.findings).toMatchObject([
    { code: "EPB-TPL-005", severity: "error", expected: "a sheet named Schedule 3" },
  ]);
  expect(inputAt(reading, "data", "financing")).toBeUndefined();
  expect(reading.cellOf("financing.awardDate")).toBeUndefined();
});

test("a sheet that was not read counts as missing", async () => {
  const reading = await readingAfter({ unreadSheets: ["ESA"] });
  expect(reading.findings).toMatchObject([{ code: "EPB-TPL-005", expected: "a sheet named ESA" }]);
});

test("a renamed sheet is read, and reported", async () => {
  const reading = await readingAfter({ renamedSheets: { "Schedule 3": "Cash flow" } });
  expect(reading.findings).toMatchObject([
    { code: "EPB-TPL-006", severity: "warning", place: { sheet: "Cash flow" }, expected: "Schedule 3" },
  ]);
  expect(inputAt(reading, "data", "financing", "awardDate")).toBe("2024-01-31");
  expect(reading.cellOf("financing.awardDate")?.sheet).toBe("Cash flow");
});

test("the hidden column replaces a lost name", async () => {
  const reading = await readingAfter({ lostNames: (name) => name === "epb_financing_awardDate" });
  expect(reading.findings).toMatchObject([
    {
      code: "EPB-TPL-008",
      place: await cellOf("financing.awardDate"),
      expected: "the defined name epb_financing_awardDate",
    },
  ]);
  expect(inputAt(reading, "data", "financing", "awardDate")).toBe("2024-01-31");
});

test("every value of a workbook without its names is read", async () => {
  const whole = readProjectFromWorkbook(await example());
  const reading = await readingAfter({ lostNames: () => true });
  expect(plainProject(reading)).toEqual(plainProject(whole));
  expect(seen(reading.findings)).toEqual([
    { name: "template/name-lost", found: expect.stringMatching(/^no defined names of \d+ fields and tables$/) },
  ]);
});

test("without any name, a cell without a mark still has its own finding", async () => {
  const { sheet, address } = await cellOf("financing.awardDate");
  const cells = [{ sheet, address: address.replace(/^[A-Z]+/, "A") }];
  const { findings } = await readingAfter({ lostNames: () => true, cells });
  expect(findings).toMatchObject([{ code: "EPB-TPL-008" }, { code: "EPB-TPL-007", field: "Award date" }]);
});

test("an input without name and mark is missing, and reported", async () => {
  const { sheet, address } = await cellOf("financing.awardDate");
  const markAddress = address.replace(/^[A-Z]+/, "A");
  const reading = await readingAfter({
    lostNames: (name) => name === "epb_financing_awardDate",
    cells: [{ sheet, address: markAddress }],
  });
  expect(reading.findings).toMatchObject([{ code: "EPB-TPL-007", severity: "error", field: "Award date" }]);
  expect(inputAt(reading, "data", "financing", "awardDate")).toBeUndefined();
});

test("a column without its key is missing, and its values are noticed", async () => {
  const keys = (await example()).definedName("epb_measures_keys")?.target;
  if (keys === undefined) throw new Error("The table has a row of keys.");
  const reading = await readingAfter({ cells: [{ sheet: keys.sheet, address: `K${keys.range.top}` }] });
  expect(reading.findings).toMatchObject([
    { code: "EPB-TPL-009", field: "Measures and their prices: Delivery charge, $" },
    { code: "EPB-CELL-022", severity: "warning", field: "Measures and their prices" },
  ]);
});

test("an unknown savings category and unit is the template error, with the cell and its content", async () => {
  const categories = (await example()).definedName("epb_savings_categories")?.target;
  if (categories === undefined) throw new Error("Schedule 4 has a row of categories.");
  const place = { sheet: categories.sheet, address: `D${categories.range.top}` };
  const reading = await readingAfter({ cells: [{ ...place, type: "text", value: "Compressed air" }] });
  expect(reading.findings).toMatchObject([
    {
      code: "EPB-TPL-010",
      message: "The uploaded file does not appear to be a valid template, please contact {email}",
      place,
      found: 'savings category "Compressed air" with the unit "kWh/yr"',
    },
  ]);
  const savings = inputAt(reading, "data", "ecms", 0, "estimatedSavings");
  expect(savings).toEqual([
    { fieldId: 2, value: "210000" },
    { fieldId: 4, value: "38000" },
    { fieldId: 13, value: "25000" },
  ]);
});

test("columns with exchanged headers have the inputs of their headers", async () => {
  const units = (await example()).definedName("epb_savings_units")?.target;
  if (units === undefined) throw new Error("Schedule 4 has a row of units.");
  const at = (column: string, value: string) =>
    ({ sheet: units.sheet, address: `${column}${units.range.top}`, type: "text", value }) as const;
  const reading = await readingAfter({ cells: [at("D", "$/yr"), at("E", "kwh/yr")] });
  expect(reading.findings).toEqual([]);
  expect(inputAt(reading, "data", "ecms", 0, "estimatedSavings", 0)).toEqual({ fieldId: 2, value: "2500000" });
});

test("a text below the last table may be a remark, and is noticed", async () => {
  const reading = await readingAfter({
    cells: [{ sheet: "Schedule 2a", address: "C80", type: "text", value: "Prices of March" }],
  });
  expect(seen(reading.findings)).toEqual([
    {
      name: "cell/beyond-table",
      place: { sheet: "Schedule 2a", address: "C80" },
      field: "Measures and their prices",
      found: "1 value",
    },
  ]);
  expect(reading.project?.unknownInputs).toBeUndefined();
});

test("a measure below the last row of its table makes the measures unknown", async () => {
  const reading = await readingAfter({
    cells: [
      { sheet: "Schedule 2a", address: "B80", type: "text", value: "61" },
      { sheet: "Schedule 2a", address: "J82", type: "number", value: "1000" },
    ],
  });
  expect(seen(reading.findings)).toEqual([
    {
      name: "cell/item-beyond-table",
      place: { sheet: "Schedule 2a", address: "B80:J82" },
      field: "Measures and their prices",
      found: "2 values",
    },
  ]);
  expect(reading.project?.unknownInputs).toEqual(["ecms"]);
  const project = reading.project;
  if (project === undefined) throw new Error("The workbook is a project.");
  expect(calculateKnownFigures(project).calculatedValues.projectSummary?.financialSummary).not.toHaveProperty(
    "totalImplementationPrice",
  );
});

test("a number between two tables makes the list of the table above unknown", async () => {
  const rows = (await example()).definedName("epb_gridSubregions_rows")?.target?.range;
  if (rows === undefined) throw new Error("Grid subregions are a table.");
  const row = rows.bottom + 1;
  const reading = await readingAfter({
    cells: [
      { sheet: "GHG Factors", address: `B${row}`, type: "text", value: "SERC Midwest (SRMW)" },
      { sheet: "GHG Factors", address: `C${row}`, type: "number", value: "0.6" },
    ],
  });
  expect(seen(reading.findings)).toEqual([
    {
      name: "cell/item-beyond-table",
      place: { sheet: "GHG Factors", address: `B${row}:C${row}` },
      field: "Grid subregions",
      found: "2 values",
    },
  ]);
  expect(reading.project?.unknownInputs).toEqual(["gridSubregions"]);
});

test("a number in a heading between two tables is named, and a text there is not", async () => {
  const keys = (await example()).definedName("epb_emissionFactors_keys")?.target?.range;
  if (keys === undefined) throw new Error("Emission factors are a table.");
  const reading = await readingAfter({
    cells: [
      { sheet: "GHG Factors", address: `B${keys.top - 5}`, type: "text", value: "Factors of 2024" },
      { sheet: "GHG Factors", address: `B${keys.top - 2}`, type: "number", value: "2024" },
    ],
  });
  expect(seen(reading.findings)).toMatchObject([
    { name: "cell/beyond-table", place: { sheet: "GHG Factors" }, field: "Grid subregions" },
  ]);
  expect(reading.project?.unknownInputs).toBeUndefined();
});

test("the price below the measures is the template's own, and a number beside it is not", async () => {
  const rows = (await example()).definedName("epb_measures_rows")?.target?.range;
  if (rows === undefined) throw new Error("Measures are a table.");
  const row = rows.bottom + 3;
  const reading = await readingAfter({
    cells: [
      { sheet: "Schedule 2a", address: `M${row}`, type: "number", value: "1000" },
      { sheet: "Schedule 2a", address: `D${row}`, type: "number", value: "612000" },
    ],
  });
  expect(seen(reading.findings)).toMatchObject([
    { place: { sheet: "Schedule 2a", address: `D${row}` }, field: "Measures and their prices", found: "1 value" },
  ]);
});

test("a value typed into the closing row of a table is reported, its title and totals are not", async () => {
  const rows = (await example()).definedNames.find(({ name }) => name === "epb_measures_rows")?.target;
  if (rows === undefined) throw new Error("Measures are a table.");
  const address = `I${rows.range.bottom}`;
  const reading = await readingAfter({ cells: [{ sheet: "Schedule 2a", address, type: "text", value: "Yes" }] });
  expect(seen(reading.findings)).toEqual([
    {
      name: "cell/beyond-table",
      place: { sheet: "Schedule 2a", address },
      field: "Measures and their prices",
      found: "1 value",
    },
  ]);
});

test("more rows than a list may have are reported, and the list is unknown", async () => {
  const book = await example();
  const rows = book.definedNames.find(({ name }) => name === "epb_contacts_rows")?.target;
  if (rows === undefined) throw new Error("Contacts are a table.");
  const { top, bottom } = rows.range;
  const cells = Array.from({ length: 10_001 }, (_, index) => ({
    sheet: "Contacts",
    address: `C${top + index}`,
    type: "text" as const,
    value: "Someone",
  }));
  // Without its closing mark and names, the table goes on to the next mark, as if its rows had been inserted.
  const reading = readProjectFromWorkbook(
    edited(book, {
      lostNames: (name) => name.startsWith("epb_contacts"),
      cells: [
        ...cells,
        { sheet: "Contacts", address: `A${bottom}` },
        { sheet: "Contacts", address: `B${bottom}` },
        { sheet: "Contacts", address: `A${top + 10_001}`, type: "text", value: "#end" },
      ],
    }),
  );
  expect(reading.findings).toMatchObject([
    { code: "EPB-TPL-008" },
    { code: "EPB-CELL-023", found: "10001 rows", expected: "at most 10000" },
  ]);
  // The last contact is not read, so the list and all values that depend on it are unknown.
  expect(reading.project).toMatchObject({ unknownInputs: ["contacts"] });
});

test("a copy of a sheet is reported, and the original is read", async () => {
  const whole = await readingAfter({});
  const reading = await readingAfter({ copiedSheets: { "Schedule 2a": "Schedule 2a (2)" } });
  expect(seen(reading.findings)).toEqual([
    { name: "template/sheet-copied", place: { sheet: "Schedule 2a (2)" }, found: "a copy of Schedule 2a" },
  ]);
  expect(reading.project).toEqual(whole.project);
});

describe("only spaces", () => {
  test("spaces in an unused row are reported, and create no measure", async () => {
    const whole = await readingAfter({});
    const reading = await readingAfter({
      cells: [
        { sheet: "Schedule 2a", address: "J36", type: "text", value: " " },
        { sheet: "Schedule 2a", address: "C37", type: "text", value: "\u00A0" },
      ],
    });
    expect(seen(reading.findings)).toEqual([
      {
        name: "cell/only-spaces",
        place: { sheet: "Schedule 2a", address: "C36:J37" },
        field: "Measures and their prices",
        found: "2 cells with spaces",
      },
    ]);
    expect(reading.project).toEqual(whole.project);
  });

  test("an empty text as a formula's result is not reported", async () => {
    const cells = [{ sheet: "Schedule 2a", address: "J36", type: "text" as const, value: "", formula: 'IF(1,"")' }];
    expect((await readingAfter({ cells })).findings).toEqual([]);
  });
});

describe("table rows", () => {
  const numberCell = async (year: number) => {
    const { sheet, address } = await cellOf(`performancePeriod[year=${year}].retainedSavings`);
    return { sheet, address: address.replace(/^[A-Z]+/, "B") };
  };

  test("the second row of a duplicate year is reported, and not read", async () => {
    const place = await numberCell(4);
    const reading = await readingAfter({ cells: [{ ...place, type: "number", value: "3" }] });
    expect(reading.findings).toMatchObject([{ code: "EPB-CELL-020", place, found: "Year 3" }]);
    expect(inputAt(reading, "data", "performancePeriod")).toHaveLength(24);
  });

  test.each([
    ["number", "26"],
    ["text", "four"],
  ] as const)("a row of values under the year %s %s is not read", async (type, value) => {
    const place = await numberCell(4);
    const reading = await readingAfter({ cells: [{ ...place, type, value }] });
    expect(reading.findings).toMatchObject([{ code: "EPB-CELL-019", place, found: value }]);
  });

  test("escalation rates of a missing year are not read, and reported", async () => {
    const { sheet, address } = await cellOf("escalationRates[fieldId=1,year=7]");
    const place = { sheet, address: address.replace(/^[A-Z]+/, "B") };
    const reading = await readingAfter({ cells: [place] });
    expect(seen(reading.findings)).toEqual([
      { name: "cell/row-key-missing", place, field: "Annual escalation rates, row 6: Year" },
    ]);
  });

  test("factors without their fuel are not read, and reported", async () => {
    const { sheet, address } = await cellOf("emissionFactors");
    const row = address.replace(/^[A-Z]+(\d+):.*$/, "$1");
    const reading = await readingAfter({ cells: [{ sheet, address: `C${row}`, type: "number", value: "53.06" }] });
    expect(reading.findings).toMatchObject([{ code: "EPB-CELL-019", place: { sheet, address: `B${row}` } }]);
  });
});

describe("hidden row", () => {
  test("hidden rows with values are reported, table by table", async () => {
    const { findings } = await readingAfter({ hiddenRows: { "Schedule 2a": [9, 10, 38] } });
    expect(seen(findings)).toMatchObject([
      {
        name: "cell/hidden-row",
        place: { sheet: "Schedule 2a" },
        field: "Measures and their prices",
        found: "rows 9–10",
      },
    ]);
    expect(findings[0]?.place?.address).toMatch(/^B9:[A-Z]+10$/);
  });

  test("hidden rows without values are not reported", async () => {
    expect((await readingAfter({ hiddenRows: { "Schedule 2a": [1, 36, 37] } })).findings).toEqual([]);
  });
});
