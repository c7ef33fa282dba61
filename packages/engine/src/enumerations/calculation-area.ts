/**
 * The part of the calculation an issue belongs to; the `section` of an issue.
 *
 * @spec C §3 Enumerations, "Calculation error areas"
 */
export const CalculationArea = {
  ItemizedSavings: 1,
  Ecm: 2,
  ImplementationPricing: 3,
  PerformancePeriod: 4,
  ProjectCapitalization: 5,
  Amortization: 6,
  CostSavings: 7,
  PerformancePeriodExt: 8,
  FinancialSummary: 9,
} as const;
export type CalculationArea = (typeof CalculationArea)[keyof typeof CalculationArea];

export const CALCULATION_AREA_LABELS: Readonly<Record<CalculationArea, string>> = {
  1: "Itemized savings",
  2: "Energy conservation measures",
  3: "Implementation pricing",
  4: "Performance period",
  5: "Project capitalization",
  6: "Amortization",
  7: "Cost savings",
  8: "Performance period (extended)",
  9: "Financial summary",
};
