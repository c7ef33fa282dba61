import type { Decimal } from "../decimal/decimal.js";
import { MarketSegment } from "../enumerations/market-segment.js";
import type { Characteristics } from "../model/characteristics.js";

/**
 * True when incentives are applied to prices or paid in the performance period.
 *
 * @param appliedIncentives - Σ of the measures, $.
 * @param performancePeriodIncentives - Σ of the years, $.
 * @spec C §9 "The project has upfront incentives"
 */
export function hasUpfrontIncentives(appliedIncentives: Decimal, performancePeriodIncentives: Decimal): boolean {
  return !appliedIncentives.isZero() || !performancePeriodIncentives.isZero();
}

/** @spec C §9 "A project is state/local" */
export function isStateLocal(characteristics: Characteristics | undefined): boolean {
  return (
    characteristics?.marketSegmentId === MarketSegment.StateLocalGovernment &&
    characteristics.stateLocalSubmarketId !== undefined
  );
}
