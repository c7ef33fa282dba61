import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readWorkbookBytes } from "../../node/index.js";
import { EPB_CALCULATING_4_2_10 } from "../../templates/epb-calculating-4-2-10.js";
import { chosenColumn } from "./chosen-column.js";
import { suggestMapping } from "./suggest-mapping.js";

const read = readWorkbookBytes(
  readFileSync(new URL("../../../../../fixtures/foreign/pro-forma.xlsx", import.meta.url)),
);
if (!read.ok) throw new Error(read.finding.message);
const form = read.workbook;
const { tables } = suggestMapping(form, EPB_CALCULATING_4_2_10, "pro forma");
const columns = tables.flatMap((table) => table.columns.map((column) => ({ table, column })));

test("a chosen column is converted like the suggested one", () => {
  const suggested = columns.filter(({ column }) => column.to !== undefined && column.state === "taken");
  expect(suggested.length).toBeGreaterThan(10);
  for (const { table, column } of suggested) {
    const { to = "", candidate, group } = column;
    const chosen = chosenColumn({ ...table, to, header: candidate.place.address, group }, form, EPB_CALCULATING_4_2_10);
    expect({ to, scale: chosen.scale }).toEqual({ to, scale: candidate.conversion.scale });
  }
});

test("a column whose cells are no numbers has no conversion to an amount", () => {
  const { table, column } = columns.find(({ column: { to } }) => to === "ecms[].ecmDescription") ?? {};
  if (table === undefined || column === undefined) throw new Error("no description");
  const to = "ecms[].implementation.baseConstructionCost";
  const header = column.candidate.place.address;
  expect(chosenColumn({ ...table, to, header, group: undefined }, form, EPB_CALCULATING_4_2_10)).toEqual({});
  expect(chosenColumn({ ...table, to, header: "ZZ99", group: undefined }, form, EPB_CALCULATING_4_2_10)).toEqual({});
});
