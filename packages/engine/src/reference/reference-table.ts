/** A table that figures are shipped from, as it lies in `packages/engine/reference-sources`. */
export interface ReferenceTable {
  /** Name of the file without its ending. */
  readonly id: string;
  readonly publisher: string;
  readonly edition: string;
  readonly unit: string;
  /** SHA-256 of the bytes of the repository's copy. */
  readonly sha256: string;
}
