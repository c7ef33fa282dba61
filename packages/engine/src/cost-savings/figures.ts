import type { CostSavings, CostSavingsYear } from "../model/calculated/cost-savings-values.js";
import { type FigureDefinition, figuresAt } from "../model/figure.js";

const SPEC = "C §9 Performance period and cost savings";
const SAVINGS = "Savings";

export const COST_SAVINGS_FIGURES: readonly FigureDefinition[] = [
  ...figuresAt<CostSavingsYear>("costSavings.years[year]", {
    estimatedSavings: {
      label: "Estimated savings",
      heading: { group: SAVINGS, label: "Estimated" },
      quantity: "dollars",
      spec: SPEC,
    },
    guaranteedSavings: {
      label: "Guaranteed savings",
      heading: { group: SAVINGS, label: "Guaranteed" },
      quantity: "dollars",
      spec: SPEC,
    },
    expenses: { label: "Expenses", quantity: "dollars", spec: `${SPEC}, D16` },
    debtService: { label: "Debt service", quantity: "dollars", spec: SPEC },
    payment: { label: "Payment", quantity: "dollars", spec: SPEC },
    retainedSavings: { label: "Retained savings", heading: { label: "Retained" }, quantity: "dollars", spec: SPEC },
  }),
  ...figuresAt<CostSavings>("costSavings", {
    totalEstimatedCostSavings: { label: "Total estimated cost savings", quantity: "dollars", spec: SPEC },
    totalGuaranteedCostSavings: { label: "Total guaranteed cost savings", quantity: "dollars", spec: SPEC },
    totalPayments: { label: "Total payments", quantity: "dollars", spec: SPEC },
    totalExpenses: { label: "Total expenses", quantity: "dollars", spec: SPEC },
    totalDebtService: { label: "Total debt service", quantity: "dollars", spec: SPEC },
    totalRetainedSavings: { label: "Total retained savings", quantity: "dollars", spec: SPEC },
  }),
];
