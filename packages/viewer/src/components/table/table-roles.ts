/**
 * Explicit roles of table elements. Safari drops the implicit ones if the table has a grid layout (`data-table--grid`).
 */
export const TABLE_ROLES = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
