import { FINDING_CATALOGUE, type FindingName, type ReaderFindingName } from "./catalogue.js";
import type { CatalogueEntry, FindingSeverity } from "./catalogue-entry.js";
import type { Correction } from "./correction.js";

/** A sheet of a workbook, and a cell or range of the sheet if known. */
export interface CellPlace {
  readonly sheet: string;
  /** A1 style, without `$`: `F17` or `B4:B31`. */
  readonly address?: string;
}

/** A problem in a workbook: the problem, the place, and the next step. Findings are data; no code throws them. */
export interface CellFinding {
  /** Stable public code, `EPB-FILE-001`. */
  readonly code: string;
  readonly name: FindingName;
  readonly severity: FindingSeverity;
  readonly place?: CellPlace;
  /** The friendly name of the field, as printed beside its cell. */
  readonly field?: string;
  readonly message: string;
  readonly found?: string;
  readonly expected?: string;
  /** Known cause of a difference, as a sentence. */
  readonly cause?: string;
  /** Possible values of the text in the cell; a single value is certain. */
  readonly corrections?: readonly Correction[];
  /** Likely value. A person decides. */
  readonly suggestion?: Correction;
  readonly advice: string;
}

export interface FindingDetails {
  readonly place?: CellPlace;
  readonly field?: string;
  readonly found?: string;
  readonly expected?: string;
  readonly cause?: string;
  readonly corrections?: readonly Correction[];
  readonly suggestion?: Correction;
  /** Replaces the catalog's advice if the next step depends on the cell's content. */
  readonly advice?: string;
}

/** Maximum length of a quotation from a file; a text of a megabyte does not help in a message. */
const LONGEST_QUOTE = 300;

/** Builds a finding of the reader from its catalog entry and its details. */
export const makeFinding = (name: ReaderFindingName, details: FindingDetails = {}): CellFinding =>
  findingOf(name, FINDING_CATALOGUE[name], details);

/** Builds a finding from a catalog entry and its details. */
export function findingOf(
  name: FindingName,
  { code, severity, message, advice }: CatalogueEntry,
  details: FindingDetails,
): CellFinding {
  const { field, found } = details;
  return {
    code,
    name,
    severity,
    message,
    advice,
    ...details,
    ...(field !== undefined && { field: shortened(field) }),
    ...(found !== undefined && { found: shortened(found) }),
  };
}

const shortened = (text: string): string => (text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text);
