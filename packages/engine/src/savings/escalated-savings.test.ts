import fc from "fast-check";
import { expect, test } from "vitest";
import { dollars, rate } from "../../testing/arbitraries.js";
import { Decimal, ONE, ZERO } from "../decimal/decimal.js";
import { escalatedSavings } from "./escalated-savings.js";

test("2.5 % on 100,000 are 102,500", () => {
  expect(escalatedSavings(new Decimal(100_000), new Decimal("0.025")).toFixed()).toBe("102500");
});

test("are carried in full", () => {
  let savings = new Decimal("210000.01");
  for (let year = 2; year <= 4; year++) savings = escalatedSavings(savings, new Decimal("0.025"));
  expect(savings.toFixed()).toBe("226147.04201890625");
});

test("without a rate nothing changes", () => {
  fc.assert(
    fc.property(dollars, (savings) => {
      expect(escalatedSavings(savings, ZERO)).toBe(savings);
    }),
  );
});

test("may fall, and at −100 % end, without a sign", () => {
  expect(escalatedSavings(new Decimal(100), new Decimal("-0.25")).toFixed()).toBe("75");
  expect(JSON.stringify(escalatedSavings(new Decimal(-100), ONE.neg()))).toBe('"0"');
});

test("a rate above zero never shrinks them", () => {
  fc.assert(
    fc.property(dollars, rate, (savings, escalation) => {
      expect(escalatedSavings(savings, escalation).gte(savings)).toBe(true);
    }),
  );
});
