import type { TemplateIdentity } from "@epb/workbook";
import type { FileStatus, Finding, InputKind } from "@epb/workbook/diagnostics";
import type { KnownFinding } from "../../../policy/baseline.js";
import type { WaivedFinding } from "../../../policy/waiver.js";

/**
 * What reports need of one file, as plain data: it goes from one process to another and into the cache. Bytes, cells and
 * schedules are left behind, so that thousands of files take no more memory than a few.
 */
export interface FileReport {
  readonly file: string;
  readonly status: FileStatus;
  /** Of the bytes that were read; absent when the file could not be opened. */
  readonly sha256?: string;
  readonly kind?: InputKind;
  readonly template?: TemplateIdentity;
  /** Name of the project, where the file is one. */
  readonly projectName?: string;
  /** The figures a decision is made on, by their ids; decimals as text. Absent where nothing was calculated. */
  readonly figures?: Readonly<Record<string, string | number | boolean>>;
  /** Findings that count. */
  readonly issues: readonly Finding[];
  /** Findings that a waiver accepts; absent where there are none. */
  readonly waived?: readonly WaivedFinding[];
  /** Findings that the baseline has; absent where there are none. */
  readonly known?: readonly Finding[];
  /** Findings of the baseline that are no longer there; absent where there are none. */
  readonly resolved?: readonly KnownFinding[];
  /** Number of findings that the configuration ignores; absent where there are none. */
  readonly ignored?: number;
  /** What helps those who mend the program; only with the status `fault`. */
  readonly trace?: readonly string[];
}

/** A report, and where the cache keeps it. */
export interface CheckedFile {
  readonly report: FileReport;
  /** Where to keep the report; absent when it came from there, or is not to be kept. */
  readonly keepAt?: string;
  /** Time that the check took, in ms. */
  readonly milliseconds?: number;
}

/** What is asked of a process that checks files. */
export interface CheckTask {
  readonly file: string;
  readonly cacheFolder?: string;
}
