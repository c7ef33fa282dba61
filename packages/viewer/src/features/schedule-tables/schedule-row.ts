import type { Cell } from "@epb/contract";

/** A row of a schedule on the screen. */
export interface ScheduleRow {
  readonly id: string;
  readonly cells: readonly Cell[];
  readonly kind: "opening" | "usual" | "month" | "total";
  /** Paths of the figures in the cells; undefined for a cell without an explainable figure. */
  readonly figures: readonly (string | undefined)[];
  /** Project of the row, in a table of projects. */
  readonly projectId?: string | undefined;
  /** Button that expands and collapses the rows below. */
  readonly opens?: { readonly isOpen: boolean; readonly label: string; readonly toggle: () => void };
}
