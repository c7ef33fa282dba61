import { expect, test } from "vitest";
import { newExceljsWorkbook } from "../../../../../test/testing/exceljs-workbook.js";
import { readWorkbookBytes } from "../../node/index.js";
import { EPB_CALCULATING_4_2_10 } from "../../templates/epb-calculating-4-2-10.js";
import { suggestMapping } from "./suggest-mapping.js";

/** Suggestions for a sheet with these rows, and with hidden columns. */
async function suggested(rows: readonly (readonly unknown[])[], ...hidden: readonly number[]) {
  const workbook = newExceljsWorkbook();
  const sheet = workbook.addWorksheet("Form");
  for (const row of rows) sheet.addRow([...row]);
  for (const column of hidden) sheet.getColumn(column).hidden = true;
  const read = readWorkbookBytes(new Uint8Array(await workbook.xlsx.writeBuffer()));
  if (!read.ok) throw new Error(read.finding.message);
  return suggestMapping(read.workbook, EPB_CALCULATING_4_2_10, "Form");
}

test("a value beside one in a hidden column is an open question, with both", async () => {
  const rows = [["Interest rate", 0.031, 0.045]];
  const rateOf = async (...hidden: readonly number[]) =>
    (await suggested(rows, ...hidden)).values.find(({ to }) => to === "financing.indexRate");
  expect(await rateOf()).toMatchObject({ state: "taken", best: { place: { address: "B1" } } });
  const asked = await rateOf(2);
  expect([asked?.state, asked?.best.place.address, asked?.others.map(({ place }) => place.address)]).toEqual([
    "question",
    "C1",
    ["B1"],
  ]);
  expect(asked?.best.reasons).toContain("B1 beside it is hidden");
  expect(await rateOf(2, 3)).toMatchObject({ state: "question", best: { place: { address: "B1" } } });
});

test("a hidden column of a table is no proposal", async () => {
  const rows = [
    ["ECM No.", "Description", "Construction cost", "Construction cost", "Rebates"],
    [1, "LED lighting", 90_000, 100_000, 5_000],
    [2, "New boiler", 80_000, 85_000, 0],
  ];
  const { tables } = await suggested(rows, 3);
  const headers = tables.flatMap(({ columns }) => columns.map(({ candidate }) => candidate.place.address));
  expect(headers).toContain("D1");
  expect(headers).not.toContain("C1");
});

test("measures that run across with one in a hidden column are open questions", async () => {
  const rows = [
    ["ECM No.", 1, 2, 3],
    ["Description", "LED lighting", "New boiler", "Old offer"],
    ["Construction cost", 90_000, 100_000, 5_000],
    ["Rebates", 900, 1_000, 50],
    ["Electricity saved (kWh)", 9_000, 10_000, 500],
  ];
  const statesOf = async (...hidden: readonly number[]) => {
    const { tables } = await suggested(rows, ...hidden);
    return new Set(tables.flatMap(({ columns }) => columns.map(({ state }) => state)));
  };
  expect((await statesOf()).has("taken")).toBe(true);
  expect(await statesOf(4)).toEqual(new Set(["question"]));
});
