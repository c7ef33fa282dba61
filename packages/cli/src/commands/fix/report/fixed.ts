import type { CorrectedCell, LeftCell } from "@epb/workbook/correct";
import type { Finding } from "@epb/workbook/diagnostics";

/** A corrected workbook with the details for its report. */
export interface Fixed {
  readonly file: string;
  readonly output: string;
  readonly corrected: readonly CorrectedCell[];
  readonly left: readonly LeftCell[];
  /** Findings of the corrected copy. */
  readonly findings: readonly Finding[];
}
