import { expect, test } from "vitest";
import { inputAt, readingWith } from "../../../testing/template-workbook.js";

test("a percentage typed as text has its number as the correction", async () => {
  const reading = await readingWith("financing.indexRate", "text", "4.75%");
  expect(reading.findings).toMatchObject([
    {
      code: "EPB-CELL-003",
      found: 'text "4.75%"',
      advice: "Type 4.75% into the cell as a number; the cell then holds 0.0475.",
    },
  ]);
  expect(inputAt(reading, "data", "financing", "indexRate")).toBeUndefined();
});

test("percent points as a number are left to the engine, which knows the limits", async () => {
  const reading = await readingWith("financing.indexRate", "number", "4.75");
  expect(reading.findings).toEqual([]);
  expect(inputAt(reading, "data", "financing", "indexRate")).toBe("4.75");
});
