/** A value that the text in a cell stands for. */
export interface Correction {
  readonly kind: "number" | "date";
  /** A plain decimal, `612000`; or a day, `2025-07-01`. */
  readonly value: string;
}
