import type { RowAction } from "./row-keys.js";
import type { Range } from "./selection.js";

export interface GridColumn {
  readonly key: string;
  readonly label: string;
  /** Header above several columns. */
  readonly group?: string;
  readonly unit?: string;
  /** Description of the expected entry, one sentence. */
  readonly help?: string;
  /** In pixels. */
  readonly width: number;
  readonly isNumber: boolean;
  /** Stays in view while the others scroll sideways. */
  readonly isHeld: boolean;
  /** Identifies the row or repeats another entry: none of its cells can be changed. */
  readonly isLocked: boolean;
  /** Its cells are chosen from these. */
  readonly choices?: readonly string[];
}

export interface CellMessage {
  readonly severity: "error" | "warning";
  readonly text: string;
}

/** A cell on the screen. @spec P §2 "Cell flags", "indicators for missing-required and blank" */
export interface GridCell {
  /** Formatted text with unit and separators. */
  readonly shown: string;
  /** Text for editing and copying. */
  readonly entry: string;
  readonly gridEditable: boolean;
  readonly calculated: boolean;
  /** Calculated where nothing is entered, and open to an entry. */
  readonly calcEditable: boolean;
  readonly required: boolean;
  readonly withinPerformancePeriod: boolean;
  readonly isChanged: boolean;
  readonly messages: readonly CellMessage[];
}

/** Text for a cell, as it was typed or pasted; the empty one clears it. */
export interface CellChange {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  /** The row is not there yet: it comes after the last one, and before the totals. */
  readonly isNewRow?: boolean;
}

/** Data of a grid. The object is the same until something changes. */
export interface GridSource {
  readonly columns: readonly GridColumn[];
  readonly rowCount: number;
  /** 1 if a row of totals stays in view below the other rows; its index follows the last row. */
  readonly totalRows: 0 | 1;
  /** Stays with a row when others are added or removed. */
  rowKey(row: number): string;
  /** Tells a row from the others in words. */
  rowLabel(row: number): string;
  cell(row: number, column: number): GridCell;
}

/** The outcome of changes of cells. */
export interface ChangeOutcome {
  /** Entries that cannot be read. */
  readonly refused: number;
  /** Conversions of quantities that were entered in another unit. */
  readonly converted: readonly string[];
}

/** Callbacks of a grid. */
export interface GridHandlers {
  /** A change of several cells is one undo step. */
  readonly onChange: (changes: readonly CellChange[]) => ChangeOutcome;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** Acts on the selected rows, if they can be moved, copied, and removed. */
  readonly onRowAction?: ((action: RowAction, range: Range) => void) | undefined;
}
