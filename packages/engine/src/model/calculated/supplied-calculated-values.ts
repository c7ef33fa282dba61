import type { PartialCalculatedValues } from "./calculated-values.js";

/** Calculated values that came with a project: whole sections may be absent. */
export type SuppliedCalculatedValues = Partial<Omit<PartialCalculatedValues, "withheld">>;

/** Calculated values that a project carries: supplied ones, or those of its last calculation. */
export type SavedCalculatedValues = Partial<PartialCalculatedValues>;
