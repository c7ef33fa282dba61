import type { ReactNode } from "react";

/** A column of a table. */
export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** Numbers stand on the right. */
  readonly kind?: "text" | "number";
  /** What it is sorted by, and what is shown without a `cell`. Amounts may be text of digits. */
  readonly value: (row: Row) => string | number | undefined;
  readonly cell?: (row: Row) => ReactNode;
  /** Names the row: the first column does so without it. */
  readonly isRowHeader?: boolean;
  readonly isSortable?: boolean;
  /** Left out of a print, such as a column of buttons. */
  readonly isScreenOnly?: boolean;
  /** At least, in rem. A table whose columns all have one, or with many rows, keeps its widths whichever rows are in view. */
  readonly width?: number;
}

/** By which column, and which way. */
export interface Sorting {
  readonly id: string;
  readonly isDescending: boolean;
}
