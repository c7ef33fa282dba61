import type { CapitalizationValues, FinancingValues } from "../model/calculated/project-summary.js";
import { type FigureDefinition, figuresAt } from "../model/figure.js";

const SPEC = "C §9 Capitalization";

export const FINANCING_FIGURES: readonly FigureDefinition[] = [
  ...figuresAt<FinancingValues>("projectSummary.financing", {
    projectInterestRate: { label: "Project interest rate", quantity: "fraction", unit: "a year", spec: SPEC },
    loanStartDate: { label: "Loan start date", quantity: "date", spec: "C §9 Amortization, D11" },
  }),
  ...figuresAt<CapitalizationValues>("projectSummary.capitalization", {
    totalAmountFinanced: { label: "Total amount financed", quantity: "dollars", spec: `${SPEC}, D14` },
    startDateOfPerformancePeriod: { label: "Start of the performance period", quantity: "date", spec: SPEC },
    endDateOfPerformancePeriod: { label: "End of the performance period", quantity: "date", spec: SPEC },
  }),
];
