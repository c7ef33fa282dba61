import { expect, test } from "vitest";
import {
  type CellEdit,
  cellOf,
  edited,
  example,
  inputAt,
  plainProject,
  readingAfter,
  readingWith,
  seen,
  withInserted,
} from "../../testing/template-workbook.js";
import type { CellRange } from "../xlsx/cell-address.js";
import { columnLetters, parseAddress } from "../xlsx/cell-address.js";
import type { CellType, FlatWorkbook } from "../xlsx/flat-workbook.js";
import { StoredWorkbook } from "../xlsx/stored-workbook.js";
import { readProjectFromWorkbook } from "./read-project-from-workbook.js";

// Changes that people make to a workbook, and the result of reading it. Inserted rows and lost names have their own
// tests.

const COST = "ecms[uuid=ecm-1].implementation.baseConstructionCost";

async function place(path: string): Promise<{ sheet: string; row: number; column: number }> {
  const { sheet, address } = await cellOf(path);
  const position = parseAddress(address);
  if (position === undefined) throw new Error(`${path} is no single cell`);
  return { sheet, ...position };
}

/** The workbook with its sheets in another order, hidden, or with merged cells. */
function withSheets(
  workbook: FlatWorkbook,
  change: (sheet: FlatWorkbook["sheets"][number]) => Partial<FlatWorkbook["sheets"][number]>,
  order: (names: readonly string[]) => readonly string[] = (names) => names,
): FlatWorkbook {
  const sheets = order(workbook.sheets.map(({ name }) => name)).flatMap((name) => workbook.sheet(name) ?? []);
  return new StoredWorkbook({
    sheets: sheets.map((sheet) => {
      const cells = [...sheet.cells()];
      const { state = sheet.state, mergedRanges = sheet.mergedRanges } = change(sheet);
      return {
        name: sheet.name,
        state,
        mergedRanges,
        cells: {
          count: cells.length,
          cell: (index) => cells[index] ?? raise(index),
          cellAt: (row, column) => sheet.cellAt(row, column),
        },
      };
    }),
    definedNames: workbook.definedNames,
    date1904: workbook.date1904,
    customProperties: () => workbook.customProperties,
    numberFormatOf: () => undefined,
  });
}

function raise(index: number): never {
  throw new Error(`There is no cell ${index}`);
}

const withMerged = (workbook: FlatWorkbook, name: string, range: CellRange): FlatWorkbook =>
  withSheets(workbook, (sheet) => (sheet.name === name ? { mergedRanges: [...sheet.mergedRanges, range] } : {}));

test("sheets in another order, and hidden ones, are read like the others", async () => {
  const workbook = withSheets(
    await example(),
    () => ({ state: "hidden" }),
    (names) => [...names].reverse(),
  );
  const reading = readProjectFromWorkbook(workbook);
  expect(reading.findings).toEqual([]);
  expect(plainProject(reading)).toEqual(plainProject(readProjectFromWorkbook(await example())));
});

test("columns of a table in another order are found by their keys", async () => {
  const book = await example();
  const first = await place(COST);
  const second = await place("ecms[uuid=ecm-1].implementation.deliveryCharge");
  const [a, b] = [columnLetters(first.column), columnLetters(second.column)];
  const sheet = book.sheet(first.sheet);
  const rows = [...new Set([...(sheet?.cells() ?? [])].map(({ row }) => row))];
  const into = (from: string, to: string): CellEdit[] =>
    rows.map((row) => {
      const address = `${to}${row}`;
      const cell = sheet?.cell(`${from}${row}`);
      return { sheet: first.sheet, address, ...(cell !== undefined && { type: cell.type, value: cell.value }) };
    });
  const cells = [...into(a, b), ...into(b, a)];
  const reading = readProjectFromWorkbook(edited(book, { cells }));
  expect(reading.findings).toEqual([]);
  expect(plainProject(reading)).toEqual(plainProject(readProjectFromWorkbook(book)));
  expect(reading.cellOf(COST)).toEqual({ sheet: first.sheet, address: `${b}${first.row}` });
});

test("a mark finds a field in its row, also where a column was inserted before its label", async () => {
  const { sheet } = await place("financing.indexRate");
  const wide = withInserted(await example(), { sheet, axis: "column", at: 2 });
  const reading = readProjectFromWorkbook(edited(wide, { lostNames: (name) => name === "epb_financing_indexRate" }));
  expect(reading.findings.map(({ code }) => code)).toEqual(["EPB-TPL-008"]);
  expect(inputAt(reading, "data", "financing", "indexRate")).toBe("0.031");
});

test.each<[string, CellType, string, unknown, string | undefined]>([
  ["a number with a blank that does not break behind it", "text", "538000\u00a0", "538000", "cell/number-as-text"],
  ["a number in blanks", "text", "  538000 ", "538000", "cell/number-as-text"],
  ["dollars as text", "text", "$1,234.50", undefined, "cell/text-in-number-cell"],
  ["an amount in parentheses", "text", "(1,234.50)", undefined, "cell/text-in-number-cell"],
  ["a European decimal", "text", "1.234,50", undefined, "cell/text-in-number-cell"],
  ["an error of a formula", "error", "#REF!", undefined, "cell/error-value"],
  ["a blank text", "text", "\u00a0 ", undefined, "cell/only-spaces"],
  ["a date of spaces", "date", "  ", undefined, undefined],
  ["TRUE", "boolean", "TRUE", undefined, "cell/wrong-kind"],
])("%s in the cell of an amount", async (_what, type, value, read, name) => {
  const reading = await readingWith(COST, type, value);
  expect(inputAt(reading, "data", "ecms", 0, "implementation", "baseConstructionCost")).toBe(read);
  expect(reading.findings.map((finding) => finding.name)).toEqual(name === undefined ? [] : [name]);
});

