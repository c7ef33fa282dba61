/** Kind of dollars of a cash flow. */
export const DollarKind = {
  /** The dollars of the base date: prices without general inflation. */
  Constant: "constant",
  /** The dollars of the year they flow in, with general inflation: what a contract says. */
  Current: "current",
} as const;
export type DollarKind = (typeof DollarKind)[keyof typeof DollarKind];

export const DOLLAR_KIND_LABELS: Readonly<Record<DollarKind, string>> = {
  [DollarKind.Constant]: "Constant dollars",
  [DollarKind.Current]: "Current dollars",
};
