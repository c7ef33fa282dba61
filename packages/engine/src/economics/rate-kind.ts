/** Kind of a rate: with or without general inflation. */
export const RateKind = {
  /** Without general inflation: for constant dollars. */
  Real: "real",
  /** With general inflation: for current dollars. */
  Nominal: "nominal",
} as const;
export type RateKind = (typeof RateKind)[keyof typeof RateKind];

export const RATE_KIND_LABELS: Readonly<Record<RateKind, string>> = {
  [RateKind.Real]: "Real, without inflation",
  [RateKind.Nominal]: "Nominal, with inflation",
};
