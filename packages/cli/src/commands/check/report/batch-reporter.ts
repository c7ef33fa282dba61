import type { FileReport } from "./file-report.js";
import type { BatchSummary } from "./summary.js";

/**
 * One report about many files. It is written while files come in, in their order; what a part is not for is the empty
 * text.
 */
export interface BatchReporter {
  start(): string;
  file(report: FileReport): string;
  end(summary: BatchSummary): string;
}
