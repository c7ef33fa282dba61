/** Limits on the workbooks that are listed as plain data; a cell takes more memory than in the reader of .xlsx. */
export interface FormatLimits {
  readonly maxSheets: number;
  /** Total cells of all sheets. */
  readonly maxCells: number;
  readonly maxMergedRanges: number;
  readonly maxDefinedNames: number;
  /** Characters of a text or formula; Excel allows 32,767. */
  readonly maxTextLength: number;
}

export const FORMAT_LIMITS: FormatLimits = {
  maxSheets: 1_000,
  maxCells: 500_000,
  maxMergedRanges: 100_000,
  maxDefinedNames: 20_000,
  maxTextLength: 1_000_000,
};
