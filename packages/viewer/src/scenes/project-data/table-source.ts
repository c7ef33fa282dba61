import type { SuppliedCalculatedValues } from "@epb/engine";
import type { TableBlock } from "@epb/workbook";
import type { CellMessage, GridCell, GridSource } from "../../features/grid/grid-types.js";
import type { Refusal } from "../../features/project-draft/draft.js";
import { entryText, shownText } from "../../features/project-draft/entry-text.js";
import { isSameValue } from "../../features/project-draft/is-same-value.js";
import { CALCULATED_UNLESS_ENTERED, PERFORMANCE_PERIOD_TABLES, REQUIRED_PATHS } from "./entry-rules.js";
import { figureEntry, figureText } from "./figure-text.js";
import { inProject, nameOf } from "./paths.js";
import type { PlacedIssues } from "./placed-issues.js";
import { columnsOf, type DataColumn, type EntryAccess } from "./table-columns.js";
import { rowsOf, type TableData, type TableRow } from "./table-rows.js";

/** What a table shows beside its data. */
export interface TableContext extends TableData {
  /** By the path of the place in the project. */
  readonly refusals: ReadonlyMap<string, Refusal>;
  readonly issues: PlacedIssues;
  readonly isReadOnly: boolean;
}

/** A table of the template as a grid of this project. */
export interface TableSource extends GridSource {
  readonly rows: readonly TableRow[];
  readonly data: readonly DataColumn[];
}

export function tableSource(table: TableBlock, context: TableContext): TableSource {
  const rows = rowsOf(table, context);
  const data = columnsOf(table, context);
  const lastYear = PERFORMANCE_PERIOD_TABLES.has(table.id) ? performancePeriodYears(context.figures) : undefined;
  return {
    rows,
    data,
    columns: data.map(({ grid }) => grid),
    rowCount: rows.length,
    rowKey: (row) => rows[row]?.key ?? String(row),
    rowLabel: (row) => rows[row]?.label ?? "",
    cell: (rowIndex, columnIndex) => {
      const [row, column] = [rows[rowIndex], data[columnIndex]];
      if (row === undefined || column === undefined) return BLANK;
      const cell = cellOf(row, column, context);
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

function cellOf(row: TableRow, { access }: DataColumn, context: TableContext): GridCell {
  if (access.kind === "entry") return entryCell(row, access, context);
  const value = access.read(row);
  return {
    ...BLANK,
    shown: figureText(value, access.look),
    entry: figureEntry(value),
    calculated: access.kind === "figure",
  };
}

function entryCell(row: TableRow, access: EntryAccess, context: TableContext): GridCell {
  const { refusals, issues, isReadOnly, stored, project } = context;
  const value = access.read(row);
  const refusal = refusals.size === 0 ? undefined : refusals.get(placeOf(access, row));
  const figure = CALCULATED_UNLESS_ENTERED[access.openName];
  const calculated = figure === undefined ? undefined : row.figures?.[figure];
  const isCalculated = value === undefined && calculated !== undefined && refusal === undefined;
  const found = issues.at(nameOf(access.name(row)));
  return {
    shown: refusal?.text || (isCalculated ? figureText(calculated, "quantity") : shownText(value, access.value)),
    entry: refusal?.text || entryText(value, access.value),
    gridEditable: !isReadOnly,
    calculated: false,
    calcEditable: figure !== undefined,
    required: REQUIRED_PATHS.has(access.openName),
    withinPerformancePeriod: true,
    isChanged: stored !== project && !isSameValue(value, access.readStored(row)),
    messages: refusal === undefined ? found : [{ severity: "error", text: refusal.message }, ...found],
  };
}

/** The path of a cell in the project: what is written there, or refused. */
export const placeOf = (access: EntryAccess, row: TableRow): string =>
  inProject(access.isItem ? `${access.path(row)}.value` : access.path(row));

/** Whole years of the performance period, where they are known. */
function performancePeriodYears(figures: SuppliedCalculatedValues | undefined): number | undefined {
  const years = figures?.projectSummary?.financialSummary?.performancePeriodYears;
  return years === undefined ? undefined : Number(years);
}
