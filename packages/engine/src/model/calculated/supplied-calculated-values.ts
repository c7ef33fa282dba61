import type { CalculatedValues } from "./calculated-values.js";

/** Calculated values that came with a project: whole sections may be absent. */
export type SuppliedCalculatedValues = {
  readonly [Section in keyof CalculatedValues]?: CalculatedValues[Section];
} & {
  /** ISO 8601 instants. */
  readonly createdDate?: string;
  readonly modifiedDate?: string;
};
