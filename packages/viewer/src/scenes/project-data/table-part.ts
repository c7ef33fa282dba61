import type { TableBlock } from "@epb/workbook";

/** A table on the screen. */
export interface TablePart {
  readonly kind: "table";
  readonly table: TableBlock;
  /** Rows can be added, moved and removed: all of their columns are here. */
  readonly isWhole: boolean;
  /** Its figures are entered and not calculated. @spec C §4 "With Override, calculated values are supplied" */
  readonly areSupplied: boolean;
}
