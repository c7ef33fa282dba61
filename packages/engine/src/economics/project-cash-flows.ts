import { type Decimal, ZERO } from "../decimal/decimal.js";
import { sum } from "../decimal/sum.js";
import type { CalculatedValues, PartialCalculatedValues } from "../model/calculated/calculated-values.js";
import type { ExpressValues } from "../model/calculated/express-values.js";
import { DollarKind } from "./dollar-kind.js";
import { type NoEconomics, noEconomics } from "./economic-assumptions.js";
import type { YearlyCashFlows } from "./investment-economics.js";
import { ProjectView } from "./project-view.js";
import { SavingsBasis } from "./savings-basis.js";

const SECTIONS = ["costSavings", "itemizedSavings", "performancePeriod", "projectSummary", "express"] as const;
type Section = (typeof SECTIONS)[number];

/** The sections of calculated values that cash flows are made of. Any may be absent. */
export type CashFlowSource = Partial<Pick<PartialCalculatedValues, Section | "withheld">>;

/** The same without a withheld figure. */
type KnownSource = Partial<Pick<CalculatedValues, Exclude<Section, "express">>> & { readonly express?: ExpressValues };

export interface CashFlowChoice {
  readonly view: ProjectView;
  /** Guaranteed savings where none is given. */
  readonly savings?: SavingsBasis;
  /** The performance period where none is given. */
  readonly studyPeriodYears?: number;
}

/** $ of one year, for the customer. */
export interface ProjectCashFlowYear {
  /** 0 is the implementation period. */
  readonly year: number;
  readonly savings: Decimal;
  /** Amounts paid out of the savings: expenses, and debt service of a financed contract. */
  readonly payments: Decimal;
  /** Savings less payments: under a contract, with guaranteed savings, the retained savings. */
  readonly net: Decimal;
}

export interface ProjectCashFlows extends YearlyCashFlows {
  readonly studyPeriodYears: number;
  readonly years: readonly ProjectCashFlowYear[];
}

export type ProjectCashFlowsResult = { readonly ok: true; readonly flows: ProjectCashFlows } | NoEconomics;

/**
 * Cash flows of a project for its customer, in current dollars. The base date is the start of the performance period:
 * savings and payment of the implementation period belong to year 0.
 *
 *     financed contract: investment(0) = implementation payment; net(y) = savings(y) − payment(y)
 *     direct purchase: investment(0) = total implementation price; net(y) = savings(y) − expenses(y)
 *     395 000 − 394 000 = 1 000
 *
 * After the last payment, the customer keeps the savings. Only entered expenses count. An express project pays its
 * level debt service and has no expenses.
 */
export function projectCashFlows(source: CashFlowSource, choice: CashFlowChoice): ProjectCashFlowsResult {
  if (!isKnown(source)) return noEconomics("figures-withheld");
  const { view, savings: basis = SavingsBasis.Guaranteed } = choice;
  const contractYears = source.costSavings?.years.length ?? paidYears(source.express);
  const studyPeriodYears = choice.studyPeriodYears ?? source.performancePeriod?.years;
  if (studyPeriodYears === undefined) return noEconomics("study-period-missing");
  if (!Number.isInteger(studyPeriodYears) || studyPeriodYears < 1) return noEconomics("study-period-out-of-range");

  const investment = investmentOf(source, view);
  if (investment === undefined)
    return noEconomics(view === ProjectView.DirectPurchase ? "price-missing" : "payments-missing");
  if (view === ProjectView.FinancedContract && studyPeriodYears < contractYears) {
    return noEconomics("study-period-shorter-than-contract");
  }
  const years = [yearOf(0, implementationSavings(source, basis), ZERO)];
  for (let year = 1; year <= studyPeriodYears; year += 1) {
    const savings = savingsOf(source, year, basis);
    if (savings === undefined) return noEconomics("savings-missing");
    years.push(yearOf(year, savings, paymentsOf(source, year, view)));
  }
  return {
    ok: true,
    flows: {
      dollars: DollarKind.Current,
      studyPeriodYears,
      years,
      investments: [{ year: 0, amount: investment }],
      savings: years.map(({ year, net }) => ({ year, amount: net })),
    },
  };
}

/** A sum of the years would be too small without those that are withheld. */
const isKnown = (source: CashFlowSource): source is KnownSource =>
  !(source.withheld?.figures ?? []).some((path) => SECTIONS.some((section) => path.startsWith(`${section}.`)));

const yearOf = (year: number, savings: Decimal, payments: Decimal): ProjectCashFlowYear => ({
  year,
  savings,
  payments,
  net: savings.minus(payments),
});

/** Years of the finance term of an express project. */
const paidYears = (express: ExpressValues | undefined): number =>
  Math.max(0, ...(express?.years ?? []).filter(({ debtService }) => debtService?.gt(0)).map(({ year }) => year));

function investmentOf({ costSavings, projectSummary, express }: KnownSource, view: ProjectView): Decimal | undefined {
  switch (view) {
    case ProjectView.FinancedContract:
      // An express project pays nothing but its level debt service.
      if (express !== undefined) return paidYears(express) > 0 ? ZERO : undefined;
      // The total holds the implementation payment, the years do not.
      return costSavings?.totalPayments?.minus(sum(costSavings.years.map(({ payment }) => payment)));
    case ProjectView.DirectPurchase:
      return projectSummary?.implementationTotals.totalImplementationPrice;
    default:
      return view satisfies never;
  }
}

/** Savings of the implementation period: in the total, and in no year. Those of a project without a loan are not known. */
function implementationSavings({ costSavings }: KnownSource, basis: SavingsBasis): Decimal {
  const { years = [], totalGuaranteedCostSavings, totalEstimatedCostSavings } = costSavings ?? {};
  const isGuaranteed = basis === SavingsBasis.Guaranteed;
  const total = isGuaranteed ? totalGuaranteedCostSavings : totalEstimatedCostSavings;
  const ofYears = years.map(({ guaranteedSavings, estimatedSavings }) =>
    isGuaranteed ? guaranteedSavings : estimatedSavings,
  );
  return total?.minus(sum(ofYears)) ?? ZERO;
}

function savingsOf({ itemizedSavings }: KnownSource, year: number, basis: SavingsBasis): Decimal | undefined {
  const ofYear = itemizedSavings?.years.find((item) => item.year === year);
  return basis === SavingsBasis.Guaranteed ? ofYear?.guaranteedAnnualSavings : ofYear?.estimatedAnnualSavings;
}

/** Expenses that are not entered count as 0 (D3), and a year after the last payment has no debt service. */
function paymentsOf(
  { costSavings, performancePeriod, express }: KnownSource,
  year: number,
  view: ProjectView,
): Decimal {
  if (express !== undefined) {
    const debtService = express.years.find((item) => item.year === year)?.debtService;
    return (view === ProjectView.FinancedContract ? debtService : undefined) ?? ZERO;
  }
  const ofContract = costSavings?.years.find((item) => item.year === year);
  if (view === ProjectView.FinancedContract && ofContract !== undefined) return ofContract.payment;
  return performancePeriod?.items.find((item) => item.year === year)?.totalExpenses ?? ZERO;
}
