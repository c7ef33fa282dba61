/**
 * Position of the cell that is the heading of a row: the first key column with a value.
 *
 * @example
 * import { rowHeaderIndex } from "@epb/engine/report";
 *
 * rowHeaderIndex(["1", "Lighting", "60,000"], 2); // 0
 */
export function rowHeaderIndex(row: readonly unknown[], keyColumns: number): number {
  const filled = row.slice(0, keyColumns).findIndex((cell) => cell !== undefined && cell !== null && cell !== "");
  return Math.max(filled, 0);
}
