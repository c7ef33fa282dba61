import { MAXIMUM_PERFORMANCE_PERIOD_YEARS } from "../constants/horizons.js";
import { type Decimal, ZERO } from "../decimal/decimal.js";
import { sum } from "../decimal/sum.js";
import type { Report } from "../issues/issue.js";
import type { CostSavings, CostSavingsYear } from "../model/calculated/cost-savings-values.js";
import type { ImplementationCostSavings } from "../model/implementation.js";
import { inputPath } from "../path-text/input-path.js";
import { resultingRetainedSavings, yearPayment } from "./cost-savings-year.js";

export interface CostSavingsSource {
  readonly year: number;
  readonly estimatedSavings: Decimal;
  readonly guaranteedSavings: Decimal;
  readonly expenses: Decimal;
  readonly debtService: Decimal;
}

/**
 * Savings, payments and what is kept, year by year and in total.
 *
 * @param sources - Years from 1 on, $.
 * @param performancePeriodYears - Years of the performance period; undefined when it is not known.
 * @spec C §9 "Performance period and cost savings", "Total estimated cost savings = …", "Cost-savings totals stop at
 * the performance"
 */
export function calculateCostSavings(
  sources: readonly CostSavingsSource[] | undefined,
  performancePeriodYears: number | undefined,
  implementation: ImplementationCostSavings | undefined,
  report: Report,
): CostSavings {
  if (sources === undefined || performancePeriodYears === undefined) return { years: [] };
  const lastYear = Math.min(performancePeriodYears, MAXIMUM_PERFORMANCE_PERIOD_YEARS);
  const years = sources.filter(({ year }) => year <= lastYear).map(costSavingsYear);
  for (const year of years) reportDebtService(year, report);

  const total = (figure: (year: CostSavingsYear) => Decimal): Decimal => sum(years.map(figure));
  return {
    years,
    totalEstimatedCostSavings: (implementation?.estimatedCostSavings ?? ZERO).plus(
      total((year) => year.estimatedSavings),
    ),
    totalGuaranteedCostSavings: (implementation?.guaranteedCostSavings ?? ZERO).plus(
      total((year) => year.guaranteedSavings),
    ),
    totalPayments: (implementation?.payment ?? ZERO).plus(total((year) => year.payment)),
    totalExpenses: total((year) => year.expenses),
    totalDebtService: total((year) => year.debtService),
    totalRetainedSavings: total((year) => year.retainedSavings),
  };
}

function costSavingsYear(source: CostSavingsSource): CostSavingsYear {
  const { year, estimatedSavings, guaranteedSavings, expenses, debtService } = source;
  const payment = yearPayment(expenses, debtService);
  return {
    year,
    estimatedSavings,
    guaranteedSavings,
    expenses,
    debtService,
    payment,
    retainedSavings: resultingRetainedSavings(guaranteedSavings, payment),
  };
}

/** That expenses exceed the guaranteed savings is reported with the loan, which then has no payment. */
function reportDebtService({ year, guaranteedSavings, debtService }: CostSavingsYear, report: Report): void {
  if (guaranteedSavings.gt(debtService)) return;
  report({
    name: "cost-savings/guaranteed-not-above-debt-service",
    at: inputPath("performancePeriod", { year }),
    details: { years: [year], debtService },
  });
}
