/** Two ways for a customer to have the same project. */
export const ProjectView = {
  /** As contracted: payments out of the savings, no investment but the payment during implementation. */
  FinancedContract: "financed-contract",
  /** As if bought: the whole price on the base date, and no debt service. */
  DirectPurchase: "direct-purchase",
} as const;
export type ProjectView = (typeof ProjectView)[keyof typeof ProjectView];

export const PROJECT_VIEW_LABELS: Readonly<Record<ProjectView, string>> = {
  [ProjectView.FinancedContract]: "Financed contract",
  [ProjectView.DirectPurchase]: "Direct purchase",
};
