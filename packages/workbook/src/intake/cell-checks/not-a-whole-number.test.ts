import { expect, test } from "vitest";
import { inputAt, readingWith } from "../../../testing/template-workbook.js";

test.each(["18.5", "-1", "121"])("%s months are no whole number within the limits", async (value) => {
  const reading = await readingWith("financing.implementationPeriodMonths", "number", value);
  expect(reading.findings).toMatchObject([
    { code: "EPB-CELL-009", found: value, expected: "a whole number from 0 to 120" },
  ]);
  expect(inputAt(reading, "data", "financing", "implementationPeriodMonths")).toBeUndefined();
});
