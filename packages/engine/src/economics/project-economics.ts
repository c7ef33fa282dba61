import type { EconomicAssumptions, NoEconomics } from "./economic-assumptions.js";
import { type Economics, investmentEconomics } from "./investment-economics.js";
import { type CashFlowSource, type ProjectCashFlows, projectCashFlows } from "./project-cash-flows.js";
import { ProjectView } from "./project-view.js";
import type { SavingsBasis } from "./savings-basis.js";

export interface ProjectAssumptions extends Omit<EconomicAssumptions, "studyPeriodYears"> {
  /** The performance period where none is given. */
  readonly studyPeriodYears?: number;
  /** Guaranteed savings where none is given. */
  readonly savings?: SavingsBasis;
}

/** The economics of a project seen one way, with the flows they come from. */
export type ProjectEconomicsView =
  | { readonly ok: true; readonly economics: Economics; readonly flows: ProjectCashFlows }
  | NoEconomics;

export interface ProjectEconomics {
  /** As contracted. Its savings-to-investment ratio is absent where the customer pays nothing during implementation. */
  readonly financedContract: ProjectEconomicsView;
  /** As if bought outright: what the measures themselves are worth. */
  readonly directPurchase: ProjectEconomicsView;
}

/**
 * The economics of a calculated project for its customer, as contracted and as if bought. The amounts of a contract are
 * current dollars: a real discount rate needs the inflation beside it.
 *
 * @param source - Calculated values; what is missing in them is the reason of a view without economics.
 */
export function projectEconomics(source: CashFlowSource, assumptions: ProjectAssumptions): ProjectEconomics {
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
  const result = investmentEconomics(flows, { ...assumptions, studyPeriodYears: flows.studyPeriodYears });
  return result.ok ? { ok: true, economics: result.economics, flows } : result;
}
