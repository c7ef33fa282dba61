import type { CSSProperties, ReactElement } from "react";
import type { ShownCell } from "../reading/form-sheet.js";
import type { CellMark } from "./cell-marks.js";
import type { SheetCell } from "./sheet-keys.js";

interface SheetCellBoxProps {
  readonly cell: ShownCell;
  readonly mark: CellMark | undefined;
  readonly place: SheetCell;
  readonly left: number;
  readonly width: number;
  /** With the blank cells to the right that its text takes, or the cells that it is merged with. */
  readonly wholeWidth: number;
  readonly height: number;
  readonly isActive: boolean;
  readonly onClick: () => void;
}

/** A cell of a sheet, with the name of its input. */
export function SheetCellBox(props: SheetCellBoxProps): ReactElement {
  const { cell, mark, place, left, width, wholeWidth, height, isActive, onClick } = props;
  const isMerged = cell.isMerged;
  const style: CSSProperties = { left, width: isMerged ? wholeWidth : width, height };
  const names = [
    "sheet__cell",
    cell.isNumber && "sheet__cell--number",
    isMerged && "sheet__cell--merged",
    mark !== undefined && "sheet__cell--mapped",
    mark?.isQuestion === true && "sheet__cell--question",
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys
    <div
      role="gridcell"
      className={names.filter(Boolean).join(" ")}
      aria-colindex={place.column + 1}
      aria-colspan={isMerged && cell.columns > 1 ? cell.columns : undefined}
      aria-rowspan={isMerged && cell.rows > 1 ? cell.rows : undefined}
      aria-selected={isActive}
      data-cell={`${place.row} ${place.column}`}
      data-address={cell.address}
      tabIndex={isActive ? 0 : -1}
      style={style}
      title={mark === undefined ? undefined : mark.text}
      onClick={onClick}
    >
      {cell.text !== "" && (
        <span className="sheet__text" style={{ width: wholeWidth }}>
          {cell.text}
        </span>
      )}
      {mark !== undefined && <span className="sheet__mark">{mark.text}</span>}
    </div>
  );
}
