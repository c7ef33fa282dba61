import type { AmortizationResult } from "../amortization/calculate-amortization.js";
import { totalOf } from "../amortization/loan-schedule.js";
import { addYears } from "../calendar/add-months.js";
import { ZERO } from "../decimal/decimal.js";
import { sum } from "../decimal/sum.js";
import type { FinancingResult } from "../financing/calculate-financing.js";
import type { YearList } from "../lists/year-list.js";
import type { AmortizationValues } from "../model/calculated/amortization-values.js";
import type { CalculatedValues } from "../model/calculated/calculated-values.js";
import type { CostSavings } from "../model/calculated/cost-savings-values.js";
import type { EcmValues } from "../model/calculated/ecm-values.js";
import type { EsaPayments } from "../model/calculated/esa-payments.js";
import type { ItemizedSavings } from "../model/calculated/itemized-savings-values.js";
import type {
  PerformancePeriodValues,
  PerformancePeriodYearValues,
} from "../model/calculated/performance-period-values.js";
import type { FinancialSummary, ProjectSummary } from "../model/calculated/project-summary.js";
import type { Project } from "../model/project.js";
import { definedOnly } from "../objects/defined-only.js";
import type { PerformanceYear } from "../performance-period/calculate-expenses.js";
import type { Pricing } from "../pricing/calculate-pricing.js";
import { simplePaybackYears } from "../pricing/simple-payback.js";
import type { ItemizedSavingsResult } from "../savings/calculate-itemized-savings.js";
import { hasUpfrontIncentives, isStateLocal } from "../summary/project-traits.js";

const NO_SCHEDULE: AmortizationValues = { detail: [], summary: [], total: totalOf([]) };

/** Lays the results of the stages out as the calculated values of the project. @spec C §3 "Calculated values" */
export function assembleValues(project: Project, results: StageResults): CalculatedValues {
  return {
    calculationTypeId: project.record.calculationType,
    projectSummary: summarizeProject(project, results),
    itemizedSavings: itemizedSavings(results),
    ecm: results.ecm,
    performancePeriod: performancePeriodValues(results),
    amortization: results.amortization.schedule ?? NO_SCHEDULE,
    costSavings: results.costSavings,
    esaPayments: results.esaPayments,
  };
}

function summarizeProject(project: Project, results: StageResults): ProjectSummary {
  const { totals } = results.pricing;
  const { totalAmountFinanced, interestRate, loanStartDate, startDateOfPerformancePeriod } = results.financing;
  const { performancePeriodYears } = results.amortization;
  const capitalization = definedOnly({
    totalAmountFinanced,
    startDateOfPerformancePeriod,
    endDateOfPerformancePeriod:
      startDateOfPerformancePeriod && performancePeriodYears
        ? addYears(startDateOfPerformancePeriod, performancePeriodYears)
        : undefined,
  });
  return {
    implementationTotals: totals,
    financing: definedOnly({ projectInterestRate: interestRate, loanStartDate }),
    capitalization,
    financialSummary: { ...capitalization, ...financialSummary(project, results) },
  };
}

function financialSummary({ data }: Project, results: StageResults): FinancialSummary {
  const { pricing, financing, savings, costSavings, amortization, expenses } = results;
  const { totalImplementationPrice } = pricing.totals;
  const firstYear = savings.years[0]?.estimated;
  const performancePeriodIncentives = sum([...(expenses ?? [])].map(({ incentives }) => incentives));
  return definedOnly({
    totalImplementationPrice,
    hasUpfrontIncentives: hasUpfrontIncentives(pricing.appliedIncentives, performancePeriodIncentives),
    isStateLocal: isStateLocal(data.characteristics),
    projectInterestRate: financing.interestRate,
    performancePeriodYears: amortization.performancePeriodYears,
    totalEstimatedCostSavings: costSavings.totalEstimatedCostSavings,
    totalGuaranteedCostSavings: costSavings.totalGuaranteedCostSavings,
    totalPayments: costSavings.totalPayments,
    totalDebtService: costSavings.totalDebtService,
    // That of a loan never paid off ends with the calculation, and is no interest of the project.
    totalInterest: amortization.schedule?.paidOff ? amortization.schedule.total.totalInterest : undefined,
    totalExpenses: costSavings.totalExpenses,
    totalRetainedSavings: costSavings.totalRetainedSavings,
    simplePayback: firstYear && simplePaybackYears(totalImplementationPrice, firstYear),
  });
}

/** @spec C §9 "Annual contractor payments come" */
function itemizedSavings({ savings, costSavings }: StageResults): ItemizedSavings {
  return {
    years: savings.years.map(({ year, categories, estimated, guaranteed }) =>
      definedOnly({
        year,
        categories,
        estimatedAnnualSavings: estimated,
        guaranteedAnnualSavings: guaranteed,
        annualContractorPayments: costSavings.years[year - 1]?.payment,
      }),
    ),
  };
}

function performancePeriodValues({ expenses, amortization, costSavings }: StageResults): PerformancePeriodValues {
  const { performancePeriodYears } = amortization;
  const entered = [...(expenses ?? [])].map(({ year }) => year);
  const items = Array.from({ length: Math.max(0, performancePeriodYears ?? 0, ...entered) }, (_, index) => index + 1)
    .filter((year) => year <= (performancePeriodYears ?? 0) || entered.includes(year))
    .map((year): PerformancePeriodYearValues => {
      const ofYear = expenses?.get(year);
      return definedOnly({
        year,
        expensesBeforeDeliveryCharge: ofYear?.expensesBeforeDeliveryCharge ?? ZERO,
        totalExpenses: ofYear?.expenses ?? ZERO,
        incentivesOtherPayments: ofYear?.incentives ?? ZERO,
        retainedSavings: ofYear?.enteredRetainedSavings ?? ZERO,
        totalPayments: costSavings.years[year - 1]?.payment,
      });
    });
  const counted = items.filter(({ year }) => performancePeriodYears === undefined || year <= performancePeriodYears);
  const payments = costSavings.years.map(({ payment }) => payment);
  return definedOnly({
    years: performancePeriodYears,
    yearsWithPayments: amortization.yearsWithPayments,
    items,
    total: definedOnly({
      totalExpenses: sum(counted.map((item) => item.totalExpenses)),
      incentivesOtherPayments: sum(counted.map((item) => item.incentivesOtherPayments)),
      totalPayments: payments.length === 0 ? undefined : sum(payments),
    }),
  });
}

/** Results of the stages of a calculation. */
interface StageResults {
  readonly pricing: Pricing;
  readonly financing: FinancingResult;
  readonly savings: ItemizedSavingsResult;
  readonly expenses: YearList<PerformanceYear> | undefined;
  readonly amortization: AmortizationResult;
  readonly costSavings: CostSavings;
  readonly esaPayments: EsaPayments;
  readonly ecm: EcmValues;
}
