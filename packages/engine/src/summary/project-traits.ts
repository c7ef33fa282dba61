import type { Decimal } from "../decimal/decimal.js";
import { MarketSegment } from "../enumerations/market-segment.js";
import type { Characteristics } from "../model/characteristics.js";

/**
 * True when incentives are applied to prices or paid in the performance period.
 *
 * @param appliedIncentives - Σ of the measures, $.
 * @param performancePeriodIncentives - Σ of the years, $.
 * @spec C §9 "The project has upfront incentives if total applied incentives or total performance-period incentives are non-zero"
 */
export function hasUpfrontIncentives(appliedIncentives: Decimal, performancePeriodIncentives: Decimal): boolean {
  return !appliedIncentives.isZero() || !performancePeriodIncentives.isZero();
}

/** @spec C §9 "A project is state/local when its market segment is State/Local Government and it has a submarket" */
export function isStateLocal(characteristics: Characteristics | undefined): boolean {
  return (
    characteristics?.marketSegmentId === MarketSegment.StateLocalGovernment &&
    characteristics.stateLocalSubmarketId !== undefined
  );
}
