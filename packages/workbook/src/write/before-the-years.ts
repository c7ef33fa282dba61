/** The input of the implementation period that a total of the years includes, by the figure of the total. */
export const BEFORE_THE_YEARS: Readonly<Record<string, string>> = {
  "costSavings.totalEstimatedCostSavings": "implementationCostSavings.estimatedCostSavings",
  "costSavings.totalGuaranteedCostSavings": "implementationCostSavings.guaranteedCostSavings",
  "costSavings.totalPayments": "implementationCostSavings.payment",
};
