import type { FindingSeverity } from "../findings/catalogue-entry.js";
import type { Correction } from "../findings/correction.js";

/** Calculated cells and findings that follow from a finding: they are in order once its cause is corrected. */
export interface Dependents {
  /** Number of calculated cells of the workbook that depend on the cell and show no current figure. */
  readonly calculatedCells: number;
  /** The calculated cells, sheet by sheet. */
  readonly cells: readonly SheetRange[];
  /** Findings with the same cause, in their order. */
  readonly findings: readonly Finding[];
}

/** A cell or range of a sheet. */
export interface SheetRange {
  readonly sheet: string;
  /** `F17` or `B4:B31` */
  readonly cell: string;
}

/** Gravest first. */
export const SEVERITIES: readonly FindingSeverity[] = ["error", "warning"];

/**
 * One thing a person should know about an input: what, where, and what to do. Findings about a workbook, values that
 * cannot be read and issues of the calculation all take this shape. The order of the fields is their order in JSON.
 */
export interface Finding {
  /** Stable public code, such as `EPB-CAP-001`. */
  readonly code: string;
  /** The same in words, such as `capitalization/award-date-missing`. */
  readonly name: string;
  readonly severity: FindingSeverity;
  /** Area of the calculation, 1 to 9; issues of the calculation only. @spec C §3 "Calculation error areas" */
  readonly section?: number;
  readonly file: string;
  readonly sheet?: string;
  /** Cell or range of the sheet, `F17` or `B4:B31`. */
  readonly cell?: string;
  /** Where the value stands in the project's data, `performancePeriod[year=4].retainedSavings`. */
  readonly at?: string;
  /** Friendly name of the field, as printed beside its cell. */
  readonly field?: string;
  /** The specification's words; empty where they are. */
  readonly message: string;
  readonly found?: string;
  readonly expected?: string;
  /** The values that the text in the cell may stand for; one where it leaves no doubt. */
  readonly corrections?: readonly Correction[];
  /** What follows from this finding and is not listed on its own; absent where nothing does. */
  readonly dependents?: Dependents;
  readonly advice: string;
  /** Address of the page that explains the code. */
  readonly url: string;
}
