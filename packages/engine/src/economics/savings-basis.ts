/** Which savings of a project are counted on. */
export const SavingsBasis = {
  /** Savings that the contractor guarantees. */
  Guaranteed: "guaranteed",
  /** Savings expected from the measures. */
  Estimated: "estimated",
} as const;
export type SavingsBasis = (typeof SavingsBasis)[keyof typeof SavingsBasis];

export const SAVINGS_BASIS_LABELS: Readonly<Record<SavingsBasis, string>> = {
  [SavingsBasis.Guaranteed]: "Guaranteed savings",
  [SavingsBasis.Estimated]: "Estimated savings",
};
