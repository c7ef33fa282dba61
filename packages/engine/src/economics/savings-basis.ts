/** Which savings of a project are counted on. */
export const SavingsBasis = {
  /** What the contractor answers for. */
  Guaranteed: "guaranteed",
  /** What the measures are expected to save. */
  Estimated: "estimated",
} as const;
export type SavingsBasis = (typeof SavingsBasis)[keyof typeof SavingsBasis];

export const SAVINGS_BASIS_LABELS: Readonly<Record<SavingsBasis, string>> = {
  [SavingsBasis.Guaranteed]: "Guaranteed savings",
  [SavingsBasis.Estimated]: "Estimated savings",
};