test.each([
  ["1,234.50 in dollars", "$1,234.50", "Type 1234.50 as a number"],
  ["1,234.50 in Europe", "1.234,50", "Type 1234.50 as a number"],
  ["a loss", "(1,234.50)", "It looks like -1234.50, and a negative number does not belong here"],
])("the number that %s looks like is in the advice", async (_what, value, advice) => {
  const { findings } = await readingWith(COST, "text", value);
  expect(findings[0]?.advice).toContain(advice);
});

test.each([
  ["2024-01-31 ", "2024-01-31", ["cell/date-as-text"]],
  ["01/31/2024", undefined, ["cell/text-in-date-cell"]],
  ["31.01.2024", undefined, ["cell/text-in-date-cell"]],
])("the date %j as text", async (text, read, names) => {
  const reading = await readingWith("financing.awardDate", "text", text);
  expect(inputAt(reading, "data", "financing", "awardDate")).toBe(read);
  expect(reading.findings.map(({ name }) => name)).toEqual(names);
  if (read === undefined) expect(reading.findings[0]?.advice).toContain("2024-01-31");
});

test("the value of a formula of one's own is read, from another workbook too", async () => {
  const cost = await cellOf(COST);
  const reading = await readingAfter({
    cells: [{ ...cost, type: "number", value: "538000", formula: "[1]Costs!$B$7*1000" }],
  });
  expect(reading.findings).toEqual([]);
  expect(inputAt(reading, "data", "ecms", 0, "implementation", "baseConstructionCost")).toBe("538000");
});

test("a choice may have blanks around it, other letters, or be a checkbox", async () => {
  for (const [type, value] of [
    ["text", " yes\u00a0"],
    ["boolean", "TRUE"],
  ] as const) {
    const reading = await readingWith("record.isCts", type, value);
    expect(reading.findings).toEqual([]);
    expect(inputAt(reading, "record", "isCts")).toBe(true);
  }
  const reading = await readingWith("record.isCts", "boolean", "FALSE");
  expect(inputAt(reading, "record", "isCts")).toBe(false);
});

test("years pasted as text are reported, because their rows cannot be identified", async () => {
  const { sheet, row } = await place("performancePeriod[year=4].retainedSavings");
  const reading = await readingAfter({ cells: [{ sheet, address: `B${row}`, type: "text", value: "4" }] });
  expect(reading.findings).toMatchObject([{ name: "cell/row-key-missing", place: { address: `B${row}` }, found: "4" }]);
});

test("a half-filled row is a measure, and blank rows between measures are none", async () => {
  const { sheet, row } = await place(COST);
  const reading = await readingAfter({ cells: [{ sheet, address: `C${row + 9}`, type: "text", value: "Chillers" }] });
  expect(reading.findings).toEqual([]);
  expect(inputAt(reading, "data", "ecms", 2)).toEqual({ uuid: "row-10", ecmDescription: "Chillers" });
});

test("cells merged over inputs are reported with the covered inputs; the template's own are not", async () => {
  const { sheet, row, column } = await place(COST);
  const left = columnLetters(column);
  const down = { top: row, left: column, bottom: row + 2, right: column };
  expect(seen(readProjectFromWorkbook(withMerged(await example(), sheet, down)).findings)).toEqual([
    {
      name: "cell/merged-inputs",
      place: { sheet, address: `${left}${row}:${left}${row + 2}` },
      field: "Measures and their prices: Base construction cost",
    },
  ]);
  const beside = { top: row, left: column, bottom: row, right: column + 1 };
  expect(readProjectFromWorkbook(withMerged(await example(), sheet, beside)).findings).toMatchObject([
    { name: "cell/merged-inputs", field: "Measures and their prices: Delivery charge" },
  ]);
  const rate = await place("financing.indexRate");
  const overLabel = { top: rate.row, left: 2, bottom: rate.row, right: rate.column };
  expect(readProjectFromWorkbook(withMerged(await example(), rate.sheet, overLabel)).findings).toMatchObject([
    { name: "cell/merged-inputs", field: "Index rate" },
  ]);
});

test("merged cells that cover no second input are not reported", async () => {
  const { sheet, row, column } = await place("financing.indexRate");
  const onValue = { top: row, left: column, bottom: row, right: column + 4 };
  const elsewhere = { top: row, left: column + 8, bottom: row + 5, right: column + 9 };
  for (const range of [onValue, elsewhere]) {
    expect(readProjectFromWorkbook(withMerged(await example(), sheet, range)).findings).toEqual([]);
  }
});

test("rows deleted from a table do not change the other rows", async () => {
  const { sheet, row } = await place("performancePeriod[year=25].retainedSavings");
  const book = await example();
  const gone = [...(book.sheet(sheet)?.cellsOfRow(row) ?? [])].map(({ address }) => ({ sheet, address }));
  const reading = readProjectFromWorkbook(edited(book, { cells: gone }));
  expect(reading.findings).toEqual([]);
  expect(inputAt(reading, "data", "performancePeriod", 3)).toEqual(
    inputAt(readProjectFromWorkbook(book), "data", "performancePeriod", 3),
  );
});
