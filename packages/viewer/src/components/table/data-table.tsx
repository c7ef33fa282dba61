import {
  type ColumnDef,
  createSortedRowModel,
  type Row,
  type RowData,
  rowSortingFeature,
  type SortingState,
  sortFn_basic,
  sortFn_text,
  type TableFeatures,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
} from "react";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { usePrinting } from "../use-printing.js";
import { columnsOnPaper, type PaperColumn } from "./columns-on-paper.js";
import type { DataColumn, Sorting } from "./data-column.js";
import { DataRow } from "./data-row.js";
import { headWidth } from "./head-width.js";
import { HeaderCell } from "./header-cell.js";
import { TABLE_ROLES } from "./table-roles.js";
import { useScrollEdges } from "./use-scroll-edges.js";

/** Longer tables render only visible rows. */
const VIRTUAL_FROM = 100;
const ROW_HEIGHT = 40;
/** Rendered rows above and below the visible ones. */
const OVERSCAN = 10;

/** A row that is in the page. */
interface SeenRow<Item> {
  readonly row: Item;
  /** Among all rows, and in pixels from the first; undefined where all of them are in the page. */
  readonly place: { readonly index: number; readonly top: number } | undefined;
}

interface SeenRows<Item> {
  readonly rows: readonly SeenRow<Item>[];
  /** Height of all rows in pixels; undefined if all of them are rendered. */
  readonly height: number | undefined;
  /** Receives each row element to measure its height. */
  readonly measure: (element: HTMLElement | null) => void;
}

/**
 * Rows to render: of a long table those in the visible area, of a short one all.
 * @param isWhole - Renders all rows of any table.
 * @param openAt - Id of the row to scroll to when the table opens.
 */
function useSeenRows<Features extends TableFeatures, Data extends RowData>(
  all: readonly Row<Features, Data>[],
  frame: RefObject<HTMLElement | null>,
  { isWhole, openAt }: { readonly isWhole: boolean; readonly openAt: string | undefined },
): SeenRows<Row<Features, Data>> {
  const isVirtual = !isWhole && all.length > VIRTUAL_FROM;
  const virtualizer = useVirtualizer({
    count: isVirtual ? all.length : 0,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    getItemKey: (index) => all[index]?.id ?? index,
  });
  const measure = virtualizer.measureElement;
  const opening = useRef(openAt);
  useEffect(() => {
    const index = opening.current === undefined ? -1 : all.findIndex(({ id }) => id === opening.current);
    if (index < 0) return;
    opening.current = undefined;
    if (isVirtual) virtualizer.scrollToIndex(index, { align: "center" });
  }, [all, isVirtual, virtualizer]);
  if (!isVirtual) return { rows: all.map((row) => ({ row, place: undefined })), height: undefined, measure };
  const rows = virtualizer.getVirtualItems().flatMap(({ index, start }) => {
    const row = all[index];
    return row === undefined ? [] : [{ row, place: { index, top: start } }];
  });
  return { rows, height: virtualizer.getTotalSize(), measure };
}

/** Default width of a column, in rem. */
const DEFAULT_WIDTH = 10;
/** Width of a letter in a header, and of the padding and the sort arrow, in rem. */
const LETTER = 0.56;
const BESIDE_HEAD = 2.6;

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

interface DataTableProps<Row extends RowData> {
  /** Description of the table; screen readers use it as the name. */
  readonly caption: string;
  readonly isCaptionHidden?: boolean;
  /** The caller must keep the same array until something changes. */
  readonly rows: readonly Row[];
  /** Kept by the caller. */
  readonly columns: readonly DataColumn<Row>[];
  readonly rowId: (row: Row) => string;
  /** Controlled sorting. Omit it to let the table sort. */
  readonly sorting?: Sorting;
  readonly onSort?: (sorting: Sorting) => void;
  /** A last row, such as a total: a cell for each column. */
  readonly footer?: readonly ReactNode[];
  /** After the last row, within the frame: a way to more of them. */
  readonly end?: ReactNode;
  /** Id of the row that is in view when the table opens; the first row by default. */
  readonly openAt?: string | undefined;
  /** Additional class name. */
  readonly className?: string;
}

