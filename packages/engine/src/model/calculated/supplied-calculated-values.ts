import type { PartialCalculatedValues } from "./calculated-values.js";

/** Calculated values that came with a project: whole sections may be absent, and figures that could not be read. */
export type SuppliedCalculatedValues = Partial<PartialCalculatedValues>;

/** Calculated values that a project carries: supplied ones, or those of its last calculation. */
export type SavedCalculatedValues = SuppliedCalculatedValues;
