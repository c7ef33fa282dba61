import { memo, type NamedExoticComponent, type ReactElement } from "react";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import type { DataColumn } from "./data-column.js";

interface DataRowProps {
  readonly row: unknown;
  readonly columns: readonly DataColumn<unknown>[];
  /** Among all rows, where only those in view are in the page. */
  readonly index: number | undefined;
  /** Told of the row, to know how high it is. */
  readonly measure: (element: HTMLElement | null) => void;
}

/** A row of a table. It is drawn again when it changes, and not whenever somebody scrolls. */
export const DataRow: NamedExoticComponent<DataRowProps> = memo(function DataRow(props: DataRowProps): ReactElement {
  const { row, columns, index, measure } = props;
  const cells = columns.map((column, place) => (
    <DataCell key={column.id} row={row} column={column} isFirst={place === 0} />
  ));
  return index === undefined ? (
    <tr>{cells}</tr>
  ) : (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
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
    <th scope="row" className={className}>
      {content}
    </th>
  ) : (
    <td className={className}>{content}</td>
  );
}