/** A sortable table that stays smooth with thousands of rows, and keeps its header and first column in view. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>): ReactElement {
  const {
    caption,
    isCaptionHidden = false,
    rows,
    columns,
    rowId,
    sorting,
    onSort,
    footer,
    end,
    openAt,
    className,
  } = props;
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
  const isPrinting = usePrinting();
  const { rows: seen, height, measure } = useSeenRows(shown, frame, { isWhole: isPrinting, openAt });
  useScrollEdges(frame, columns);
  const isVirtual = height !== undefined;
  const isGrid = !isPrinting && (isVirtual || columns.every(({ width }) => width !== undefined));
  const { isWide, parts } = useMemo(
    () => (isPrinting ? partsOnPaper(columns, rows) : { isWide: false, parts: [columns] }),
    [isPrinting, columns, rows],
  );
  // On wide pages, Chromium breaks after a caption and before a foot.
  const Foot = isPrinting ? "tbody" : "tfoot";
  const frameClass = [
    "table-frame table-frame--tall",
    isVirtual && "table-frame--virtual",
    isWide && "table-frame--wide-page",
  ];
  return (
    // A region that scrolls has to be reached by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={classes(frameClass)} aria-labelledby={captionId} tabIndex={0} ref={frame}>
      {isPrinting && !isCaptionHidden && <p className="table-frame__caption">{caption}</p>}
      {parts.map((part) => (
        <table
          {...TABLE_ROLES.table}
          // The first table keeps its element, and therefore the focus.
          key={part[1]?.id}
          className={classes(["data-table data-table--held", isGrid && "data-table--grid", className])}
          style={isGrid ? widthsOf(columns) : undefined}
          aria-rowcount={isVirtual ? shown.length + 1 : undefined}
        >
          {!isPrinting && (
            <caption id={captionId} className={isCaptionHidden ? "visually-hidden" : undefined}>
              {caption}
            </caption>
          )}
          <thead {...TABLE_ROLES.rowGroup}>
            <tr {...TABLE_ROLES.row}>
              {part.map((column) => {
                const head = table.getColumn(column.id);
                return (
                  <HeaderCell
                    key={column.id}
                    column={column as DataColumn<unknown>}
                    sorted={head?.getIsSorted() ?? false}
                    onSort={head?.getCanSort() ? () => head.toggleSorting(head.getIsSorted() === "asc") : undefined}
                  />
                );
              })}
            </tr>
          </thead>
          <tbody {...TABLE_ROLES.rowGroup} style={{ height }}>
            {seen.map(({ row, place }) => (
              <DataRow
                // A row that is measured is another element: its size is followed by its place.
                key={place === undefined ? row.id : `${row.id} in view`}
                row={row.original}
                columns={part as readonly DataColumn<unknown>[]}
                index={place?.index}
                top={place?.top}
                measure={measure}
              />
            ))}
          </tbody>
          {footer !== undefined && (
            <Foot {...TABLE_ROLES.rowGroup} className="data-table__foot">
              <tr {...TABLE_ROLES.row}>
                {part.map((column) => (
                  <td
                    {...TABLE_ROLES.cell}
                    key={column.id}
                    className={column.kind === "number" ? "is-number" : undefined}
                  >
                    {footer[columns.indexOf(column)]}
                  </td>
                ))}
              </tr>
            </Foot>
          )}
        </table>
      ))}
      {shown.length === 0 && <p className="waiting">{COMMON_TEXTS.none}</p>}
      {end}
    </section>
  );
}

const classes = (names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(" ");

/** The columns of each table on paper; the first column is in all of them. */
function partsOnPaper<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): { readonly isWide: boolean; readonly parts: readonly (readonly DataColumn<Row>[])[] } {
  const printed = columns.filter(({ isScreenOnly = false }) => !isScreenOnly);
  const { isWide, parts } = columnsOnPaper(
    printed.map((column) => paperColumn(column, rows)),
    1,
  );
  return { isWide, parts: parts.map((part) => printed.filter((_, index) => part.includes(index))) };
}

function paperColumn<Row>({ header, kind, value, cell }: DataColumn<Row>, rows: readonly Row[]): PaperColumn {
  const textOf = (row: Row): string => {
    const content = cell?.(row);
    return typeof content === "string" ? content : String(value(row) ?? "");
  };
  return { header, texts: rows.map(textOf), isNumber: kind === "number" };
}

/** Each at least so wide, and as its head takes, and in the same proportion wider where there is room. */
function widthsOf(columns: readonly DataColumn<never>[]): CSSProperties {
  const widths = columns.map(({ header, isHeaderHidden = false, width = DEFAULT_WIDTH }) =>
    isHeaderHidden ? width : Math.max(width, headWidth(header) * LETTER + BESIDE_HEAD),
  );
  return {
    width: `${widths.reduce((sum, width) => sum + width, 0)}rem`,
    "--columns": widths.map((width) => `minmax(0, ${width}fr)`).join(" "),
  } as CSSProperties;
}

function definitionsOf<Row extends RowData>(columns: readonly DataColumn<Row>[]): ColumnDef<typeof features, Row>[] {
  return columns.map(({ id, header, kind, value, isSortable = true }) => ({
    id,
    header,
    accessorFn: (row: Row) => (kind === "number" ? numberOf(value(row)) : value(row)),
    enableSorting: isSortable,
    sortUndefined: "last" as const,
    sortFn: kind === "number" ? sortFn_basic : sortFn_text,
    // The first click on a column always sorts in ascending order.
    sortDescFirst: false,
  }));
}

/** Only for sorting; the displayed text keeps every digit. */
const numberOf = (value: string | number | undefined): number | undefined =>
  value === undefined || value === "" ? undefined : Number(value);
