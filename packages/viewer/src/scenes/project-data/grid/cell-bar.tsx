import type { ReactElement } from "react";
import { GRID_TEXTS } from "../../../texts/project-data-texts.js";
import { MessageMark } from "./cell-marks.js";
import type { GridCell, GridSource } from "./grid-types.js";
import { cellCount, type Place, type Range } from "./selection.js";

interface CellBarProps {
  readonly id: string;
  readonly source: GridSource;
  readonly place: Place;
  readonly range: Range;
  /** Result of the last action, such as pasting or clearing cells. */
  readonly notice: string;
}

/** Below the grid: the focused cell, its expected entry, the meaning of its appearance, and its problems. */
export function CellBar({ id, source, place, range, notice }: CellBarProps): ReactElement {
  const column = source.columns[place.column];
  const isThere = place.row < source.rowCount + source.totalRows && column !== undefined;
  const cell = isThere ? source.cell(place.row, place.column) : undefined;
  const isTotal = place.row >= source.rowCount;
  const hasNoTotal = isTotal && cell?.gridEditable === false && cell.entry === "";
  const selected = cellCount(range);
  return (
    <div className="cell-bar no-print">
      {cell !== undefined && column !== undefined && (
        <div id={id}>
          <p className="cell-bar__place">
            <strong>{GRID_TEXTS.cellOf(source.rowLabel(place.row), column.label)}</strong>
            {column.unit !== undefined && <span className="muted"> {column.unit}</span>}
            <span className="cell-bar__words">{hasNoTotal ? GRID_TEXTS.noTotal : cellWords(cell).join(" · ")}</span>
            {selected > 1 && <span className="cell-bar__words">{GRID_TEXTS.cells(selected)}</span>}
          </p>
          {column.help !== undefined && !isTotal && <p className="muted">{column.help}</p>}
          {cell.messages.map(({ severity, text }) => (
            <p key={text} className={`cell-bar__message cell-bar__message--${severity}`}>
              <MessageMark isError={severity === "error"} /> {text}
            </p>
          ))}
        </div>
      )}
      <p className="muted" role="status">
        {notice}
      </p>
    </div>
  );
}

/** Description in words of the cell's appearance. */
function cellWords(cell: GridCell): readonly string[] {
  const { calculated, calcEditable, gridEditable, required, entry, isChanged, withinPerformancePeriod } = cell;
  return [
    calculated ? GRID_TEXTS.calculated : "",
    !calculated && !gridEditable ? GRID_TEXTS.locked : "",
    calcEditable ? GRID_TEXTS.calcEditable : "",
    required ? GRID_TEXTS.required : "",
    !calculated && entry === "" ? GRID_TEXTS.blank : "",
    isChanged ? GRID_TEXTS.changed : "",
    withinPerformancePeriod ? "" : GRID_TEXTS.outside,
  ].filter(Boolean);
}
