import { expect, test } from "vitest";
import { inputAt, readingWith } from "../../../testing/template-workbook.js";

const PATH = "financing.awardDate";

test("an ISO date stored as text is read, with a warning", async () => {
  const reading = await readingWith(PATH, "text", "2024-02-29");
  expect(reading.findings).toMatchObject([{ code: "EPB-CELL-005", severity: "warning" }]);
  expect(inputAt(reading, "data", "financing", "awardDate")).toBe("2024-02-29");
});

test("a date that may be two days is not read, and both are named", async () => {
  const reading = await readingWith(PATH, "text", "01/02/2024");
  expect(reading.findings).toMatchObject([
    {
      code: "EPB-CELL-004",
      field: "Award date",
      advice: "Enter 2024-01-02 or 2024-02-01, whichever is meant, into the cell as a date.",
    },
  ]);
  expect(inputAt(reading, "data", "financing", "awardDate")).toBeUndefined();
});

test("a text that is no date is reported", async () => {
  const reading = await readingWith(PATH, "text", "upon award");
  expect(reading.findings).toMatchObject([{ code: "EPB-CELL-004", found: 'text "upon award"' }]);
});
