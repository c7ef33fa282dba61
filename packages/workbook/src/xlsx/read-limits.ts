/** Limits on the parts of a file that the reader processes. Each limit has its own finding. */
export interface ReadLimits {
  /** Files inside the zip. */
  readonly maxEntries: number;
  /** Sum of the inflated sizes of the files inside the zip, bytes, as declared and as inflated. */
  readonly maxInflatedBytes: number;
  /** Size of one part that is neither a sheet nor the shared strings, bytes inflated. */
  readonly maxPartBytes: number;
  /** Inflated size over compressed size of one file inside the zip; small files are exempt. */
  readonly maxCompressionRatio: number;
  readonly maxSheets: number;
  /** Length of a sheet's name, characters; Excel allows 31. */
  readonly maxSheetNameLength: number;
  /** Total cells of all sheets that are read. */
  readonly maxCells: number;
  /** Length of one formula as the file writes it, bytes; Excel allows 8,192 characters. */
  readonly maxFormulaBytes: number;
  /** Merged ranges of one sheet. */
  readonly maxMergedRanges: number;
  readonly maxDefinedNames: number;
  readonly maxSharedStrings: number;
  /** Size of the shared strings part, bytes. */
  readonly maxSharedStringBytes: number;
  /** Depth of nested elements. */
  readonly maxXmlDepth: number;
  /** Length of one element or attribute name, bytes. */
  readonly maxXmlNameBytes: number;
  /** Length of one attribute value, bytes. */
  readonly maxXmlAttributeBytes: number;
}

const MEBIBYTE = 1024 * 1024;

/** About ten times the largest workbook seen in practice. */
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

/** Files that inflate to less than this size may have any ratio, because a page of blank rows compresses very well. */
export const RATIO_EXEMPT_BYTES: number = MEBIBYTE;
