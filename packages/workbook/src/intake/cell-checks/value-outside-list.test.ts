import { expect, test } from "vitest";
import { inputAt, readingWith } from "../../../testing/template-workbook.js";

const PATH = "financing.paymentTimingYear";

test("a value outside the list is reported with the list", async () => {
  const reading = await readingWith(PATH, "text", "Weekly");
  expect(reading.findings).toMatchObject([
    {
      code: "EPB-CELL-007",
      found: '"Weekly"',
      expected: "one of Annual, Biannual (twice a year), Quarterly, Monthly",
      advice: "Choose a value from the list.",
    },
  ]);
  expect(inputAt(reading, "data", "financing", "paymentTimingYear")).toBeUndefined();
});

test("the beginning of one value is enough for a suggestion, not for a guess", async () => {
  const reading = await readingWith(PATH, "text", "biannual");
  expect(reading.findings).toMatchObject([
    { advice: 'Did you mean "Biannual (twice a year)"? Choose it from the list.' },
  ]);
});

test("letter case and blanks do not matter, and an acronym also identifies a subregion", async () => {
  const frequency = await readingWith(PATH, "text", "  QUARTERLY ");
  expect(frequency.findings).toEqual([]);
  expect(inputAt(frequency, "data", "financing", "paymentTimingYear")).toBe(4);
  const subregion = await readingWith("ecms[uuid=ecm-1].eGridStateRegionId", "text", "camx");
  expect(subregion.findings).toEqual([]);
  expect(inputAt(subregion, "data", "ecms", 0, "eGridStateRegionId")).toBe(4);
});

test("a long list is not quoted in full", async () => {
  const reading = await readingWith("ecms[uuid=ecm-1].technologyTypeId", "text", "Magic");
  expect(reading.findings).toMatchObject([
    { expected: expect.stringMatching(/^one of Boiler plant, .*… \(20 in the list\)$/) },
  ]);
});
