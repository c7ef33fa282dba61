import { expect, test } from "vitest";
import { inputAt, readingWith } from "../../../testing/template-workbook.js";

test.each(["#REF!", "#DIV/0!", "#N/A"])("%s in an input cell is reported and left out", async (value) => {
  const reading = await readingWith("performancePeriod[year=4].retainedSavings", "error", value);
  expect(reading.findings).toMatchObject([
    { code: "EPB-CELL-011", found: value, field: "Performance period, year 4: Retained savings" },
  ]);
  expect(inputAt(reading, "data", "performancePeriod", 3, "retainedSavings")).toBeUndefined();
  expect(inputAt(reading, "data", "performancePeriod", 3, "year")).toBe(4);
});
