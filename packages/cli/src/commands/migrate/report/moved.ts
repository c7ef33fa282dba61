import type { MigrationReport } from "@epb/workbook";
import type { Finding, UnknownInput } from "@epb/workbook/diagnostics";

/** A moved workbook with the details for its report. */
export interface Moved {
  readonly file: string;
  readonly output: string;
  readonly report: MigrationReport;
  readonly findings: readonly Finding[];
  /** Inputs that cannot be used. While there are any, the new workbook has neither figures nor formulas. */
  readonly unknownInputs: readonly UnknownInput[];
}
