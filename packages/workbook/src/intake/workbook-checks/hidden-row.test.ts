import { expect, test } from "vitest";
import { readingAfter, seen } from "../../../testing/template-workbook.js";

test("hidden rows with values are reported, table by table", async () => {
  const { findings } = await readingAfter({ hiddenRows: { "Schedule 2a": [9, 10, 38] } });
  expect(seen(findings)).toMatchObject([
    {
      name: "cell/hidden-row",
      place: { sheet: "Schedule 2a" },
      field: "Measures and their prices",
      found: "rows 9–10",
    },
  ]);
  expect(findings[0]?.place?.address).toMatch(/^B9:[A-Z]+10$/);
});

test("hidden rows without values are not reported", async () => {
  expect((await readingAfter({ hiddenRows: { "Schedule 2a": [1, 36, 37] } })).findings).toEqual([]);
});
