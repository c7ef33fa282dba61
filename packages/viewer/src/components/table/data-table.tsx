import {
  type ColumnDef,
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  type SortingState,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactElement, type ReactNode, useId, useMemo, useRef } from "react";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import type { DataColumn, Sorting } from "./data-column.js";
import { DataRow } from "./data-row.js";
import { HeaderCell } from "./header-cell.js";

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

/** More rows than this are in the page only where they are seen. */
const VIRTUAL_FROM = 100;
const ROW_HEIGHT = 40;
/** Rows above and below those that are seen. */
const OVERSCAN = 10;

interface DataTableProps<Row extends RowData> {
  /** What the table tells; screen readers name it by this. */
  readonly caption: string;
  readonly isCaptionHidden?: boolean;
  /** Kept by the caller: the same list as long as nothing changes. */
  readonly rows: readonly Row[];
  /** Kept by the caller. */
  readonly columns: readonly DataColumn<Row>[];
  readonly rowId: (row: Row) => string;
  /** Where whoever gives the rows sorts them; without it, the table does. */
  readonly sorting?: Sorting;
  readonly onSort?: (sorting: Sorting) => void;
  /** A last row, such as a total: a cell for each column. */
  readonly footer?: readonly ReactNode[];
  /** After the last row, within the frame: a way to more of them. */
  readonly end?: ReactNode;
  /** Beside the usual class. */
  readonly className?: string;
}

/** A table that sorts, stays smooth with thousands of rows, and keeps its head and first column in view. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>): ReactElement {
  const { caption, isCaptionHidden = false, rows, columns, rowId, sorting, onSort, footer, end, className } = props;
  const captionId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const definitions = useMemo(() => definitionsOf(columns), [columns]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    manualSorting: onSort !== undefined,
    ...(sorting !== undefined && { state: { sorting: [{ id: sorting.id, desc: sorting.isDescending }] } }),
    ...(onSort !== undefined && {
      onSortingChange: (update: SortingState | ((old: SortingState) => SortingState)) => {
        const before = sorting === undefined ? [] : [{ id: sorting.id, desc: sorting.isDescending }];
        const [next] = typeof update === "function" ? update(before) : update;
        if (next !== undefined) onSort({ id: next.id, isDescending: next.desc });
      },
    }),
    enableSortingRemoval: false,
  });
  const shown = table.getRowModel().rows;
  const isVirtual = shown.length > VIRTUAL_FROM;
  const virtualizer = useVirtualizer({
    count: isVirtual ? shown.length : 0,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    getItemKey: (index) => shown[index]?.id ?? index,
  });
  const items = virtualizer.getVirtualItems();
  const inPage = isVirtual
    ? items.flatMap(({ index }) => {
        const row = shown[index];
        return row === undefined ? [] : [{ row, index }];
      })
    : shown.map((row) => ({ row, index: undefined }));
  const before = isVirtual ? (items[0]?.start ?? 0) : 0;
  const after = isVirtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  const isFixed = columns.every(({ width }) => width !== undefined);
  const totalWidth = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  return (
    // A region that scrolls has to be reached by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="table-frame table-frame--tall" aria-labelledby={captionId} tabIndex={0} ref={frame}>
      <table
        className={["data-table data-table--held", isFixed && "data-table--fixed", className].filter(Boolean).join(" ")}
        style={isFixed ? { width: `${totalWidth}rem` } : undefined}
        aria-rowcount={isVirtual ? shown.length + 1 : undefined}
      >
        <caption id={captionId} className={isCaptionHidden ? "visually-hidden" : undefined}>
          {caption}
        </caption>
        {isFixed && (
          <colgroup>
            {columns.map(({ id, width }) => (
              <col key={id} style={{ width: `${width}rem` }} />
            ))}
          </colgroup>
        )}
        <thead>
          <tr>
            {table.getFlatHeaders().map(({ column }, index) => (
              <HeaderCell
                key={column.id}
                column={columns[index] as DataColumn<unknown>}
                sorted={column.getIsSorted()}
                onSort={column.getCanSort() ? () => column.toggleSorting(column.getIsSorted() === "asc") : undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <Space height={before} columns={columns.length} />
          {inPage.map(({ row, index }) => (
            <DataRow
              key={row.id}
              row={row.original}
              columns={columns as readonly DataColumn<unknown>[]}
              index={index}
              measure={virtualizer.measureElement}
            />
          ))}
          <Space height={after} columns={columns.length} />
        </tbody>
        {footer !== undefined && (
          <tfoot>
            <tr>
              {columns.map((column, index) => (
                <td key={column.id} className={column.kind === "number" ? "is-number" : undefined}>
                  {footer[index]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {shown.length === 0 && <p className="waiting">{COMMON_TEXTS.none}</p>}
      {end}
    </section>
  );
}

/** In place of rows that are not in the page. */
function Space({ height, columns }: { readonly height: number; readonly columns: number }): ReactElement | null {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

function definitionsOf<Row extends RowData>(columns: readonly DataColumn<Row>[]): ColumnDef<typeof features, Row>[] {
  return columns.map(({ id, header, kind, value, isSortable = true }) => ({
    id,
    header,
    accessorFn: (row: Row) => (kind === "number" ? numberOf(value(row)) : value(row)),
    enableSorting: isSortable,
    sortUndefined: "last" as const,
    sortFn: kind === "number" ? sortFn_basic : sortFn_text,
    // The first click on a column sorts upwards, whatever is in it.
    sortDescFirst: false,
  }));
}

/** For the order alone: what is shown keeps every digit. */
const numberOf = (value: string | number | undefined): number | undefined =>
  value === undefined || value === "" ? undefined : Number(value);
