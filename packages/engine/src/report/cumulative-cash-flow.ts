import { type Decimal, ZERO } from "../decimal/decimal.js";
import { projectCashFlows } from "../economics/project-cash-flows.js";
import { ProjectView } from "../economics/project-view.js";
import type { PartialCalculatedValues } from "../model/calculated/calculated-values.js";

/** $ of one year, for the customer. */
export interface CashFlowYear {
  /** 0 is the implementation period. */
  readonly year: number;
  /** Guaranteed savings. */
  readonly savings: Decimal;
  /** Expenses and debt service; in year 0 the payment of the implementation period. */
  readonly payments: Decimal;
  /** Savings less payments. */
  readonly net: Decimal;
  /** The net of this year and those before it. */
  readonly cumulative: Decimal;
}

/**
 * Net cash flow of a financed contract for the customer, by year and cumulative, in current dollars.
 *
 *     net(y) = savings(y) − payments(y); cumulative(y) = cumulative(y − 1) + net(y)
 *     1 000 + 1 500 = 2 500
 *
 * Empty if savings or payments are not known. An express project has the years of its guarantee and its finance term,
 * and no implementation period.
 */
export function cumulativeCashFlow(values: PartialCalculatedValues): readonly CashFlowYear[] {
  return addUp(values.express === undefined ? contractYears(values) : expressYears(values));
}

type NetYear = Omit<CashFlowYear, "cumulative">;

function contractYears(values: PartialCalculatedValues): readonly NetYear[] {
  const result = projectCashFlows(values, { view: ProjectView.FinancedContract });
  if (!result.ok) return [];
  const { years, investments } = result.flows;
  const paidInAdvance = new Map(investments.map(({ year, amount }) => [year, amount]));
  return years.map(({ year, savings, payments }) => {
    const paid = payments.plus(paidInAdvance.get(year) ?? ZERO);
    return { year, savings, payments: paid, net: savings.minus(paid) };
  });
}

function expressYears({ express, withheld }: PartialCalculatedValues): readonly NetYear[] {
  // Without a withheld year, the years after it would be added up to too little.
  if (withheld?.figures.some((path) => path.startsWith("express.years["))) return [];
  return (express?.years ?? []).flatMap(
    ({ year, guaranteedSavings: savings, debtService: payments, netSavings: net }) =>
      savings === undefined || payments === undefined || net === undefined ? [] : [{ year, savings, payments, net }],
  );
}

function addUp(years: readonly NetYear[]): readonly CashFlowYear[] {
  let cumulative: Decimal = ZERO;
  return years.map((year) => {
    cumulative = cumulative.plus(year.net);
    return { ...year, cumulative };
  });
}
