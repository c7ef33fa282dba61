import type { FindingSeverity } from "../findings/catalogue-entry.js";
import type { Correction } from "../findings/correction.js";

/** Calculated cells and findings that follow from a finding and disappear after its correction. */
export interface Dependents {
  /** Number of calculated cells of the workbook that depend on the cell and show no current figure. */
  readonly calculatedCells: number;
  /** Ranges of the calculated cells, sheet by sheet. */
  readonly cells: readonly SheetRange[];
  /** Findings with the same cause, in their order. */
  readonly findings: readonly Finding[];
}

export interface SheetRange {
  readonly sheet: string;
  /** `F17` or `B4:B31` */
  readonly cell: string;
}

/** Most severe first. */
export const SEVERITIES: readonly FindingSeverity[] = ["error", "warning"];

/**
 * A problem of an input: the problem, the place, and the next step. Findings about a workbook, values that cannot be
 * read, and issues of the calculation all have this form. The order of the fields is their order in JSON.
 */
export interface Finding {
  /** Stable public code, such as `EPB-CAP-001`. */
  readonly code: string;
  /** Readable form of the code, such as `capitalization/award-date-missing`. */
  readonly name: string;
  readonly severity: FindingSeverity;
  /** Area of the calculation, 1 to 9; only for issues of the calculation. @spec C §3 "Calculation error areas" */
  readonly section?: number;
  readonly file: string;
  readonly sheet?: string;
  /** Cell or range of the sheet, such as `F17` or `B4:B31`. */
  readonly cell?: string;
  /** Path of the value in the project's data, such as `performancePeriod[year=4].retainedSavings`. */
  readonly at?: string;
  /** Friendly name of the field, as printed beside its cell. */
  readonly field?: string;
  /** The specification's words; empty if they are empty. */
  readonly message: string;
  readonly found?: string;
  readonly expected?: string;
  /** Known cause of a difference between figures of a form and ours, as a sentence. */
  readonly cause?: string;
  /** Possible values of the text in the cell; a single value is certain. */
  readonly corrections?: readonly Correction[];
  /** Likely value of the cell. A person decides. */
  readonly suggestion?: Correction;
  /** Consequences of this finding that are not listed separately; absent without consequences. */
  readonly dependents?: Dependents;
  readonly advice: string;
  /** Address of the page that explains the code. */
  readonly url: string;
}

/** Results of checking a file, best first. */
export const FILE_STATUSES = ["ok", "warnings", "errors", "unreadable", "fault"] as const;
export type FileStatus = (typeof FILE_STATUSES)[number];

/** Status of a readable file. */
export function statusOf(findings: readonly Finding[]): FileStatus {
  if (findings.some(({ severity }) => severity === "error")) return "errors";
  return findings.length === 0 ? "ok" : "warnings";
}
