import type { Cell } from "@epb/contract";

/** A row of a schedule as it is shown. */
export interface ScheduleRow {
  readonly id: string;
  readonly cells: readonly Cell[];
  readonly kind: "opening" | "usual" | "month" | "total";
  /** Paths of the figures in the cells; undefined where a cell holds none that can be explained. */
  readonly figures: readonly (string | undefined)[];
  /** What opens and closes rows below this one. */
  readonly opens?: { readonly isOpen: boolean; readonly label: string; readonly toggle: () => void };
}
