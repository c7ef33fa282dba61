import { inputRow, type OtherSavingsType, type SuppliedCalculatedValues } from "@epb/engine";
import type { Refusal } from "../../features/project-draft/draft.js";
import { entryText, shownText } from "../../features/project-draft/entry-text.js";
import { isSameValue } from "../../features/project-draft/is-same-value.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import type { ColumnAccess, EntryAccess } from "./column-access.js";
import { figureEntry, figureText } from "./figure-text.js";
import type { CellMessage, GridCell, GridSource } from "./grid/grid-types.js";
import { inProject, nameOf } from "./paths.js";
import type { PlacedIssues } from "./placed-issues.js";
import { columnsOf } from "./table-columns.js";
import type { TablePart } from "./table-part.js";
import { rowsOf, type TableData, type TableRow, totalRow } from "./table-rows.js";

/** Tables whose years are those of the performance period. */
const PERFORMANCE_PERIOD_TABLES: ReadonlySet<string> = new Set([
  "performancePeriod",
  "costSavings",
  "cancellationCeiling",
]);

/** Refusals, issues, figures, and rights that a table shows beside its data. */
export interface TableContext extends TableData {
  /** By the path of the place in the project. */
  readonly refusals: ReadonlyMap<string, Refusal>;
  readonly issues: PlacedIssues;
  readonly isReadOnly: boolean;
  /** Paths of the figures that depend on an input that cannot be used. */
  readonly withheld: ReadonlySet<string>;
}

/** A table of the template as a grid of this project. */
export interface TableSource extends GridSource {
  /** Input or figure of a cell, with the functions that read and write it. */
  readonly placeAt: (row: number, column: number) => CellSource | undefined;
  /** Fuels of the other savings types. */
  readonly fuels: OtherSavingsType;
  /** True if a calculated cell shows a dash for a withheld figure. */
  readonly hasWithheld: boolean;
}

interface CellSource {
  readonly row: TableRow;
  readonly access: ColumnAccess;
}

export function tableSource(part: TablePart, context: TableContext): TableSource {
  const { table } = part;
  const rows = rowsOf(table, context);
  const data = columnsOf(part, context);
  const lastYear = PERFORMANCE_PERIOD_TABLES.has(table.id) ? performancePeriodYears(context.figures) : undefined;
  const totals = data.some(({ total }) => total !== undefined) ? totalRow(table, context) : undefined;
  const rowAt = (row: number): TableRow | undefined => (row === rows.length ? totals : rows[row]);
  const placeAt = (rowIndex: number, column: number): CellSource | undefined => {
    const row = rowAt(rowIndex);
    const access = row === totals ? data[column]?.total : data[column]?.access;
    return row === undefined || access === undefined ? undefined : { row, access };
  };
  const isWithheld = ({ row, access }: CellSource): boolean => isFigureWithheld(row, access, context);
  const isWithheldIn = (row: number): boolean =>
    data.some((_, column) => {
      const place = placeAt(row, column);
      return place !== undefined && isWithheld(place);
    });
  return {
    placeAt,
    fuels: context.project.data.otherSavingsType ?? {},
    hasWithheld: context.withheld.size > 0 && [...rows.keys(), rows.length].some(isWithheldIn),
    columns: data.map(({ grid }) => grid),
    rowCount: rows.length,
    totalRows: totals === undefined ? 0 : 1,
    rowKey: (row) => rowAt(row)?.key ?? String(row),
    rowLabel: (row) => rowAt(row)?.label ?? "",
    cell: (rowIndex, columnIndex) => {
      const place = placeAt(rowIndex, columnIndex);
      if (place === undefined) return rowIndex === rows.length && columnIndex === 0 ? headOf(table.closing) : BLANK;
      const { row, access } = place;
      const cell = cellOf(row, access, context);
      const isWithin = lastYear === undefined || row.number === undefined || row.number <= lastYear;
      const ofRow = columnIndex === 0 ? context.issues.ofRow(row.name) : NO_MESSAGES;
      return {
        ...cell,
        withinPerformancePeriod: isWithin,
        messages: ofRow.length === 0 ? cell.messages : [...cell.messages, ...ofRow],
      };
    },
  };
}

