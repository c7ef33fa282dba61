import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimalText } from "../../testing/arbitraries.js";
import { parsed } from "../../testing/parsed.js";
import { plainProject } from "../../testing/plain-project.js";
import { calculateProject } from "../calculate/calculate-project.js";
import { Decimal } from "../decimal/decimal.js";
import { withValueAtPath } from "./with-value-at-path.js";

const PROJECT = parsed(plainProject());
const RATE = "financing.indexRate";

describe("a value at the path of an amount or a rate", () => {
  test("becomes a decimal, from text and from a number", () => {
    fc.assert(
      fc.property(decimalText({ min: 0, max: 1, decimals: 6 }), (text) => {
        const expected = withValueAtPath(PROJECT.data, RATE, new Decimal(text));
        expect(withValueAtPath(PROJECT.data, RATE, text)).toEqual(expected);
        expect(withValueAtPath(PROJECT.data, RATE, Number(text))).toEqual(expected);
      }),
    );
  });

  test("becomes a decimal in a whole project and in an item of a list, and is calculated", () => {
    const data = withValueAtPath(PROJECT.data, "performancePeriod[year=1].retainedSavings", "250");
    const project = withValueAtPath({ ...PROJECT, data }, `data.${RATE}`, "0.05");
    expect(Decimal.isDecimal(project.data.financing?.indexRate)).toBe(true);
    expect(Decimal.isDecimal(project.data.performancePeriod?.[0]?.retainedSavings)).toBe(true);
    expect(calculateProject(project).ok).toBe(true);
  });

  test("that cannot be read is refused", () => {
    expect(() => withValueAtPath(PROJECT.data, RATE, "4%")).toThrow('"4%" cannot be read as a number.');
    expect(() => withValueAtPath(PROJECT.data, RATE, 0.1 + 0.2)).toThrow("more than 15 significant digits");
  });
});

test("other values stay as they are", () => {
  expect(withValueAtPath(PROJECT.data, "financing.awardDate", "2027-01-31").financing?.awardDate).toBe("2027-01-31");
  expect(
    withValueAtPath(PROJECT.data, "financing.implementationPeriodMonths", 18).financing?.implementationPeriodMonths,
  ).toBe(18);
  expect(withValueAtPath({ anything: { at: "1" } }, "anything.at", "2")).toEqual({ anything: { at: "2" } });
});
