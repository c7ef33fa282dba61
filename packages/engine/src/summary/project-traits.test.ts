import { expect, test } from "vitest";
import { Decimal, ZERO } from "../decimal/decimal.js";
import { MarketSegment } from "../enumerations/market-segment.js";
import { StateLocalSubmarket } from "../enumerations/state-local-submarket.js";
import { hasUpfrontIncentives, isStateLocal } from "./project-traits.js";

test("incentives on prices or in the performance period are upfront incentives", () => {
  const some = new Decimal("0.01");
  expect([
    hasUpfrontIncentives(ZERO, ZERO),
    hasUpfrontIncentives(some, ZERO),
    hasUpfrontIncentives(ZERO, some),
    hasUpfrontIncentives(new Decimal("-0"), ZERO),
  ]).toEqual([false, true, true, false]);
});

test("state/local is the segment together with a submarket", () => {
  const { StateLocalGovernment, K12Schools } = MarketSegment;
  const stateLocalSubmarketId = StateLocalSubmarket.Municipality;
  expect(isStateLocal({ marketSegmentId: StateLocalGovernment, stateLocalSubmarketId })).toBe(true);
  expect(isStateLocal({ marketSegmentId: StateLocalGovernment })).toBe(false);
  expect(isStateLocal({ marketSegmentId: K12Schools, stateLocalSubmarketId })).toBe(false);
  expect(isStateLocal(undefined)).toBe(false);
});
