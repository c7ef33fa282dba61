import type { Amount } from "../decimal/amount.js";
import type { Decimal } from "../decimal/decimal.js";
import type { EconomicAssumptions, NoEconomics } from "./economic-assumptions.js";
import { type Economics, investmentEconomics } from "./investment-economics.js";
import { lifeCycleCost } from "./life-cycle-cost.js";
import { type CashFlowSource, type ProjectCashFlows, projectCashFlows } from "./project-cash-flows.js";
import { ProjectView } from "./project-view.js";
import { readAssumptions } from "./read-amounts.js";
import type { SavingsBasis } from "./savings-basis.js";

export interface ProjectAssumptions<Value extends Amount = Decimal>
  extends Omit<EconomicAssumptions<Value>, "studyPeriodYears"> {
  /** The performance period where none is given. */
  readonly studyPeriodYears?: number;
  /** Guaranteed savings where none is given. */
  readonly savings?: SavingsBasis;
}

/**
 * Present values of the costs that differ with and without the project, $. Costs that are the same in both are in
 * neither, so the difference is the net savings (10 CFR 436.20; NIST Handbook 135).
 */
export interface ProjectLifeCycleCost {
  /** Costs that the project avoids: its savings. */
  readonly withoutProject: Decimal;
  /** Investment and payments of the project. */
  readonly withProject: Decimal;
}

/** The economics of a project seen one way, with the flows they come from. */
export type ProjectEconomicsView =
  | {
      readonly ok: true;
      readonly economics: Economics;
      readonly lifeCycleCost: ProjectLifeCycleCost;
      readonly flows: ProjectCashFlows;
    }
  | NoEconomics;

export interface ProjectEconomics {
  /** As contracted. Its savings-to-investment ratio is absent where the customer pays nothing during implementation. */
  readonly financedContract: ProjectEconomicsView;
  /** As if bought outright: what the measures themselves are worth. */
  readonly directPurchase: ProjectEconomicsView;
}

/**
 * The economics of a calculated project for its customer, as a financed contract and as a direct purchase. The amounts
 * of a contract are current dollars, so a real discount rate also needs an inflation rate.
 *
 * @param source - Calculated values. If the economics cannot be calculated as a financed contract or as a direct
 *   purchase, that part of the result has `ok: false` and a `reason`.
 * @throws EngineError as `toDecimal` does, for a rate.
 *
 * @example
 * import { projectEconomics, RateKind } from "@epb/engine/economics";
 *
 * const { directPurchase } = projectEconomics(calculation.calculatedValues, {
 *   discountRate: { kind: RateKind.Nominal, rate: "0.03" },
 * });
 * directPurchase.ok && directPurchase.economics.netSavings.toFixed(2); // "1032849.85"
 */
export function projectEconomics(source: CashFlowSource, assumed: ProjectAssumptions<Amount>): ProjectEconomics {
  const assumptions = readAssumptions(assumed);
  return {
    financedContract: economicsOf(source, ProjectView.FinancedContract, assumptions),
    directPurchase: economicsOf(source, ProjectView.DirectPurchase, assumptions),
  };
}

function economicsOf(source: CashFlowSource, view: ProjectView, assumptions: ProjectAssumptions): ProjectEconomicsView {
  const { savings, studyPeriodYears } = assumptions;
  const found = projectCashFlows(source, {
    view,
    ...(savings !== undefined && { savings }),
    ...(studyPeriodYears !== undefined && { studyPeriodYears }),
  });
  if (!found.ok) return found;
  const { flows } = found;
  const ofStudy = { ...assumptions, studyPeriodYears: flows.studyPeriodYears };
  const result = investmentEconomics(flows, ofStudy);
  const cost = projectLifeCycleCost(flows, ofStudy);
  if (!result.ok) return result;
  return cost.ok ? { ok: true, economics: result.economics, lifeCycleCost: cost.lifeCycleCost, flows } : cost;
}

/**
 * Life-cycle costs of the project and of doing nothing.
 *
 *     without the project = present value of the savings
 *     with the project = present value of the investments and payments
 */
function projectLifeCycleCost(
  flows: ProjectCashFlows,
  assumptions: EconomicAssumptions,
): { readonly ok: true; readonly lifeCycleCost: ProjectLifeCycleCost } | NoEconomics {
  const avoided = flows.years.map(({ year, savings }) => ({ year, amount: savings }));
  const paid = flows.years.map(({ year, payments }) => ({ year, amount: payments }));
  const without = lifeCycleCost({ energyAndWater: avoided }, flows.dollars, assumptions);
  const withIt = lifeCycleCost({ investment: flows.investments, contractPayments: paid }, flows.dollars, assumptions);
  if (!without.ok) return without;
  if (!withIt.ok) return withIt;
  return { ok: true, lifeCycleCost: { withoutProject: without.cost.total, withProject: withIt.cost.total } };
}
