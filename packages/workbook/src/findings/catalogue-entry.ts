/** `error` stops the figures that need the value; `warning` asks a person to look. */
export type FindingSeverity = "error" | "warning";

/** The words of one finding. */
export interface CatalogueEntry {
  /** Stable public code; never reused. */
  readonly code: string;
  readonly severity: FindingSeverity;
  /** What is wrong, in one sentence that ends with a full stop. */
  readonly message: string;
  /** What the person does next. */
  readonly advice: string;
}
