import { expect, test } from "vitest";
import { inputAt, readingWith } from "../../../testing/template-workbook.js";

test.each([
  ["boolean", "TRUE"],
  ["date", "2024-01-31"],
] as const)("a %s is no number", async (type, value) => {
  const reading = await readingWith("capitalization.procureOther", type, value);
  expect(reading.findings).toMatchObject([{ code: "EPB-CELL-012", found: `${type} ${value}` }]);
  expect(inputAt(reading, "data", "capitalization", "procureOther")).toBeUndefined();
});