const NO_MESSAGES: readonly CellMessage[] = [];

const BLANK: GridCell = {
  shown: "",
  entry: "",
  gridEditable: false,
  calculated: false,
  calcEditable: false,
  required: false,
  withinPerformancePeriod: true,
  isChanged: false,
  messages: NO_MESSAGES,
};

/** Name of a row in its first cell. */
const headOf = (label: string): GridCell => ({ ...BLANK, shown: label, entry: label });

function cellOf(row: TableRow, access: ColumnAccess, context: TableContext): GridCell {
  if (access.kind === "entry") return entryCell(row, access, context);
  const value = access.read(row);
  return {
    ...BLANK,
    shown: isFigureWithheld(row, access, context) ? COMMON_TEXTS.notKnown : figureText(value, access.look),
    entry: figureEntry(value),
    calculated: access.kind === "figure",
  };
}

function entryCell(row: TableRow, access: EntryAccess, context: TableContext): GridCell {
  const { refusals, issues, isReadOnly, stored, project } = context;
  const value = access.read(row);
  const refusal = refusals.size === 0 ? undefined : refusals.get(placeOf(access, row));
  const isOpen = value === undefined && refusal === undefined;
  const found = issues.at(nameOf(access.name(row)));
  return {
    shown: refusal?.text || (isOpen ? openText(row, access, context) : shownText(value, access.value)),
    entry: refusal?.text || entryText(value, access.value),
    gridEditable: !isReadOnly,
    calculated: false,
    calcEditable: inputRow(access.openName)?.figureUnlessEntered !== undefined,
    required: inputRow(access.openName)?.isMarked === true,
    withinPerformancePeriod: true,
    isChanged: stored !== project && !isSameValue(value, access.readStored(row)),
    messages: refusal === undefined ? found : [{ severity: "error", text: refusal.message }, ...found],
  };
}

/** The text of a cell without an entry: the figure that counts in its place, if there is one. */
function openText(row: TableRow, access: EntryAccess, context: TableContext): string {
  const figure = inputRow(access.openName)?.figureUnlessEntered;
  if (figure === undefined) return "";
  return isFigureWithheld(row, access, context)
    ? COMMON_TEXTS.notKnown
    : figureText(row.figures.now?.[figure], "quantity");
}

/** True if a cell shows a dash because its figure is withheld. */
function isFigureWithheld(row: TableRow, access: ColumnAccess, { withheld }: TableContext): boolean {
  if (withheld.size === 0) return false;
  const path = figurePath(row, access);
  return path !== undefined && withheld.has(path.replace(/^calculatedValues\./, ""));
}

/** Path of the figure that a cell shows; undefined where an entry counts. */
function figurePath(row: TableRow, access: ColumnAccess): string | undefined {
  switch (access.kind) {
    case "figure":
      return access.path(row);
    case "entry": {
      const figure = access.read(row) === undefined ? inputRow(access.openName)?.figureUnlessEntered : undefined;
      return figure === undefined ? undefined : `${row.figures.path}.${figure}`;
    }
    case "shown":
      return undefined;
    default:
      return access satisfies never;
  }
}

/** The path of a cell in the project: what is written there, or refused. */
export const placeOf = (access: EntryAccess, row: TableRow): string =>
  inProject(access.isItem ? `${access.path(row)}.value` : access.path(row));

/** Whole years of the performance period, where they are known. */
function performancePeriodYears(figures: SuppliedCalculatedValues | undefined): number | undefined {
  const years = figures?.projectSummary?.financialSummary?.performancePeriodYears;
  return years === undefined ? undefined : Number(years);
}
