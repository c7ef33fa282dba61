import type { Amount } from "../decimal/amount.js";
import type { Decimal } from "../decimal/decimal.js";
import { sum } from "../decimal/sum.js";
import type { DollarKind } from "./dollar-kind.js";
import { discountRateFor, type EconomicAssumptions, type NoEconomics } from "./economic-assumptions.js";
import { presentValueOfYears, type YearlyAmount } from "./present-value-of-years.js";
import { readAssumptions, readYearlyAmounts } from "./read-amounts.js";

/** Costs of one alternative over the study, by the parts of 10 CFR 436.19. $ by year. */
export interface LifeCycleCosts<Value extends Amount = Decimal> {
  readonly investment?: readonly YearlyAmount<Value>[];
  readonly replacement?: readonly YearlyAmount<Value>[];
  /** Residual value at the end, and proceeds from replaced systems: above 0, and counted as income. */
  readonly residualValue?: readonly YearlyAmount<Value>[];
  readonly operationAndMaintenance?: readonly YearlyAmount<Value>[];
  readonly energyAndWater?: readonly YearlyAmount<Value>[];
  /** Payments of a financed contract, which replace an investment. */
  readonly contractPayments?: readonly YearlyAmount<Value>[];
}

/** @throws EngineError as `toDecimal` does. */
export function readCosts(costs: LifeCycleCosts<Amount>): LifeCycleCosts {
  const parts = Object.entries(costs).map(([part, amounts = []]) => [part, readYearlyAmounts(amounts)]);
  return Object.fromEntries(parts) as LifeCycleCosts;
}

export type LifeCycleCostPart = keyof LifeCycleCosts;

/** Present values, $. */
export type LifeCycleCost = Readonly<Record<LifeCycleCostPart, Decimal>> & {
  /** The parts added, the residual value subtracted. */
  readonly total: Decimal;
};

export type LifeCycleCostResult = { readonly ok: true; readonly cost: LifeCycleCost } | NoEconomics;

/**
 * Life-cycle cost (LCC): the sum of the present values of all costs of an alternative over the study period, less the
 * residual value at the end.
 *
 *     LCC = investment + replacement − residual value + operation and maintenance + energy and water + contract payments
 *     1 500 + 446 − 289 + 746 + 13 784 = 16 187
 *
 * The alternative with the lowest life-cycle cost is the most economical (10 CFR 436.19; NIST Handbook 135).
 */
export function lifeCycleCost(
  costsOfParts: LifeCycleCosts<Amount>,
  dollars: DollarKind,
  assumed: EconomicAssumptions<Amount>,
): LifeCycleCostResult {
  const costs = readCosts(costsOfParts);
  const assumptions = readAssumptions(assumed);
  const discount = discountRateFor(Object.values(costs).flat(), dollars, assumptions);
  if (!discount.ok) return discount;
  const presentValue = (amounts: readonly YearlyAmount[] = []): Decimal =>
    presentValueOfYears(amounts, discount.rate, assumptions.discounting);
  const residualValue = presentValue(costs.residualValue);
  const spent = {
    investment: presentValue(costs.investment),
    replacement: presentValue(costs.replacement),
    operationAndMaintenance: presentValue(costs.operationAndMaintenance),
    energyAndWater: presentValue(costs.energyAndWater),
    contractPayments: presentValue(costs.contractPayments),
  };
  return { ok: true, cost: { ...spent, residualValue, total: sum(Object.values(spent)).minus(residualValue) } };
}
