import { expect, test } from "vitest";
import { inputAt, readingWith } from "../../../testing/template-workbook.js";

test("a minus sign that the engine does not accept is reported and ignored", async () => {
  const reading = await readingWith("performancePeriod[year=2].measurementVerification", "number", "-1");
  expect(reading.findings).toMatchObject([{ code: "EPB-CELL-008", found: "-1" }]);
  expect(inputAt(reading, "data", "performancePeriod", 1, "measurementVerification")).toBeUndefined();
});

test("savings may be negative", async () => {
  const reading = await readingWith("ecms[uuid=ecm-1].estimatedSavings[fieldId=2].value", "number", "-1");
  expect(reading.findings).toEqual([]);
});
