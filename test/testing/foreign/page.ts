import { formatAddress, parseAddress } from "../../../packages/workbook/src/xlsx/cell-address.js";

/** A formula with the value that the program of its author calculated. */
export interface Formula {
  readonly formula: string;
  readonly result: number;
}

/** A number or a date with the number format of its cell. */
export interface Formatted {
  readonly value: number | Date | Formula;
  readonly format: string;
}

export type Content = string | number | Date | Formula | Formatted | undefined;

/** One sheet of a form. */
export class Page {
  readonly name: string;
  /** By address. */
  readonly cells: Map<string, Content> = new Map<string, Content>();
  readonly merged: string[] = [];
  readonly hiddenColumns: string[] = [];
  readonly hiddenRows: number[] = [];
  isHidden = false;
  /** Defined names and the addresses of their cells on this sheet. */
  readonly names: Map<string, string> = new Map<string, string>();

  constructor(name: string) {
    this.name = name;
  }

  /** Writes a block of rows with its first cell at an address; blank cells of the block are left alone. */
  put(at: string, rows: readonly (readonly Content[])[]): this {
    const corner = parseAddress(at);
    if (corner === undefined) throw new Error(`${at} is not an address.`);
    for (const [down, row] of rows.entries()) {
      for (const [right, content] of row.entries()) {
        if (content === undefined || content === "") continue;
        this.cells.set(formatAddress(corner.row + down, corner.column + right), content);
      }
    }
    return this;
  }
}

/** Columns and rows exchanged, for tables with a column for each item. */
export const turned = (rows: readonly (readonly Content[])[]): Content[][] =>
  Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, index) => rows.map((row) => row[index]));

/** A formula over a column of numbers. */
export const sum = (range: string, values: readonly (Content | undefined)[]): Formula => ({
  formula: `SUM(${range})`,
  result: values.reduce<number>((total, value) => total + (typeof value === "number" ? value : 0), 0),
});
