/** Published sets of discount rates: FEMP's for federal energy projects, OMB's for others. */
export const DISCOUNT_RATE_SETS = ["femp", "omb"] as const;
export type DiscountRateSetName = (typeof DISCOUNT_RATE_SETS)[number];

// Written out here so that the help loads no engine.
export const RATE_KINDS = ["nominal", "real"] as const;
export const SAVINGS_BASES = ["guaranteed", "estimated"] as const;
export const DISCOUNTINGS = ["end-of-year", "mid-year"] as const;
export const SECTORS = ["residential", "commercial", "industrial"] as const;
export type SectorName = (typeof SECTORS)[number];
export const FUELS = [
  "electricity",
  "natural gas",
  "propane",
  "distillate fuel oil",
  "residual fuel oil",
  "coal",
] as const;
export type FuelName = (typeof FUELS)[number];
