import type {
  PerformancePeriodTotals,
  PerformancePeriodValues,
  PerformancePeriodYearValues,
} from "../model/calculated/performance-period-values.js";
import { type FigureDefinition, figuresAt } from "../model/figure.js";

const SPEC = "C §9 Performance period and cost savings";
const EXPENSES = { label: "Total expenses", quantity: "dollars", spec: `${SPEC}, D16` } as const;
const INCENTIVES = { label: "Incentives and other payments", quantity: "dollars", spec: SPEC } as const;
const PAYMENTS = { label: "Total payments", quantity: "dollars", spec: SPEC } as const;

export const PERFORMANCE_PERIOD_FIGURES: readonly FigureDefinition[] = [
  ...figuresAt<PerformancePeriodValues>("performancePeriod", {
    years: { label: "Performance period", quantity: "years", spec: `${SPEC}, D22` },
    yearsWithPayments: { label: "Years with payments", quantity: "years", spec: "C §9 Amortization, D22" },
  }),
  ...figuresAt<PerformancePeriodYearValues>("performancePeriod.items[year]", {
    expensesBeforeDeliveryCharge: {
      label: "Expenses before the delivery charge",
      quantity: "dollars",
      spec: `${SPEC}, D16`,
    },
    totalExpenses: EXPENSES,
    incentivesOtherPayments: INCENTIVES,
    retainedSavings: { label: "Retained savings, entered", quantity: "dollars", spec: SPEC },
    totalPayments: PAYMENTS,
  }),
  ...figuresAt<PerformancePeriodTotals>("performancePeriod.total", {
    totalExpenses: EXPENSES,
    incentivesOtherPayments: INCENTIVES,
    totalPayments: PAYMENTS,
  }),
];
