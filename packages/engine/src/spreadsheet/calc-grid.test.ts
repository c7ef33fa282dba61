import { expect, test } from "vitest";
import { ratesIn, relativeError } from "../../testing/closeness.js";
import { readFixtureList } from "../../testing/fixtures.js";
import { Decimal, ZERO } from "../decimal/decimal.js";
import { AnnuityTiming } from "./annuity-timing.js";
import { internalRatesOfReturn } from "./internal-rates-of-return.js";
import { ratePerPeriod } from "./rate-per-period.js";
import type { RatesOfReturn } from "./rates-of-return.js";

// Results of LibreOffice Calc; fixtures/spreadsheet/README.md says how the cases were made.

interface CalcCase {
  readonly function: "IRR" | "RATE";
  readonly arguments: readonly string[];
  readonly value?: string;
}

const CASES = readFixtureList("spreadsheet/libreoffice-calc.json") as readonly CalcCase[];
const TOLERANCE = "1e-9";

function calculate({ function: name, arguments: texts }: CalcCase): RatesOfReturn {
  const numbers = texts.map((text) => new Decimal(text));
  if (name === "IRR") return internalRatesOfReturn(numbers);
  const [periods = ZERO, payment = ZERO, presentValue = ZERO, futureValue = ZERO, type = ZERO] = numbers;
  const timing = type.isZero() ? AnnuityTiming.End : AnnuityTiming.Beginning;
  return ratePerPeriod({ periods, payment, presentValue, futureValue, timing });
}

test.each([["IRR", 6] as const, ["RATE", 10] as const])(
  "%s gives what Calc gives, and no rate where it shows an error",
  (name, count) => {
    const cases = CASES.filter((one) => one.function === name);
    expect(cases).toHaveLength(count);
    const wrong = cases.filter((one) => {
      const rates = ratesIn(calculate(one));
      return one.value === undefined
        ? rates.length > 0
        : !rates.some((rate) => relativeError(rate, new Decimal(one.value ?? 0)).lt(TOLERANCE));
    });
    expect(wrong).toEqual([]);
  },
);
