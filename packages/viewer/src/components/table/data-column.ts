import type { ReactNode } from "react";

/** A column of a table. */
export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** True for a header that only screen readers need, such as that of menus. */
  readonly isHeaderHidden?: boolean;
  /** Numbers are aligned to the right. */
  readonly kind?: "text" | "number";
  /** Sort value, and the displayed value without a `cell`. Amounts can be strings of digits. */
  readonly value: (row: Row) => string | number | undefined;
  readonly cell?: (row: Row) => ReactNode;
  /** Names the row: the first column does so without it. */
  readonly isRowHeader?: boolean;
  readonly isSortable?: boolean;
  /** Left out of a print, such as a column of buttons. */
  readonly isScreenOnly?: boolean;
  /**
   * Minimum width in rem. If all columns have one, or the table has many rows, its widths do not depend on the rows in
   * view.
   */
  readonly width?: number;
}

/** Sort column and direction. */
export interface Sorting {
  readonly id: string;
  readonly isDescending: boolean;
}
