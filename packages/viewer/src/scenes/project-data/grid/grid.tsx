import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, type ReactElement, useCallback, useId, useLayoutEffect, useMemo, useRef } from "react";
import { CellBar } from "./cell-bar.js";
import { GridHead, hasGroups } from "./grid-head.js";
import { GridRow } from "./grid-row.js";
import type { GridHandlers, GridSource } from "./grid-types.js";
import type { Place, Range } from "./selection.js";
import { useGrid } from "./use-grid.js";
import "./grid.scss";

const ROW_HEIGHT = 36;
/** Rendered rows above and below the visible ones. */
const OVERSCAN = 6;

interface GridProps extends GridHandlers {
  /** Names the grid. */
  readonly label: string;
  readonly source: GridSource;
  /** Pasting below the last row adds rows. */
  readonly grows?: boolean;
  readonly onSelect?: (range: Range) => void;
  /** A cell that is to be shown and get the focus, another object each time. */
  readonly target?: Place | undefined;
  readonly isReadOnly?: boolean;
}

/**
 * A table that is edited like a spreadsheet: by arrow keys and typing, with copy and paste of ranges. Only the rows that
 * are seen are in the page.
 *
 * @spec P §2 "Table cell renderer"
 */
export function Grid(props: GridProps): ReactElement {
  const { label, source, grows = false, onSelect, target, isReadOnly = false, ...handlers } = props;
  const barId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const wanted = useRef<Place>(undefined);
  const reveal = useCallback((place: Place) => {
    wanted.current = place;
    // Immediately if the cell is rendered, because the next key belongs to it.
    showCell(frame.current, wanted);
  }, []);
  const control = useGrid({
    ...{ source, grows, onSelect, reveal, isReadOnly, frame, ...handlers },
    rowHeight: ROW_HEIGHT,
  });
  const { selection, range, editing, notice, actions, select, hasHandle, filledTo, events } = control;
  const { focus } = selection;
  const offsets = useMemo(() => offsetsOf(source), [source]);
  const virtualizer = useVirtualizer({
    count: source.rowCount,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    // The cell with the focus stays in the page, so that the keyboard is not lost when it scrolls out of view.
    rangeExtractor: (seen) => {
      const rows = defaultRangeExtractor(seen);
      if (rows.includes(focus.row) || focus.row >= source.rowCount) return rows;
      return focus.row < (rows[0] ?? 0) ? [focus.row, ...rows] : [...rows, focus.row];
    },
  });
  // Before the next key is pressed: it belongs to the cell that has the focus then.
  useLayoutEffect(() => {
    if (target !== undefined) select(target);
  }, [target, select]);
  // For a row that was just rendered.
  useLayoutEffect(() => showCell(frame.current, wanted));
  const hasFocus = useRef(false);
  // The row that had the focus was removed: the focus moves to the row that replaced it.
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) reveal(focus);
  });
  const width = source.columns.reduce((sum, column) => sum + column.width, 0);
  const headRows = hasGroups(source.columns) ? 2 : 1;
  const { rowCount, totalRows } = source;
  const rowAt = (row: number, top: number): ReactElement => {
    const isFilling = filledTo !== undefined && row > range.bottom && row <= filledTo;
    const isSelected = row >= range.top && row <= range.bottom;
    return (
      <GridRow
        key={source.rowKey(row)}
        source={source}
        row={row}
        top={top}
        height={ROW_HEIGHT}
        ariaRow={row + headRows + 1}
        active={row === focus.row ? focus.column : -1}
        from={isSelected || isFilling ? range.left : -1}
        to={isSelected || isFilling ? range.right : -1}
        isFilling={isFilling}
        handle={hasHandle && row === range.bottom ? range.right : -1}
        editing={editing?.row === row ? editing : undefined}
        isTotal={row >= rowCount}
        barId={barId}
        actions={actions}
        offsets={offsets}
      />
    );
  };
  return (
    <div className="grid-area">
      <div
        className={totalRows > 0 ? "grid-frame grid-frame--totals" : "grid-frame"}
        ref={frame}
        style={heldWidths(source)}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a table lays out all of its rows whenever one comes or goes */}
        <div
          role="grid"
          className="grid"
          aria-label={label}
          aria-rowcount={rowCount + totalRows + headRows}
          aria-colcount={source.columns.length}
          aria-multiselectable="true"
          aria-readonly={isReadOnly}
          style={{ width }}
          onFocus={() => {
            hasFocus.current = true;
          }}
          // Does not run when the focused element is removed: React receives no event during its own DOM update.
          onBlur={(event) => {
            hasFocus.current = event.currentTarget.contains(event.relatedTarget);
          }}
          {...events}
        >
          <GridHead columns={source.columns} offsets={offsets} />
          {/* biome-ignore lint/a11y/useSemanticElements: see above */}
          <div role="rowgroup" className="grid__body" style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ index, start }) => rowAt(index, start))}
          </div>
          {totalRows > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: see above
            <div role="rowgroup" className="grid__totals" style={{ height: ROW_HEIGHT }}>
              {rowAt(rowCount, 0)}
            </div>
          )}
        </div>
      </div>
      <CellBar id={barId} source={source} place={focus} range={range} notice={notice} />
    </div>
  );
}

/**
 * Widths of the columns that stay in view at the left: all of them on wide screens, only the first one on narrow
 * screens.
 */
function heldWidths({ columns }: GridSource): CSSProperties {
  const all = columns.filter(({ isHeld }) => isHeld).reduce((sum, { width }) => sum + width, 0);
  const [first] = columns;
  return {
    "--grid-held": `${all}px`,
    "--grid-held-first": `${first?.isHeld === true ? first.width : 0}px`,
  } as CSSProperties;
}

/** Offset of each column from the first one. */
function offsetsOf({ columns }: GridSource): readonly number[] {
  let left = 0;
  return columns.map(({ width }) => {
    const offset = left;
    left += width;
    return offset;
  });
}

/** Focuses a cell and scrolls it into view, once it is rendered. */
function showCell(frame: HTMLElement | null, wanted: { current: Place | undefined }): void {
  const { current } = wanted;
  if (current === undefined) return;
  const cell = frame?.querySelector<HTMLElement>(`[data-row="${current.row}"][data-column="${current.column}"]`);
  if (cell === null || cell === undefined) return;
  wanted.current = undefined;
  cell.focus({ preventScroll: true });
  cell.scrollIntoView({ block: "nearest", inline: "nearest" });
}
