/** Position of the cell that names a row: the first key that is filled, because no heading may be empty. */
export function rowHeaderIndex(row: readonly unknown[], keyColumns: number): number {
  const filled = row.slice(0, keyColumns).findIndex((cell) => cell !== undefined && cell !== null && cell !== "");
  return Math.max(filled, 0);
}
