import type { Table, TableColumn } from "@epb/contract";
import { isWithheld, rowHeaderIndex } from "@epb/engine/report";
import { type ReactElement, type ReactNode, useId, useMemo } from "react";
import { Link } from "react-router-dom";
import { entryAddress } from "../../components/project/entry-address.js";
import { columnsOnPaper, type PaperColumns } from "../../components/table/columns-on-paper.js";
import { usePrinting } from "../../components/use-printing.js";
import { useWithheld, type WithheldInput } from "../../components/withheld/withheld-context.js";
import { InputsNote } from "../../components/withheld/withheld-note.js";
import { isNumberColumn, tableCell } from "../../format/figures.js";
import { SCHEDULE_TEXTS } from "../../texts/schedule-texts.js";
import { WITHHELD_TEXTS } from "../../texts/withheld-texts.js";
import { moveBetweenFigures, takeOver } from "./move-between-figures.js";
import { type HeadingIds, headingIds, ScheduleHead, type TableSorting } from "./schedule-head.js";
import type { ScheduleRow } from "./schedule-row.js";

interface ScheduleTableProps {
  readonly table: Table;
  readonly title: string;
  readonly rows: readonly ScheduleRow[];
  /** Opens the explanation of a figure; without it no figure is a button. */
  readonly onExplain?: ((path: string) => void) | undefined;
  /** Path of the figure whose explanation is open. */
  readonly explained?: string | undefined;
  readonly sorting?: TableSorting;
}

/** A schedule: its head and first column stay in view, and its figures open what explains them. */
export function ScheduleTable({ table, title, rows, onExplain, explained, sorting }: ScheduleTableProps): ReactElement {
  const id = useId();
  const inputs = useInputsOf(table);
  const hasWithheld =
    inputs.length > 0 && rows.some(({ cells }) => cells.some((cell) => isWithheld(cell ?? undefined)));
  const first = onExplain === undefined ? undefined : rows.find(({ figures }) => figures.some(Boolean));
  const firstIndex = first?.figures.findIndex((path) => path !== undefined);
  const isPrinting = usePrinting();
  const { isWide, parts } = useMemo(
    () => (isPrinting ? columnsOfPaper(table, rows) : { isWide: false, parts: [[...table.columns.keys()]] }),
    [isPrinting, table, rows],
  );
  const frameClass = `table-frame table-frame--tall schedule__frame${isWide ? " table-frame--wide-page" : ""}`;
  return (
    <>
      {/* A region that scrolls has to be reached by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className={frameClass} aria-labelledby={id} tabIndex={0}>
        {parts.map((part, partIndex) => {
          const columns = part.map((index) => table.columns[index] as TableColumn);
          const ids = headingIds(`${id}${partIndex}`, columns);
          return (
            <div key={part[table.keyColumns]} className="schedule__part">
              {/* On wide pages, Chromium breaks after a caption. */}
              {isPrinting && (
                <p className="schedule__title">
                  {parts.length === 1 ? title : SCHEDULE_TEXTS.part(title, partIndex + 1, parts.length)}
                </p>
              )}
              <table className="schedule" onKeyDown={moveBetweenFigures} onFocus={takeOver}>
                {!isPrinting && (
                  <caption id={id}>
                    <span className="schedule__caption">{title}</span>
                  </caption>
                )}
                <ScheduleHead
                  columns={columns}
                  keyColumns={table.keyColumns}
                  ids={ids}
                  sorting={isPrinting ? undefined : sorting}
                />
                <tbody>
                  {rows.map((row, rowIndex) => {
                    const header = rowHeaderIndex(row.cells, table.keyColumns);
                    const rowId = ids && `${id}${partIndex}r${rowIndex}`;
                    return (
                      <tr key={row.id} className={`schedule__row--${row.kind}`}>
                        {part.map((index) => {
                          const column = table.columns[index] as TableColumn;
                          const isHeader = index === header;
                          return (
                            <ScheduleCell
                              key={column.name}
                              column={column}
                              isHeader={isHeader}
                              isText={index < table.keyColumns}
                              id={isHeader ? rowId : undefined}
                              headers={ids && headersOf(ids, column, index > header ? rowId : undefined)}
                            >
                              {index === 0 && row.opens !== undefined ? (
                                <YearToggle opens={row.opens}>{shown(table, row, column, index)}</YearToggle>
                              ) : row.projectId !== undefined && column.name === "name" ? (
                                <Link to={`/portfolio/${row.projectId}`}>{shown(table, row, column, index)}</Link>
                              ) : (
                                <Figure
                                  path={row.figures[index]}
                                  text={shown(table, row, column, index)}
                                  isFirst={row === first && index === firstIndex}
                                  isExplained={explained !== undefined && row.figures[index] === explained}
                                  onExplain={onExplain}
                                />
                              )}
                            </ScheduleCell>
                          );
                        })}
                      </tr>
                    );
                  })}
                </tbody>
              </table>
            </div>
          );
        })}
      </section>
      {first !== undefined && <p className="schedule__note no-print">{SCHEDULE_TEXTS.keyboardHint}</p>}
      {table.note !== undefined && <p className="schedule__note">{table.note}</p>}
      {hasWithheld && <InputsNote lead={WITHHELD_TEXTS.ofDashes} inputs={inputs} />}
    </>
  );
}

