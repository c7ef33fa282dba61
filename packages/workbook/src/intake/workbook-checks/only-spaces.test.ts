import { expect, test } from "vitest";
import { readingAfter, seen } from "../../../testing/template-workbook.js";

test("spaces in an unused row are reported, and create no measure", async () => {
  const whole = await readingAfter({});
  const reading = await readingAfter({
    cells: [
      { sheet: "Schedule 2a", address: "J36", type: "text", value: " " },
      { sheet: "Schedule 2a", address: "C37", type: "text", value: "\u00A0" },
    ],
  });
  expect(seen(reading.findings)).toEqual([
    {
      name: "cell/only-spaces",
      place: { sheet: "Schedule 2a", address: "C36:J37" },
      field: "Measures and their prices",
      found: "2 cells with spaces",
    },
  ]);
  expect(reading.project).toEqual(whole.project);
});

test("an empty text as a formula's result is not reported", async () => {
  const cells = [{ sheet: "Schedule 2a", address: "J36", type: "text" as const, value: "", formula: 'IF(1,"")' }];
  expect((await readingAfter({ cells })).findings).toEqual([]);
});
