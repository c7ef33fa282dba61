import { expect, test } from "vitest";
import { inputAt, readingWith } from "../../../testing/template-workbook.js";

const PATH = "ecms[uuid=ecm-1].implementation.deliveryCharge";

test("text that looks like a number has the number as the correction", async () => {
  const reading = await readingWith(PATH, "text", "12,000");
  expect(reading.findings).toMatchObject([
    {
      code: "EPB-CELL-002",
      field: "Measure 1: Delivery charge",
      found: 'text "12,000"',
      expected: "a number of zero or more",
      advice: "Type 12000 as a number, without thousands separators or currency signs, if that is what is meant.",
    },
  ]);
  expect(inputAt(reading, "data", "ecms", 0, "implementation", "deliveryCharge")).toBeUndefined();
  expect(inputAt(reading, "data", "ecms", 0, "implementation", "baseConstructionCost")).toBe("2200000");
});

test("a text of two readings is not guessed", async () => {
  const reading = await readingWith(PATH, "text", "538.000");
  expect(reading.findings).toMatchObject([
    { code: "EPB-CELL-002", advice: "Type 538.000 or 538000 as a number, whichever is meant." },
  ]);
});

test("a negative number in brackets is not advised where none can be", async () => {
  const [finding] = (await readingWith(PATH, "text", "(42,000)")).findings;
  expect(finding?.advice).toBe(
    "It looks like -42000, and a negative number does not belong here: amounts that are taken off have fields of their own.",
  );
});

test("any other text is reported unchanged", async () => {
  const reading = await readingWith(PATH, "text", "to be determined");
  expect(reading.findings).toMatchObject([{ code: "EPB-CELL-002", found: 'text "to be determined"' }]);
});

test("a whole number typed as text is not guessed", async () => {
  const reading = await readingWith("financing.implementationPeriodMonths", "text", "18 months");
  expect(reading.findings).toMatchObject([{ code: "EPB-CELL-002", expected: "a whole number from 0 to 120" }]);
});
