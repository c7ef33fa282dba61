/** How much of a file the reader is willing to look at. Every limit ends in a finding of its own. */
export interface ReadLimits {
  /** Files inside the zip. */
  readonly maxEntries: number;
  /** Sum of what the files inside the zip inflate to, bytes; also of what is inflated in fact. */
  readonly maxInflatedBytes: number;
  /** Size of one part that is neither a sheet nor the shared strings, bytes inflated. */
  readonly maxPartBytes: number;
  /** Inflated size over compressed size of one file inside the zip; small files are exempt. */
  readonly maxCompressionRatio: number;
  readonly maxSheets: number;
  /** Length of a sheet's name, characters; Excel allows 31. */
  readonly maxSheetNameLength: number;
  /** Cells of all read sheets together. */
  readonly maxCells: number;
  /** Length of one formula as the file writes it, bytes; Excel allows 8,192 characters. */
  readonly maxFormulaBytes: number;
  /** Merged ranges of one sheet. */
  readonly maxMergedRanges: number;
  readonly maxDefinedNames: number;
  readonly maxSharedStrings: number;
  /** Size of the shared strings part, bytes. */
  readonly maxSharedStringBytes: number;
  /** Elements inside elements. */
  readonly maxXmlDepth: number;
  /** Length of one element or attribute name, bytes. */
  readonly maxXmlNameBytes: number;
  /** Length of one attribute value, bytes. */
  readonly maxXmlAttributeBytes: number;
}

const MEBIBYTE = 1024 * 1024;

/** Roughly ten times the largest workbook met in practice. */
export const DEFAULT_READ_LIMITS: ReadLimits = {
  maxEntries: 2_000,
  maxInflatedBytes: 256 * MEBIBYTE,
  maxPartBytes: 16 * MEBIBYTE,
  maxCompressionRatio: 250,
  maxSheets: 1_000,
  maxSheetNameLength: 255,
  maxCells: 2_000_000,
  maxFormulaBytes: 64 * 1024,
  maxMergedRanges: 100_000,
  maxDefinedNames: 20_000,
  maxSharedStrings: 1_000_000,
  maxSharedStringBytes: 64 * MEBIBYTE,
  maxXmlDepth: 64,
  maxXmlNameBytes: 256,
  maxXmlAttributeBytes: MEBIBYTE,
};

/** Files that inflate to less than this may have any ratio: a page of blank rows compresses very well. */
export const RATIO_EXEMPT_BYTES: number = MEBIBYTE;
