import fc from "fast-check";
import { expect, test } from "vitest";
import { quantity, rate } from "../../testing/arbitraries.js";
import { Decimal, ONE, ZERO } from "../decimal/decimal.js";
import { esaPayment, esaPrice, guaranteedProductionKwh } from "./esa-formulas.js";

test("the price rises by the electric escalation: 0.08 and 2 % are 0.0816", () => {
  expect(esaPrice(new Decimal("0.08"), new Decimal("0.02")).toFixed()).toBe("0.0816");
});

test("production falls from year to year: in year 3, 1,000,000 × 0.9 × 0.995² are 891,022.5", () => {
  const production = guaranteedProductionKwh(new Decimal(1_000_000), new Decimal("0.9"), new Decimal("0.005"), 3);
  expect(production.toFixed()).toBe("891022.5");
});

test("in year 1 nothing has degraded, not even at 100 % a year", () => {
  fc.assert(
    fc.property(quantity, rate, rate, (kwh, guaranteed, degradation) => {
      const expected = kwh.times(guaranteed);
      expect(guaranteedProductionKwh(kwh, guaranteed, degradation, 1).eq(expected)).toBe(true);
      expect(guaranteedProductionKwh(kwh, guaranteed, ONE, 1).eq(expected)).toBe(true);
    }),
  );
});

test("production never rises", () => {
  fc.assert(
    fc.property(quantity, rate, fc.integer({ min: 1, max: 19 }), (kwh, degradation, year) => {
      const [before, after] = [year, year + 1].map((each) => guaranteedProductionKwh(kwh, ONE, degradation, each));
      expect(after?.lte(before ?? ZERO)).toBe(true);
    }),
  );
});

test("payment is price × production: 0.08 × 900,000 are 72,000", () => {
  expect(esaPayment(new Decimal("0.08"), new Decimal(900_000)).toFixed()).toBe("72000");
});

test("nothing times something negative is zero without a sign", () => {
  const figures = [
    esaPayment(ZERO, new Decimal(-1)),
    esaPrice(ZERO, new Decimal(-2)),
    guaranteedProductionKwh(ZERO, ONE, new Decimal(2), 2),
  ];
  expect(JSON.stringify(figures)).toBe('["0","0","0"]');
});
