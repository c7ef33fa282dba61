/**
 * @spec C §3 Enumerations, "Financing types"
 */
export const FinancingType = {
  AppropriationCash: 1,
  Grant: 2,
  LoanESCO: 3,
  LoanCustomer: 4,
  StateLocalBond: 5,
  Lease: 6,
  Other: 7,
  LoanUtility: 8,
} as const;
export type FinancingType = (typeof FinancingType)[keyof typeof FinancingType];

export const FINANCING_TYPE_LABELS: Readonly<Record<FinancingType, string>> = {
  1: "Appropriation or cash",
  2: "Grant",
  3: "Loan through the ESCO",
  4: "Loan to the customer",
  5: "State or local bond",
  6: "Lease",
  7: "Other",
  8: "Loan through the utility",
};
