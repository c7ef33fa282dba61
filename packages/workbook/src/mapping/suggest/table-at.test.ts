import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { newExceljsWorkbook } from "../../../../../test/testing/exceljs-workbook.js";
import { readWorkbookBytes } from "../../node/index.js";
import { EPB_CALCULATING_4_2_10 } from "../../templates/epb-calculating-4-2-10.js";
import { suggestMapping } from "./suggest-mapping.js";
import { firstItems, tableAt } from "./table-at.js";

const read = readWorkbookBytes(
  readFileSync(new URL("../../../../../fixtures/foreign/pro-forma.xlsx", import.meta.url)),
);
if (!read.ok) throw new Error(read.finding.message);
const form = read.workbook;
const at = (address: string) => ({ sheet: "Pro Forma", address });

test("a table at any of its headers is like the suggested one", () => {
  const { tables } = suggestMapping(form, EPB_CALCULATING_4_2_10, "pro forma");
  expect(tables.length).toBeGreaterThan(2);
  for (const { sheet, isAcross, firstRow, heading, columns } of tables) {
    const suggested = { sheet, isAcross, firstRow, heading };
    for (const { candidate } of columns) {
      const table = tableAt(form, candidate.place, isAcross);
      expect(table).toMatchObject(suggested);
      expect(table?.columns.map(({ place, label, group }) => ({ place, label, group }))).toEqual(
        columns.map(({ candidate: { place, label }, group }) => ({ place, label, group })),
      );
    }
  }
});

test("a table has the first items of each column, and its first item can be chosen", () => {
  expect(tableAt(form, at("B20"), false)?.columns[3]).toMatchObject({
    ...{ label: "Cost ($000) / Construction", content: "612; 538; 1150" },
  });
  const later = tableAt(form, at("B20"), false, at("A22"));
  expect(later?.firstRow).toBe(2);
  expect(later?.columns[0]?.content).toBe("2; 3");
  expect(tableAt(form, at("B33"), true, at("E32"))).toMatchObject({ firstRow: 3, heading: "CASH FLOW ($)" });
});

test("a table has the labels that reach down to its units", async () => {
  const workbook = newExceljsWorkbook();
  const sheet = workbook.addWorksheet("Form");
  sheet.addRow(["Measure", "Electricity"]);
  sheet.addRow([undefined, "kWh", "$"]);
  sheet.addRow(["LED lighting", 1_000, 120]);
  const units = readWorkbookBytes(new Uint8Array(await workbook.xlsx.writeBuffer()));
  if (!units.ok) throw new Error(units.finding.message);
  const table = tableAt(units.workbook, { sheet: "Form", address: "B2" }, false);
  expect(table?.columns.map(({ place, content }) => [place.address, content])).toEqual([
    ["A1", "LED lighting"],
    ["B2", "1000"],
    ["C2", "120"],
  ]);
});

test("no table is at a cell without a label, or with a first item that is not behind the header", () => {
  expect(tableAt(form, at("D21"), false)).toBeUndefined();
  expect(tableAt(form, at("Z99"), false)).toBeUndefined();
  expect(tableAt(form, { sheet: "Other", address: "A1" }, false)).toBeUndefined();
  expect(tableAt(form, at("B20"), false, at("B20"))).toBeUndefined();
  expect(tableAt(form, at("B20"), false, at("C4"))).toBeUndefined();
  expect(tableAt(form, at("B20"), false, { sheet: "Other", address: "B21" })).toBeUndefined();
  expect(firstItems(form, { sheet: "Other", isAcross: false, firstRow: 1 }, "B20")).toBe("");
});
