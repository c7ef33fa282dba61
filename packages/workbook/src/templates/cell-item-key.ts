import { LIST_KEYS } from "@epb/engine";
import type { TableItems } from "./manifest.js";

type CellItems = Pick<Extract<TableItems, { kind: "cells" }>, "list" | "rowKey" | "columnKey">;

/** The key of the item that a cell holds, in the order in which paths write the keys of its list. */
export function cellItemKey(
  { list, rowKey, columnKey }: CellItems,
  rowNumber: number,
  columnNumber: number,
): Readonly<Record<string, number>> {
  const [first] = Object.keys(LIST_KEYS[list as keyof typeof LIST_KEYS] ?? {});
  const [row, column] = [{ [rowKey]: rowNumber }, { [columnKey]: columnNumber }];
  return first === columnKey ? { ...column, ...row } : { ...row, ...column };
}
