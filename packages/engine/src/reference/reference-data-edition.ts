/** One shipped set of reference figures, named so that a result can say what it was computed with. */
export interface ReferenceDataEdition {
  readonly kind: "grid gas rates" | "fuel emission factors" | "warming potentials";
  readonly name: string;
  /**
   * SHA-256 of the set's constant in `data/` written by `JSON.stringify` (both constants, as a list, for fuels): changes
   * exactly when a figure, source or note of it does.
   */
  readonly sha256: string;
}
