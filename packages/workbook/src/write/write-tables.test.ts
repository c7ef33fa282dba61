import { crc32 } from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { readProjectFromWorkbook } from "../intake/read-project-from-workbook.js";
import { nodeInflateRaw } from "../node/node-inflate.js";
import { readWorkbook } from "../xlsx/read-workbook.js";
import { type PlainTable, writeTables } from "./write-tables.js";

const TABLE: PlainTable = {
  title: "Costs: all [of] them?",
  columns: [
    { label: "Project", quantity: "text" },
    { label: "Price", group: "Costs", quantity: "dollars" },
  ],
  rows: [
    ["=SUM(A1)", "1250.75"],
    ["0012", null],
  ],
  totals: [null, "1250.75"],
};

async function written(tables: readonly PlainTable[]) {
  const read = readWorkbook(await writeTables("Report", tables), { inflateRaw: nodeInflateRaw, crc32 });
  if (!read.ok) throw new Error("the workbook cannot be read");
  return read.workbook.sheets;
}

afterEach(() => void vi.useRealTimers());

describe("a workbook of tables", () => {
  test("has its kind as a document property, so that it is not read as an input", async () => {
    const read = readWorkbook(await writeTables("Report", [TABLE], "epb-whatif"), {
      inflateRaw: nodeInflateRaw,
      crc32,
    });
    if (!read.ok) throw new Error("the workbook cannot be read");
    expect([...read.workbook.customProperties]).toEqual([["epbOutput", "epb-whatif"]]);
    expect(readProjectFromWorkbook(read.workbook).findings).toMatchObject([
      { name: "template/not-ours", found: "a report or a result that epb wrote" },
    ]);
  });

  test("has texts as texts and amounts as numbers, and no formula", async () => {
    const [sheet] = await written([TABLE]);
    const cells = [...(sheet?.cells() ?? [])];
    expect(cells.map(({ value, type }) => [type, value])).toEqual([
      ["text", "Costs: all [of] them?"],
      ["text", "Project"],
      ["text", "Costs: Price"],
      ["text", "=SUM(A1)"],
      ["number", "1250.75"],
      ["text", "0012"],
      ["number", "1250.75"],
    ]);
    expect(cells.every(({ formula }) => formula === undefined)).toBe(true);
  });

  test("has a sheet for each table, with unique names that a spreadsheet accepts", async () => {
    const sheets = await written([TABLE, TABLE, { ...TABLE, title: "x".repeat(40) }]);
    expect(sheets.map(({ name }) => name)).toEqual(["Costs  all  of  them", "Costs  all  of  them 2", "x".repeat(31)]);
  });

  test("is the same bytes for the same tables, whenever it is written", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-01T00:00:00Z") });
    const first = await writeTables("Report", [TABLE]);
    vi.setSystemTime(new Date("2026-06-01T12:34:56Z"));
    expect(await writeTables("Report", [TABLE])).toEqual(first);
  });

  test("can be opened without any table", async () => {
    expect(await written([])).toHaveLength(1);
  });
});
