import { calculateAmortization, type PaymentSource } from "../amortization/calculate-amortization.js";
import { type CostSavingsSource, calculateCostSavings } from "../cost-savings/calculate-cost-savings.js";
import { type Decimal, ZERO } from "../decimal/decimal.js";
import { calculateEsa } from "../esa/calculate-esa.js";
import { calculateFinancing } from "../financing/calculate-financing.js";
import type { YearList } from "../lists/year-list.js";
import type { AmortizationValues } from "../model/calculated/amortization-values.js";
import type { CalculatedValues } from "../model/calculated/calculated-values.js";
import type { Project } from "../model/project.js";
import { calculateExpenses, type PerformanceYear } from "../performance-period/calculate-expenses.js";
import { calculatePricing } from "../pricing/calculate-pricing.js";
import { checkSuppliedSavings, checkSuppliedTotals } from "../rules/supplied-values.js";
import { guaranteedAnnualSavings } from "../savings/annual-savings.js";
import { calculateItemizedSavings, type ItemizedSavingsResult } from "../savings/calculate-itemized-savings.js";
import { assembleValues } from "./assemble-values.js";
import { type Calculation, type CalculationOptions, gatherIssues } from "./calculation.js";
import { checkPlausibility } from "./check-plausibility.js";
import { measureInputs, measureValues } from "./measure-values.js";
import { calculated, NONE, type Stages } from "./stages.js";

/**
 * Calculates a project of the full edition, from implementation pricing to greenhouse gas.
 *
 * @spec C §9
 */
export function calculateFullEdition(
  project: Project,
  options: CalculationOptions,
  stages: Stages = calculated,
): Calculation<CalculatedValues> {
  return gatherIssues((report) => {
    const { data, calculatedValues: supplied } = project;
    const { ecms: measures = NONE, escalationRates = NONE, performancePeriod = NONE } = data;
    const guaranteedPercentage = data.other?.guarPctEstSav;
    const run = stages(report);

    const pricing = run(calculatePricing, measures, data.implementationPricing);
    const financing = run(calculateFinancing, {
      financing: data.financing,
      capitalization: data.capitalization,
      measures,
      totalImplementationPrice: measures.length === 0 ? undefined : pricing.totals.totalImplementationPrice,
      implementationPayment: data.implementationCostSavings?.payment,
    });
    const savings = run(calculateItemizedSavings, {
      measures,
      escalationRates,
      performancePeriod,
      guaranteedPercentage,
    });
    const expenses = run(calculateExpenses, performancePeriod);
    const amortization = calculateAmortization(
      {
        financing: data.financing,
        loanAmount: financing.loanAmount,
        interestRate: financing.interestRate,
        loanStartDate: financing.loanStartDate,
        sources: paymentSources(savings, expenses),
        guaranteedPercentage,
        guaranteedSavingsAt: (year, percentage) => guaranteedSavingsAt(savings, year, percentage),
      },
      report,
    );
    const costSavings = calculateCostSavings(
      amortization.schedule && costSavingsSources(savings, expenses, amortization.schedule),
      amortization.performancePeriodYears,
      data.implementationCostSavings,
      report,
    );
    const esaPayments = run(calculateEsa, {
      agreement: data.implementationESAPayments,
      years: data.performancePeriodESAPayments ?? NONE,
      measures,
      escalationRates,
    });
    const ecm = run(measureValues, measureInputs(data), pricing.measurePrices, options.ghg ?? {});
    run(checkSuppliedSavings, supplied, amortization.performancePeriodYears);
    run(checkSuppliedTotals, supplied, measures);
    const { schedule, performancePeriodYears: years } = amortization;
    checkPlausibility(data, { ecm, schedule, years }, run);

    const results = { pricing, financing, savings, expenses, amortization, costSavings, esaPayments, ecm };
    return assembleValues(project, results);
  });
}

type Expenses = YearList<PerformanceYear> | undefined;

/**
 * Amounts with which each of the 40 years can pay a loan; undefined if savings or expenses are missing, which is
 * reported.
 */
function paymentSources(savings: ItemizedSavingsResult, expenses: Expenses): PaymentSource[] | undefined {
  if (!savings.canPay || expenses === undefined) return undefined;
  return savings.years.map(({ year, guaranteed = ZERO, incentives }) => {
    const entered = expenses.get(year);
    return {
      year,
      guaranteedSavings: guaranteed,
      enteredRetainedSavings: entered?.enteredRetainedSavings ?? ZERO,
      expenses: entered?.expenses ?? ZERO,
      incentives,
    };
  });
}

/** Guaranteed savings of a year, $, if the guaranteed percentage were another. */
function guaranteedSavingsAt(savings: ItemizedSavingsResult, year: number, percentage: Decimal): Decimal {
  const ofYear = savings.years[year - 1];
  return ofYear === undefined ? ZERO : guaranteedAnnualSavings(ofYear.categorySavings, ofYear.incentives, percentage);
}

/** Savings, expenses and debt service of every year of the loan. */
function costSavingsSources(
  savings: ItemizedSavingsResult,
  expenses: Expenses,
  schedule: AmortizationValues,
): CostSavingsSource[] {
  return schedule.summary.map(({ year, principalPlusInterest }) => ({
    year,
    estimatedSavings: savings.years[year - 1]?.estimated ?? ZERO,
    guaranteedSavings: savings.years[year - 1]?.guaranteed ?? ZERO,
    expenses: expenses?.get(year)?.expenses ?? ZERO,
    debtService: principalPlusInterest,
  }));
}
