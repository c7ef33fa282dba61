import { FINDING_CATALOGUE, type FindingName } from "./catalogue.js";
import type { FindingSeverity } from "./catalogue-entry.js";
import type { Correction } from "./correction.js";

/** Where in a workbook: a sheet, and a cell or range of it where there is one. */
export interface CellPlace {
  readonly sheet: string;
  /** A1 style, without `$`: `F17` or `B4:B31`. */
  readonly address?: string;
}

/** One thing found in a workbook: what, where, and what to do about it. Findings are data; nothing throws them. */
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
  /** The values that the text in the cell may stand for; one where it leaves no doubt. */
  readonly corrections?: readonly Correction[];
  readonly advice: string;
}

export interface FindingDetails {
  readonly place?: CellPlace;
  readonly field?: string;
  readonly found?: string;
  readonly expected?: string;
  readonly corrections?: readonly Correction[];
  /** Replaces the catalogue's advice where the next step depends on what was found. */
  readonly advice?: string;
}

/** What a file says is quoted so far; a text of a mebibyte is no help in a message. */
const LONGEST_QUOTE = 300;

/** Builds a finding from its catalogue entry and what was seen. */
export function makeFinding(name: FindingName, details: FindingDetails = {}): CellFinding {
  const { code, severity, message, advice } = FINDING_CATALOGUE[name];
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
