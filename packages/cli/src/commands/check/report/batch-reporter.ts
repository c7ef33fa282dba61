import type { FileReport } from "./file-report.js";
import type { BatchSummary } from "./summary.js";

/**
 * A report on many files, written in the order of the files as their checks end. A method returns an empty text if it
 * has no part in the report.
 */
export interface BatchReporter {
  start(): string;
  file(report: FileReport): string;
  end(summary: BatchSummary): string;
}
