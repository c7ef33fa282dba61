/** When the amounts of a year are taken to flow. */
export const DiscountingConvention = {
  /** At the end of the year: the rule of federal energy and water projects. */
  EndOfYear: "end-of-year",
  /** In the middle of the year: used for military construction. */
  MidYear: "mid-year",
} as const;
export type DiscountingConvention = (typeof DiscountingConvention)[keyof typeof DiscountingConvention];

export const DISCOUNTING_CONVENTION_LABELS: Readonly<Record<DiscountingConvention, string>> = {
  [DiscountingConvention.EndOfYear]: "End of year",
  [DiscountingConvention.MidYear]: "Middle of year",
};
