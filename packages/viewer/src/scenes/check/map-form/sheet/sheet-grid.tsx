import { columnLetters } from "@epb/workbook";
import { type KeyboardEvent, type ReactElement, useLayoutEffect, useMemo, useRef } from "react";
import { useSeenCells } from "../../../../components/table/use-seen-cells.js";
import { MAP_TEXTS } from "../map-form-texts.js";
import type { FormSheet } from "../reading/form-sheet.js";
import type { CellMark } from "./cell-marks.js";
import { SheetCellBox } from "./sheet-cell-box.js";
import { cellAfterKey, type SheetCell } from "./sheet-keys.js";

const ROW_HEIGHT = 38;
const HEAD_HEIGHT = 28;
const SIDE_WIDTH = 48;

interface SheetGridProps {
  readonly sheet: FormSheet;
  readonly marks: ReadonlyMap<string, CellMark>;
  readonly active: SheetCell;
  /** Another object each time that the active cell is to be shown and get the focus. */
  readonly wanted: object | undefined;
  readonly isChoosing: boolean;
  readonly onActive: (cell: SheetCell) => void;
  /** By click, or with Enter. */
  readonly onChoose: (cell: SheetCell) => void;
  readonly onCancel: () => void;
}

/** A sheet of a form, as it looks, with the inputs of its cells. Only the cells in view are in the page. */
export function SheetGrid(props: SheetGridProps): ReactElement {
  const { sheet, marks, active, wanted, isChoosing, onActive, onChoose, onCancel } = props;
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef<object>(undefined);
  const moved = useRef(false);
  const { rows, columns, height } = useSeenCells(frame, {
    rowCount: sheet.rowCount,
    rowHeight: ROW_HEIGHT,
    widths: sheet.widths,
    active: { row: active.row - 1, column: active.column - 1 },
  });
  useLayoutEffect(() => {
    const isWanted = wanted !== undefined && wanted !== shown.current;
    if (!isWanted && !moved.current) return;
    const cell = frame.current?.querySelector<HTMLElement>(`[data-cell="${active.row} ${active.column}"]`);
    if (cell === null || cell === undefined) return;
    shown.current = wanted;
    moved.current = false;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
  const lefts = useMemo(() => offsetsOf(sheet.widths), [sheet]);
  const width = SIDE_WIDTH + (lefts.at(-1) ?? 0);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && isChoosing) {
      event.preventDefault();
      onCancel();
      return;
    }
    if ((event.key === "Enter" || event.key === " ") && isChoosing) {
      event.preventDefault();
      onChoose(active);
      return;
    }
    const next = cellAfterKey(event.key, event.ctrlKey || event.metaKey, active, sheet);
    if (next === undefined || event.altKey) return;
    event.preventDefault();
    moved.current = true;
    onActive(next);
  };
  return (
    <div className={isChoosing ? "sheet-frame sheet-frame--choosing" : "sheet-frame"} ref={frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a table lays out all of its rows whenever one comes or goes */}
      <div
        role="grid"
        className="sheet"
        aria-label={MAP_TEXTS.sheet(sheet.name)}
        aria-rowcount={sheet.rowCount + 1}
        aria-colcount={sheet.widths.length + 1}
        aria-readonly="true"
        style={{ width }}
        onKeyDown={onKeyDown}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: the cells have the focus */}
        <div role="row" className="sheet__head" aria-rowindex={1} style={{ height: HEAD_HEIGHT }}>
          {/* biome-ignore lint/a11y/useSemanticElements: see above */}
          {/* biome-ignore lint/a11y/useFocusableInteractive: the cells have the focus */}
          <div role="columnheader" className="sheet__corner" aria-colindex={1} style={{ width: SIDE_WIDTH }}>
            <span className="visually-hidden">{MAP_TEXTS.corner}</span>
          </div>
          {columns.map(({ index, size }) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            // biome-ignore lint/a11y/useFocusableInteractive: the cells have the focus
            <div
              key={index}
              role="columnheader"
              className="sheet__letter"
              aria-colindex={index + 2}
              style={{ left: SIDE_WIDTH + (lefts[index] ?? 0), width: size }}
            >
              {columnLetters(index + 1)}
            </div>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        <div role="rowgroup" className="sheet__body" style={{ height: height }}>
          {rows.map(({ index, start }) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            // biome-ignore lint/a11y/useFocusableInteractive: the cells have the focus
            <div
              key={index}
              role="row"
              className="sheet__row"
              aria-rowindex={index + 2}
              style={{ top: start, height: ROW_HEIGHT }}
            >
              {/* biome-ignore lint/a11y/useSemanticElements: see above */}
              {/* biome-ignore lint/a11y/useFocusableInteractive: the cells have the focus */}
              <div role="rowheader" className="sheet__number" aria-colindex={1} style={{ width: SIDE_WIDTH }}>
                {index + 1}
              </div>
              {columns.map((column) => {
                const cell = sheet.cell(index + 1, column.index + 1);
                if (cell === undefined) return null;
                const place = { row: index + 1, column: column.index + 1 };
                const end = lefts[Math.min(lefts.length - 1, column.index + cell.columns)] ?? 0;
                return (
                  <SheetCellBox
                    key={column.index}
                    cell={cell}
                    mark={marks.get(`${sheet.name}!${cell.address}`)}
                    place={place}
                    left={SIDE_WIDTH + (lefts[column.index] ?? 0)}
                    width={column.size}
                    wholeWidth={end - (lefts[column.index] ?? 0)}
                    height={cell.rows * ROW_HEIGHT}
                    isActive={place.row === active.row && place.column === active.column}
                    onClick={() => {
                      onActive(place);
                      if (isChoosing) onChoose(place);
                    }}
                  />
                );
              })}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Offset of each column from the first, and the width of all. */
function offsetsOf(widths: readonly number[]): readonly number[] {
  let left = 0;
  return [0, ...widths.map((width) => (left += width))];
}
