/** What came of looking after a store, in lines for the person who asked. */
export interface StoreOutcome {
  /** `damaged`: something is not as it was written; `refused`: nothing was done. */
  readonly kind: "done" | "damaged" | "refused";
  readonly lines: readonly string[];
}

export const done = (...lines: readonly string[]): StoreOutcome => ({ kind: "done", lines });
export const refused = (...lines: readonly string[]): StoreOutcome => ({ kind: "refused", lines });
export const damaged = (lines: readonly string[]): StoreOutcome => ({ kind: "damaged", lines });
