/** `error` withholds the figures that need the value; `warning` asks a person to check it. */
export type FindingSeverity = "error" | "warning";

export interface CatalogueEntry {
  /** Stable public code; never reused. */
  readonly code: string;
  readonly severity: FindingSeverity;
  /** The problem, in one sentence that ends with a period. */
  readonly message: string;
  /** Next step for the person. */
  readonly advice: string;
}
