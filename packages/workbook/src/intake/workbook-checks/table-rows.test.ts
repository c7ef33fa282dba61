import { expect, test } from "vitest";
import { cellOf, inputAt, readingAfter, seen } from "../../../testing/template-workbook.js";

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
