import type { SheetPlace } from "@epb/workbook/mapping";

/** A table that a person is adding. */
export interface NewTable {
  readonly isAcross: boolean;
  /** Cell of a label, chosen by the person. */
  readonly header: SheetPlace | undefined;
  /** A cell of the first item; without it, the first numbers below the header are the first item. */
  readonly first: SheetPlace | undefined;
}

export const NO_TABLE: NewTable = { isAcross: false, header: undefined, first: undefined };

/** Parts of a new table whose cell a person chooses, beside the paths of inputs. */
export const NEW_TABLE_CELLS = { header: "new table: header", first: "new table: first item" } as const;

/** The part of a new table that a key names; undefined for the path of an input. */
export function partOfNewTable(key: string): "header" | "first" | undefined {
  if (key === NEW_TABLE_CELLS.header) return "header";
  return key === NEW_TABLE_CELLS.first ? "first" : undefined;
}
