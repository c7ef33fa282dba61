import { addYears } from "../calendar/add-months.js";
import type { CalendarDate } from "../calendar/calendar-date.js";
import type { Amount } from "../decimal/amount.js";
import { type AlternativesCompared, compareAlternatives } from "./compare-alternatives.js";
import { type EconomicAssumptions, type NoEconomics, noEconomics } from "./economic-assumptions.js";
import { type LifeCycleCost, type LifeCycleCosts, lifeCycleCost } from "./life-cycle-cost.js";
import { type CashFlowSource, type ProjectCashFlows, projectCashFlows } from "./project-cash-flows.js";
import type { ProjectAssumptions } from "./project-economics.js";
import { ProjectView } from "./project-view.js";
import { readAssumptions } from "./read-amounts.js";

/** The two projects of a comparison. */
export type ComparedProject = "baseCase" | "alternative";

/** Two projects compared in one view. */
export type ProjectComparison =
  | { readonly ok: true; readonly comparison: AlternativesCompared }
  /**
   * `of` is the project that has no economics; absent where the reason lies in both, or in the assumptions. The
   * life-cycle cost of the other project stands, because it does not depend on that reason.
   */
  | (NoEconomics & { readonly of?: ComparedProject; readonly lifeCycleCost?: LifeCycleCostOfOne });

/** The life-cycle cost of the project that has one. */
export type LifeCycleCostOfOne = Partial<Readonly<Record<ComparedProject, LifeCycleCost>>>;

export interface ProjectsCompared {
  readonly financedContract: ProjectComparison;
  readonly directPurchase: ProjectComparison;
}

/**
 * Compares two projects for one customer: the life-cycle cost of each project, and the economics of the additional
 * investment and savings of the alternative. The life-cycle cost of a project is the difference in cost from the
 * existing system: investment and payments less savings. If the life-cycle cost is below 0, the project saves money.
 *
 *     life-cycle cost = PV of investment + PV of payments − PV of savings
 *     net savings = life-cycle cost of the base case − life-cycle cost of the alternative
 *
 * Both projects are studied over the same years, each from its own base date. The default is the years of the longer
 * performance period. All amounts of a year count as simultaneous, so base dates that are a year or more apart cannot
 * be compared.
 *
 * @param baseCase - Calculated values. If the projects cannot be compared as a financed contract or as a direct
 *   purchase, that part of the result has `ok: false` and a `reason`.
 * @see 10 CFR 436.19 to 436.23; NIST Handbook 135; 0074
 *
 * @example
 * import { compareProjectEconomics, RateKind } from "@epb/engine/economics";
 *
 * const assumptions = { discountRate: { kind: RateKind.Nominal, rate: "0.03" } };
 * const { calculatedValues } = calculation;
 * const { directPurchase } = compareProjectEconomics(calculatedValues, calculatedValues, assumptions);
 * directPurchase.ok && directPurchase.comparison.economics.netSavings.toFixed(); // "0"
 */
export function compareProjectEconomics(
  baseCase: CashFlowSource,
  alternative: CashFlowSource,
  assumed: ProjectAssumptions<Amount>,
): ProjectsCompared {
  const assumptions = readAssumptions(assumed);
  const compare = (view: ProjectView): ProjectComparison => compareView(baseCase, alternative, view, assumptions);
  return {
    financedContract: compare(ProjectView.FinancedContract),
    directPurchase: compare(ProjectView.DirectPurchase),
  };
}

function compareView(
  baseCase: CashFlowSource,
  alternative: CashFlowSource,
  view: ProjectView,
  assumptions: ProjectAssumptions,
): ProjectComparison {
  const studyPeriodYears = assumptions.studyPeriodYears ?? longerPeriod(baseCase, alternative);
  if (studyPeriodYears === undefined) return noEconomics("study-period-missing");
  const { savings } = assumptions;
  const choice = { view, studyPeriodYears, ...(savings !== undefined && { savings }) };
  const base = projectCashFlows(baseCase, choice);
  const other = projectCashFlows(alternative, choice);
  const ofStudy = { ...assumptions, studyPeriodYears };
  if (!base.ok) return other.ok ? oneSided(base, "baseCase", "alternative", other.flows, ofStudy) : base;
  if (!other.ok) return oneSided(other, "alternative", "baseCase", base.flows, ofStudy);
  if (!areWithinAYear(baseDateOf(baseCase), baseDateOf(alternative))) return noEconomics("base-dates-apart");
  return compareAlternatives(costsOf(base.flows), costsOf(other.flows), base.flows.dollars, ofStudy);
}

/** A comparison without one of its projects: the reason, and the life-cycle cost of the other project. */
function oneSided(
  { ok, reason }: NoEconomics,
  of: ComparedProject,
  known: ComparedProject,
  flows: ProjectCashFlows,
  assumptions: EconomicAssumptions,
): ProjectComparison {
  const result = lifeCycleCost(costsOf(flows), flows.dollars, assumptions);
  return { ok, reason, of, ...(result.ok && { lifeCycleCost: { [known]: result.cost } }) };
}

function longerPeriod(...sources: readonly CashFlowSource[]): number | undefined {
  const periods = sources.flatMap(({ performancePeriod }) => performancePeriod?.years ?? []);
  return periods.length === 0 ? undefined : Math.max(...periods);
}

const costsOf = ({ investments, years }: ProjectCashFlows): LifeCycleCosts => ({
  investment: investments,
  contractPayments: years.map(({ year, payments }) => ({ year, amount: payments })),
  energyAndWater: years.map(({ year, savings }) => ({ year, amount: savings.neg() })),
});

const baseDateOf = ({ projectSummary }: CashFlowSource): CalendarDate | undefined =>
  projectSummary?.financialSummary?.startDateOfPerformancePeriod;

/** An express project has no date; its years are those of the other project. */
function areWithinAYear(one: CalendarDate | undefined, other: CalendarDate | undefined): boolean {
  if (one === undefined || other === undefined) return true;
  const [first, last] = one < other ? [one, other] : [other, one];
  return last < addYears(first, 1);
}
