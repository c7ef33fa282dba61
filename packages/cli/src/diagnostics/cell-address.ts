const FIRST_CELL = /^([A-Z]{1,3})(\d{1,7})/;

export interface CellPosition {
  /** The letters of the column, `F`. */
  readonly column: string;
  /** Counted from 1. */
  readonly row: number;
}

/** The first cell of an address or range; undefined for anything else. */
export function firstCell(address: string): CellPosition | undefined {
  const [, column, row] = FIRST_CELL.exec(address) ?? [];
  return column === undefined || row === undefined ? undefined : { column, row: Number(row) };
}

/** A before Z before AA. */
export function compareColumns(left: string, right: string): number {
  return left.length - right.length || (left < right ? -1 : Number(left > right));
}
