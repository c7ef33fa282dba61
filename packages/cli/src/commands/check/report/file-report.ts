import type { TemplateIdentity } from "@epb/workbook";
import type { FileStatus, Finding, InputKind } from "@epb/workbook/diagnostics";
import type { KnownFinding } from "../../../policy/baseline.js";
import type { WaivedFinding } from "../../../policy/waiver.js";

/**
 * Data of one file for reports, as plain data that can be sent between processes and cached. Bytes, cells, and
 * schedules are dropped, so that memory use does not grow with thousands of files.
 */
export interface FileReport {
  readonly file: string;
  readonly status: FileStatus;
  /** SHA-256 of the bytes; absent if the file could not be opened. */
  readonly sha256?: string;
  readonly kind?: InputKind;
  readonly template?: TemplateIdentity;
  /** Name of the project, if the file is one. */
  readonly projectName?: string;
  readonly agencyName?: string;
  readonly escoName?: string;
  /** Key figures by id; decimals as text. Absent if nothing was calculated. */
  readonly figures?: Readonly<Record<string, string | number | boolean>>;
  /** Findings that count. */
  readonly issues: readonly Finding[];
  /** Findings that a waiver accepts, if any. */
  readonly waived?: readonly WaivedFinding[];
  /** Findings that the baseline contains, if any. */
  readonly known?: readonly Finding[];
  /** Findings of the baseline that no longer occur, if any. */
  readonly resolved?: readonly KnownFinding[];
  /** Number of findings that the configuration ignores; absent if there are no such findings. */
  readonly ignored?: number;
  /** Stack trace for maintainers; only with the status `fault`. */
  readonly trace?: readonly string[];
}

/** A report with its cache path. */
export interface CheckedFile {
  readonly report: FileReport;
  /** Cache path for the report; absent if it came from the cache, or must not be cached. */
  readonly keepAt?: string;
  /** Time that the check took, in ms. */
  readonly milliseconds?: number;
}

/** Task of a process that checks files. */
export interface CheckTask {
  readonly file: string;
  /** Mapping profiles that a person named. */
  readonly profiles?: readonly string[];
  readonly cacheFolder?: string;
}
