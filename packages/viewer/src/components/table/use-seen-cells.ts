import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect } from "react";

/** Rendered rows and columns beside the visible ones. */
const OVERSCAN = 4;

interface CellsToSee {
  readonly rowCount: number;
  readonly rowHeight: number;
  /** Widths of the columns in pixels. */
  readonly widths: readonly number[];
  /** Cell that can have the focus, counted from 0. It is always rendered, so that the keyboard is not lost. */
  readonly active: { readonly row: number; readonly column: number };
}

interface SeenCells {
  readonly rows: readonly VirtualItem[];
  readonly columns: readonly VirtualItem[];
  /** Height of all rows in pixels. */
  readonly height: number;
}

/** Rows and columns of a large grid to render: those in the visible area of its frame. */
export function useSeenCells(
  frame: RefObject<HTMLElement | null>,
  { rowCount, rowHeight, widths, active }: CellsToSee,
): SeenCells {
  const rows = useVirtualizer({
    count: rowCount,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    rangeExtractor: withActive(active.row, rowCount),
  });
  const columns = useVirtualizer({
    count: widths.length,
    horizontal: true,
    getScrollElement: () => frame.current,
    estimateSize: (index) => widths[index] ?? 0,
    overscan: OVERSCAN,
    rangeExtractor: withActive(active.column, widths.length),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other widths are measured again
  useLayoutEffect(() => columns.measure(), [widths, columns]);
  return { rows: rows.getVirtualItems(), columns: columns.getVirtualItems(), height: rows.getTotalSize() };
}

const withActive =
  (active: number, count: number) =>
  (range: Range): number[] => {
    const seen = defaultRangeExtractor(range);
    if (seen.includes(active) || active >= count) return seen;
    return active < (seen[0] ?? 0) ? [active, ...seen] : [...seen, active];
  };
