import { memo, type ReactElement } from "react";
import { LockMark } from "./cell-marks.js";
import type { GridColumn } from "./grid-types.js";

interface GridHeadProps {
  readonly columns: readonly GridColumn[];
  readonly offsets: readonly number[];
}

/** Columns next to each other that share a group, or none. */
interface Group {
  readonly label: string | undefined;
  readonly first: number;
  readonly columns: readonly GridColumn[];
}

/** True if a row of group headers is above the column headers. */
export const hasGroups = (columns: readonly GridColumn[]): boolean => columns.some(({ group }) => group !== undefined);

/** The names of the columns, below those of their groups. */
export const GridHead = memo(function GridHead({ columns, offsets }: GridHeadProps): ReactElement {
  const isGrouped = hasGroups(columns);
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the row
    <div role="rowgroup" className="grid__head">
      {isGrouped && (
        // biome-ignore lint/a11y/useSemanticElements: see the row
        // biome-ignore lint/a11y/useFocusableInteractive: see the row
        <div role="row" className="grid__groups" aria-rowindex={1}>
          {groupsOf(columns).map(({ label, first, columns: within }) => (
            // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have the places of columns
            <div
              // Above columns without a group there is nothing to read.
              role={label === undefined ? "gridcell" : "columnheader"}
              key={first}
              className={within.every(({ isHeld }) => isHeld) ? "grid__group grid__cell--held" : "grid__group"}
              aria-colindex={first + 1}
              aria-colspan={within.length}
              style={{ width: widthOf(within), left: offsets[first] }}
            >
              <span className="grid__group-label">{label ?? "\u00a0"}</span>
            </div>
          ))}
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: see the row */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: see the row */}
      <div role="row" className="grid__names" aria-rowindex={isGrouped ? 2 : 1}>
        {columns.map((column, index) => (
          // biome-ignore lint/a11y/useSemanticElements: see the row
          // biome-ignore lint/a11y/useFocusableInteractive: see the row
          <div
            role="columnheader"
            key={column.key}
            className={["grid__name", column.isNumber && "grid__cell--number", column.isHeld && "grid__cell--held"]
              .filter(Boolean)
              .join(" ")}
            aria-colindex={index + 1}
            style={{ width: column.width, ...(column.isHeld && { left: offsets[index] }) }}
          >
            <span className="grid__heading">
              <span className="grid__name-text">
                {column.label} {column.isLocked && <LockMark />}
              </span>{" "}
              {column.unit !== undefined && <span className="grid__unit">{column.unit}</span>}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
});

const widthOf = (columns: readonly GridColumn[]): number => columns.reduce((sum, { width }) => sum + width, 0);

function groupsOf(columns: readonly GridColumn[]): readonly Group[] {
  const groups: { label: string | undefined; first: number; columns: GridColumn[] }[] = [];
  for (const [index, column] of columns.entries()) {
    const last = groups.at(-1);
    // Columns that stay in view do not share a group with those that scroll.
    const continues = last?.label === column.group && last?.columns.at(-1)?.isHeld === column.isHeld;
    if (last !== undefined && continues) last.columns.push(column);
    else groups.push({ label: column.group, first: index, columns: [column] });
  }
  return groups;
}
