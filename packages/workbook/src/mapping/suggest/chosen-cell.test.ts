import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readWorkbookBytes } from "../../node/index.js";
import { EPB_CALCULATING_4_2_10 } from "../../templates/epb-calculating-4-2-10.js";
import { chosenCell } from "./chosen-cell.js";

const read = readWorkbookBytes(
  readFileSync(new URL("../../../../../fixtures/foreign/pro-forma.xlsx", import.meta.url)),
);
const chosen = (to: string, address: string) => {
  if (!read.ok) throw new Error(read.finding.message);
  return chosenCell(to, { sheet: "Pro Forma", address }, read.workbook, EPB_CALCULATING_4_2_10);
};

test("a chosen cell is converted as its label, its unit, and its sheet say", () => {
  expect(chosen("financing.indexRate", "D9")).toMatchObject({
    label: "Base Rate (%)",
    content: "3.45",
    conversion: { scale: "0.01" },
  });
  expect(chosen("capitalization.procureOther", "D12").conversion.scale).toBe("1000");
});

test("a cell that cannot be read as the input, and a blank cell, have no conversion", () => {
  expect(chosen("financing.indexRate", "D4")).toMatchObject({ conversion: {}, reason: "" });
  expect(chosen("financing.indexRate", "Z99")).toMatchObject({ label: "", content: "" });
});
