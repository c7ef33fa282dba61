/** A value that the text in a cell stands for. */
export interface Correction {
  readonly kind: "number" | "date" | "text";
  /** A plain decimal, `612000`; a day, `2025-07-01`; or a text without characters that cannot be seen. */
  readonly value: string;
}
