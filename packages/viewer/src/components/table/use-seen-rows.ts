import type { Row, RowData, TableFeatures } from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import type { RefObject } from "react";

/** More rows than this are in the page only where they are seen. */
const VIRTUAL_FROM = 100;
const ROW_HEIGHT = 40;
/** Rows above and below those that are seen. */
const OVERSCAN = 10;

/** A row that is in the page. */
export interface SeenRow<Item> {
  readonly row: Item;
  /** Among all rows, and in pixels from the first; undefined where all of them are in the page. */
  readonly place: { readonly index: number; readonly top: number } | undefined;
}

interface SeenRows<Item> {
  readonly rows: readonly SeenRow<Item>[];
  /** Of all rows, in pixels; undefined where all of them are in the page. */
  readonly height: number | undefined;
  /** Told of each row, to know how high it is. */
  readonly measure: (element: HTMLElement | null) => void;
}

/** Of many rows those that are seen in a frame, of few rows all. @param isWhole - All rows, however many there are. */
export function useSeenRows<Features extends TableFeatures, Data extends RowData>(
  all: readonly Row<Features, Data>[],
  frame: RefObject<HTMLElement | null>,
  isWhole: boolean,
): SeenRows<Row<Features, Data>> {
  const isVirtual = !isWhole && all.length > VIRTUAL_FROM;
  const virtualizer = useVirtualizer({
    count: isVirtual ? all.length : 0,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    getItemKey: (index) => all[index]?.id ?? index,
  });
  const measure = virtualizer.measureElement;
  if (!isVirtual) return { rows: all.map((row) => ({ row, place: undefined })), height: undefined, measure };
  const rows = virtualizer.getVirtualItems().flatMap(({ index, start }) => {
    const row = all[index];
    return row === undefined ? [] : [{ row, place: { index, top: start } }];
  });
  return { rows, height: virtualizer.getTotalSize(), measure };
}
