import { memo, type ReactElement } from "react";
import { CellEditor, type EditEnd } from "./cell-editor.js";
import { CellMarks } from "./cell-marks.js";
import type { GridCell, GridColumn, GridSource } from "./grid-types.js";

/** An entry that is being typed. */
export interface Editing {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly isNew: boolean;
}

/** Callbacks of the cells; the same functions for the lifetime of the grid. */
export interface CellActions {
  readonly commit: (text: string, end: EditEnd | "away") => void;
  readonly cancel: () => void;
}

interface GridRowProps {
  readonly source: GridSource;
  readonly row: number;
  /** Offset from the first row, in pixels. */
  readonly top: number;
  readonly height: number;
  /** First line of the grid is its head. */
  readonly ariaRow: number;
  /** Column with the focus, -1 for none. */
  readonly active: number;
  /** Columns that are selected or would be filled, -1 for none. */
  readonly from: number;
  readonly to: number;
  /** True while the fill handle is dragged over this row. */
  readonly isFilling: boolean;
  /** Column with the fill handle, -1 for none. */
  readonly handle: number;
  readonly editing: Editing | undefined;
  /** True for the row of totals. */
  readonly isTotal: boolean;
  /** Names the words about the cell with the focus. */
  readonly barId: string;
  readonly actions: CellActions;
  readonly offsets: readonly number[];
}

/** A row of a grid. It is drawn again only when something of it changes, and not while others scroll past. */
export const GridRow = memo(function GridRow(props: GridRowProps): ReactElement {
  const { source, row, top, height, ariaRow, active, from, to, isFilling, handle } = props;
  const { editing, isTotal, barId, actions, offsets } = props;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is on a cell, by the pattern of grids
    // biome-ignore lint/a11y/useSemanticElements: a table lays out all of its rows whenever one comes or goes
    <div
      role="row"
      className={isTotal ? "grid__row grid__row--total" : "grid__row"}
      aria-rowindex={ariaRow}
      style={{ transform: `translateY(${top}px)`, height }}
    >
      {source.columns.map((column, index) => (
        <CellView
          key={column.key}
          cell={source.cell(row, index)}
          column={column}
          row={row}
          index={index}
          left={column.isHeld ? (offsets[index] ?? 0) : undefined}
          isActive={index === active}
          isSelected={!isFilling && from >= 0 && index >= from && index <= to}
          isFilling={isFilling && index >= from && index <= to}
          hasHandle={index === handle}
          barId={barId}
          editor={
            editing?.column === index ? (
              <CellEditor
                column={column}
                label={`${source.rowLabel(row)}, ${column.label}`}
                text={editing.text}
                isNew={editing.isNew}
                onCommit={actions.commit}
                onCancel={actions.cancel}
              />
            ) : undefined
          }
        />
      ))}
    </div>
  );
});

interface CellViewProps {
  readonly cell: GridCell;
  readonly column: GridColumn;
  readonly row: number;
  readonly index: number;
  readonly left: number | undefined;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly isFilling: boolean;
  readonly hasHandle: boolean;
  readonly barId: string;
  readonly editor: ReactElement | undefined;
}

function CellView(props: CellViewProps): ReactElement {
  const { cell, column, row, index, left, isActive, isSelected, hasHandle, barId, editor } = props;
  const isWrong = cell.messages.some(({ severity }) => severity === "error");
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have the places of columns
    <div
      role={index === 0 ? "rowheader" : "gridcell"}
      className={classesOf(props)}
      style={{ width: column.width, ...(left !== undefined && { left }) }}
      tabIndex={isActive ? 0 : -1}
      data-row={row}
      data-column={index}
      aria-colindex={index + 1}
      aria-selected={isSelected}
      aria-readonly={!cell.gridEditable}
      aria-required={cell.required || undefined}
      aria-invalid={isWrong || undefined}
      aria-describedby={isActive ? barId : undefined}
    >
      {editor ?? (
        <>
          <CellMarks cell={cell} />
          <span className="grid__text">{cell.shown}</span>
          {/* Only for pointers: the keyboard has Ctrl+D. */}
          {hasHandle && <span className="grid__handle no-print" aria-hidden="true" />}
        </>
      )}
    </div>
  );
}

function classesOf({ cell, column, isActive, isSelected, isFilling }: CellViewProps): string {
  const isBlank = cell.shown === "" && !cell.calculated;
  return [
    "grid__cell",
    column.isNumber && "grid__cell--number",
    column.isHeld && "grid__cell--held",
    cell.calculated && "grid__cell--calculated",
    !cell.gridEditable && !cell.calculated && "grid__cell--locked",
    isBlank && (cell.required ? "grid__cell--missing" : "grid__cell--blank"),
    !cell.withinPerformancePeriod && "grid__cell--outside",
    cell.isChanged && "grid__cell--changed",
    cell.messages.some(({ severity }) => severity === "error") && "grid__cell--error",
    isSelected && "grid__cell--selected",
    isFilling && "grid__cell--filling",
    isActive && "grid__cell--active",
  ]
    .filter(Boolean)
    .join(" ");
}
