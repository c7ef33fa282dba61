import type { FinancialSummary } from "../model/calculated/project-summary.js";
import { type FigureDefinition, figuresAt } from "../model/figure.js";

const SPEC = 'C §3 "financial summary"';

/** The figures of other areas once more, in one place and by the same names. */
export const SUMMARY_FIGURES: readonly FigureDefinition[] = figuresAt<FinancialSummary>(
  "projectSummary.financialSummary",
  {
    totalImplementationPrice: { label: "Total implementation price", quantity: "dollars", spec: SPEC },
    totalAmountFinanced: { label: "Total amount financed", quantity: "dollars", spec: SPEC },
    projectInterestRate: { label: "Project interest rate", quantity: "fraction", unit: "a year", spec: SPEC },
    performancePeriodYears: { label: "Performance period", quantity: "years", spec: SPEC },
    startDateOfPerformancePeriod: { label: "Start of the performance period", quantity: "date", spec: SPEC },
    endDateOfPerformancePeriod: { label: "End of the performance period", quantity: "date", spec: SPEC },
    totalEstimatedCostSavings: { label: "Total estimated cost savings", quantity: "dollars", spec: SPEC },
    totalGuaranteedCostSavings: { label: "Total guaranteed cost savings", quantity: "dollars", spec: SPEC },
    totalPayments: { label: "Total payments", quantity: "dollars", spec: SPEC },
    totalDebtService: { label: "Total debt service", quantity: "dollars", spec: SPEC },
    totalInterest: { label: "Total interest", quantity: "dollars", spec: SPEC },
    totalExpenses: { label: "Total expenses", quantity: "dollars", spec: SPEC },
    totalRetainedSavings: { label: "Total retained savings", quantity: "dollars", spec: SPEC },
    simplePayback: { label: "Simple payback", quantity: "years", decimals: 1, spec: SPEC },
    hasUpfrontIncentives: { label: "Upfront incentives", quantity: "yesNo", spec: SPEC },
    isStateLocal: { label: "State or local government project", quantity: "yesNo", spec: SPEC },
  },
);
