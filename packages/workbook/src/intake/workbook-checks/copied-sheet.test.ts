import { expect, test } from "vitest";
import { readingAfter, seen } from "../../../testing/template-workbook.js";

test("a copy of a sheet is reported, and the original is read", async () => {
  const whole = await readingAfter({});
  const reading = await readingAfter({ copiedSheets: { "Schedule 2a": "Schedule 2a (2)" } });
  expect(seen(reading.findings)).toEqual([
    { name: "template/sheet-copied", place: { sheet: "Schedule 2a (2)" }, found: "a copy of Schedule 2a" },
  ]);
  expect(reading.project).toEqual(whole.project);
});
