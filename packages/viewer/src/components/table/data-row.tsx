import { memo, type NamedExoticComponent, type ReactElement } from "react";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import type { DataColumn } from "./data-column.js";
import { TABLE_ROLES } from "./table-roles.js";

interface DataRowProps {
  readonly row: unknown;
  readonly columns: readonly DataColumn<unknown>[];
  /** Among all rows, and in pixels from the first, where only those in view are in the page. */
  readonly index: number | undefined;
  readonly top: number | undefined;
  /** Receives the row element to measure its height. */
  readonly measure: (element: HTMLElement | null) => void;
}

/** A row of a table. It rerenders when its data changes, not on scrolling. */
export const DataRow: NamedExoticComponent<DataRowProps> = memo(function DataRow(props: DataRowProps): ReactElement {
  const { row, columns, index, top, measure } = props;
  const cells = columns.map((column, place) => (
    <DataCell key={column.id} row={row} column={column} isFirst={place === 0} />
  ));
  return index === undefined ? (
    <tr {...TABLE_ROLES.row}>{cells}</tr>
  ) : (
    <tr
      {...TABLE_ROLES.row}
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${top}px)` }}
    >
      {cells}
    </tr>
  );
});

interface DataCellProps {
  readonly row: unknown;
  readonly column: DataColumn<unknown>;
  readonly isFirst: boolean;
}

function DataCell({ row, column, isFirst }: DataCellProps): ReactElement {
  const { kind, isRowHeader = isFirst, cell, value } = column;
  const content = cell?.(row) ?? value(row) ?? COMMON_TEXTS.notKnown;
  const className = kind === "number" ? "is-number" : undefined;
  return isRowHeader ? (
    <th {...TABLE_ROLES.rowHeader} scope="row" className={className}>
      {content}
    </th>
  ) : (
    <td {...TABLE_ROLES.cell} className={className}>
      {content}
    </td>
  );
}
