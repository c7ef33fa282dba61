/**
 * What the elements of a table are anyway. Safari forgets it where they are laid out as a grid (`data-table--grid`),
 * unless it is said.
 */
export const TABLE_ROLES = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
