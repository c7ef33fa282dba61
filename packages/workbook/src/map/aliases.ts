/** What parts of a template were called in the version a workbook was made from. */
export interface Aliases {
  /** Other paths of a field, `financing.rate` for what is `financing.indexRate` now. */
  fieldPaths(path: string): readonly string[];
  /** Other ids of a table. */
  tableIds(id: string): readonly string[];
  /** The key that a column has now, from the one it has in the workbook. */
  columnKey(table: string, keyInWorkbook: string): string;
}

export const NO_ALIASES: Aliases = {
  fieldPaths: () => [],
  tableIds: () => [],
  columnKey: (_table, key) => key,
};
