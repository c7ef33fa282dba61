import { expect, test } from "vitest";
import { inputAt, readingWith } from "../../../testing/template-workbook.js";

test("a date typed without dashes has its day as the correction", async () => {
  const reading = await readingWith("financing.awardDate", "number", "20240131");
  expect(reading.findings).toMatchObject([
    { code: "EPB-CELL-006", advice: "Enter 2024-01-31 as a date, if that is what is meant." },
  ]);
  expect(inputAt(reading, "data", "financing", "awardDate")).toBeUndefined();
});

test.each([
  ["number", "-5"],
  ["number", "60"],
  ["boolean", "TRUE"],
] as const)("%s %s is no day", async (type, value) => {
  const reading = await readingWith("financing.awardDate", type, value);
  expect(reading.findings).toMatchObject([{ code: "EPB-CELL-006", found: value }]);
});
