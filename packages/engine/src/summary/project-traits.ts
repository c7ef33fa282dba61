import type { Decimal } from "../decimal/decimal.js";
import { MarketSegment } from "../enumerations/market-segment.js";
import type { Characteristics } from "../model/characteristics.js";

/**
 * True if incentives reduce the prices of measures or are paid in the performance period.
 *
 * @param appliedIncentives - Σ of the measures, $.
 * @param performancePeriodIncentives - Σ of the years, $.
 * @spec C §9 "The project has upfront incentives"
 *
 * @example
 * import { Decimal, hasUpfrontIncentives } from "@epb/engine";
 *
 * hasUpfrontIncentives(new Decimal("5000"), new Decimal(0)); // true
 */
export function hasUpfrontIncentives(appliedIncentives: Decimal, performancePeriodIncentives: Decimal): boolean {
  return !appliedIncentives.isZero() || !performancePeriodIncentives.isZero();
}

/**
 * True if a project is for a state or local government.
 *
 * @spec C §9 "A project is state/local"
 *
 * @example
 * import { isStateLocal } from "@epb/engine";
 *
 * isStateLocal(project.data.characteristics); // true
 */
export function isStateLocal(characteristics: Characteristics | undefined): boolean {
  return (
    characteristics?.marketSegmentId === MarketSegment.StateLocalGovernment &&
    characteristics.stateLocalSubmarketId !== undefined
  );
}
