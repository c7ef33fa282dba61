import { expect, test } from "vitest";
import { inputAt, readingWith } from "../../../testing/template-workbook.js";

const PATH = "capitalization.bondedAmt";

test("a plain number stored as text is read, with a warning", async () => {
  const reading = await readingWith(PATH, "text", " 12000.50 ");
  expect(reading.findings).toMatchObject([{ code: "EPB-CELL-001", severity: "warning", found: 'text " 12000.50 "' }]);
  expect(inputAt(reading, "data", "capitalization", "bondedAmt")).toBe("12000.5");
});

test("a number too long for a number cell is correct as text", async () => {
  const reading = await readingWith(PATH, "text", "12345678901234567.89");
  expect(reading.findings).toEqual([]);
  expect(inputAt(reading, "data", "capitalization", "bondedAmt")).toBe("12345678901234567.89");
});

test("a negative one where none can be is not read", async () => {
  const reading = await readingWith(PATH, "text", "-5");
  expect(reading.findings).toMatchObject([{ code: "EPB-CELL-002" }]);
  expect(inputAt(reading, "data", "capitalization", "bondedAmt")).toBeUndefined();
});
