import type { MigrationReport } from "@epb/workbook";
import type { Diagnostic } from "@epb/workbook/diagnostics";

/** A workbook that was moved, and what there is to tell about it. */
export interface Moved {
  readonly file: string;
  readonly output: string;
  readonly report: MigrationReport;
  readonly diagnostics: readonly Diagnostic[];
}