/** Ids of the headings of a cell. */
const headersOf = ({ groups, columns }: HeadingIds, column: TableColumn, rowId: string | undefined): string =>
  [groups.get(column), columns.get(column), rowId].filter(Boolean).join(" ");

/** The columns of each table on paper; those that name the rows are in all of them. */
function columnsOfPaper(table: Table, rows: readonly ScheduleRow[]): PaperColumns {
  const columns = table.columns.map((column, index) => ({
    header: [column.label, column.unit === "$" ? undefined : column.unit].filter(Boolean).join(" "),
    texts: rows.map((row) => shown(table, row, column, index)),
    isNumber: index >= table.keyColumns && isNumberColumn(column),
    group: column.group,
  }));
  return columnsOnPaper(columns, table.keyColumns);
}

/** The inputs behind the dashes of a table: those that came with it, or those of the project on the page. */
function useInputsOf({ withheldInputs }: Table): readonly WithheldInput[] {
  const { inputs } = useWithheld();
  return useMemo(
    () =>
      withheldInputs?.map(({ projectId, path, label }) => ({ path, label, to: entryAddress(projectId, path) })) ??
      inputs,
    [withheldInputs, inputs],
  );
}

function shown(table: Table, row: ScheduleRow, column: TableColumn, index: number): string {
  const cell = row.cells[index];
  // Cells without a sum are empty in a last row.
  if (row.kind === "total" && (cell === null || cell === undefined)) return "";
  return tableCell(cell, column, table.dollarDecimals);
}

interface CellProps {
  readonly column: TableColumn;
  readonly isHeader: boolean;
  readonly isText: boolean;
  readonly id: string | undefined;
  readonly headers: string | undefined;
  readonly children: ReactNode;
}

function ScheduleCell({ column, isHeader, isText, id, headers, children }: CellProps): ReactElement {
  const name = column.name === "name" ? "is-name" : undefined;
  if (isHeader) {
    return (
      <th scope="row" id={id} className={name}>
        {children}
      </th>
    );
  }
  return (
    <td className={isText ? name : cellClass(column)} headers={headers}>
      {children}
    </td>
  );
}

function cellClass(column: TableColumn): string | undefined {
  if (column.quantity === "date") return "is-day";
  return isNumberColumn(column) ? "is-number" : undefined;
}

interface FigureProps {
  readonly path: string | undefined;
  readonly text: string;
  /** The one that the Tab key reaches. */
  readonly isFirst: boolean;
  readonly isExplained: boolean;
  readonly onExplain: ((path: string) => void) | undefined;
}

function Figure({ path, text, isFirst, isExplained, onExplain }: FigureProps): ReactElement {
  if (path === undefined || onExplain === undefined) return <>{text}</>;
  return (
    <button
      type="button"
      className="figure"
      tabIndex={isFirst ? 0 : -1}
      data-figure={path}
      aria-haspopup="dialog"
      aria-expanded={isExplained}
      onClick={() => onExplain(path)}
    >
      {text}
    </button>
  );
}

function YearToggle({
  opens,
  children,
}: {
  readonly opens: NonNullable<ScheduleRow["opens"]>;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <button
      type="button"
      className="schedule__toggle"
      aria-expanded={opens.isOpen}
      aria-label={opens.label}
      onClick={opens.toggle}
    >
      <span className="schedule__arrow" aria-hidden="true" />
      {children}
    </button>
  );
}
