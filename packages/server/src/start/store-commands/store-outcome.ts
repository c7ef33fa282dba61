/** Result of a store command, in lines for the operator. */
export interface StoreOutcome {
  /** `damaged`: stored data was altered; `refused`: nothing was done. */
  readonly kind: "done" | "damaged" | "refused";
  readonly lines: readonly string[];
}

export const done = (...lines: readonly string[]): StoreOutcome => ({ kind: "done", lines });
export const refused = (...lines: readonly string[]): StoreOutcome => ({ kind: "refused", lines });
export const damaged = (lines: readonly string[]): StoreOutcome => ({ kind: "damaged", lines });
