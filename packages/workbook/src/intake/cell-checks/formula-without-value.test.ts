import { expect, test } from "vitest";
import { cellOf, inputAt, readingAfter } from "../../../testing/template-workbook.js";

test("a formula the file has no result for is reported and left out", async () => {
  const place = await cellOf("financing.indexRate");
  const reading = await readingAfter({ cells: [{ ...place, type: "blank-formula", formula: "B2/100" }] });
  expect(reading.findings).toMatchObject([
    { code: "EPB-CELL-010", severity: "error", place, field: "Index rate", found: "=B2/100" },
  ]);
  expect(inputAt(reading, "data", "financing", "indexRate")).toBeUndefined();
});

test("a formula with a result counts as its result", async () => {
  const place = await cellOf("financing.indexRate");
  const reading = await readingAfter({ cells: [{ ...place, type: "number", value: "0.0425", formula: "B2/100" }] });
  expect(reading.findings).toEqual([]);
  expect(inputAt(reading, "data", "financing", "indexRate")).toBe("0.0425");
});
