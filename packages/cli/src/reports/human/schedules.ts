import {
  type ReportRow,
  type ReportTable,
  reportTable,
  type ScheduleId,
  schedule1Of,
  tableNote,
  withoutEmptyColumns,
} from "@epb/engine/report";
import type { CalculatedProject } from "@epb/workbook/diagnostics";
import { displayWidth, truncate } from "../../format/display-width.js";
import type { Layout } from "../../format/layout.js";
import { printable } from "../../format/printable.js";
import { formatCell, headingOf } from "../../format/report-cell.js";
import { renderTable, type TableColumn } from "../../format/table.js";
import { wrap } from "../../format/wrap.js";
import { yearLines } from "./years.js";

/** Longer texts would leave no room for figures; in a table of few columns there is more of it. */
const WIDEST_TEXT = 30;
const WIDEST_TEXT_OF_FEW = 44;
const FEW_COLUMNS = 4;

/** The chosen schedules, one below the other. The first schedule looks as it does where none is chosen. */
export function scheduleLines(
  result: CalculatedProject,
  schedules: readonly ScheduleId[],
  layout: Layout,
): readonly string[] {
  const { data } = result.project;
  const tables = schedules.map((id) => {
    const usual = id === schedule1Of(data) ? yearLines(result, layout) : [];
    if (usual.length > 0) return usual;
    return tableLines(withoutEmptyColumns(reportTable(id, data, result.calculation.calculatedValues)), layout);
  });
  return tables.flatMap((lines, index) => (index === 0 ? lines : ["", ...lines]));
}

/** A table, in as many blocks as its width needs; each begins with the columns that say what a row is about. */
function tableLines(table: ReportTable, { columns, paint }: Layout): readonly string[] {
  const { title, rows, opening, totals, closing = [], dollarDecimals } = table;
  const note = tableNote(table);
  if (rows.length === 0) {
    return [paint("title", title), "", table.withheldNote ?? "This project has no data for this table."];
  }
  const isInWholeDollars = dollarDecimals === 0 && table.columns.some(({ quantity }) => quantity === "dollars");
  const widestText = table.columns.length > FEW_COLUMNS ? WIDEST_TEXT : WIDEST_TEXT_OF_FEW;
  const cellsOf = (row: ReportRow): readonly string[] =>
    table.columns.map((column, index) =>
      truncate(printable(formatCell(row[index], column, dollarDecimals)), widestText),
    );
  const body = [...(opening === undefined ? [] : [opening]), ...rows].map(cellsOf);
  const last = totals === undefined ? undefined : ["Total", ...cellsOf(totals).slice(1)];
  const below = closing.map(cellsOf);
  const heads = table.columns.map((column, index) =>
    head(
      headingOf(column),
      body.map((row) => row[index] ?? ""),
    ),
  );
  const widths = heads.map((lines, index) =>
    Math.max(
      ...lines.map(displayWidth),
      ...[...body, last ?? [], ...below].map((row) => displayWidth(row[index] ?? "")),
    ),
  );
  const blocks = blocksOf(widths, table.keyColumns, columns).map((indices) => {
    const pick = (row: readonly string[]): readonly string[] => indices.map((index) => row[index] ?? "");
    return renderTable(
      {
        columns: indices.map((index): TableColumn => {
          const column = table.columns[index];
          return {
            header: (heads[index] ?? []).join("\n"),
            align: column?.quantity === "text" ? "left" : "right",
            ...(column?.group !== undefined && { group: column.group }),
          };
        }),
        rows: body.map(pick),
        ...(last !== undefined && { totals: pick(last) }),
        closing: below.map(pick),
      },
      columns,
      paint,
    );
  });
  return [
    ...wrap(isInWholeDollars ? `${title}, whole dollars` : title, columns).map((line) => paint("title", line)),
    ...(note === undefined ? [] : wrap(note, columns).map((line) => paint("quiet", line))),
    ...blocks.flatMap((lines) => ["", ...lines]),
  ];
}

/** The heading of a column in lines no wider than its longest word or its cells. */
function head(heading: string, cells: readonly string[]): readonly string[] {
  const width = Math.max(...[...heading.split(" "), ...cells].map(displayWidth));
  return wrap(heading, width);
}

/** Columns of each block: the key columns, and as many others as fit, at least one. */
function blocksOf(widths: readonly number[], keyColumns: number, columns: number): readonly (readonly number[])[] {
  const keys = widths.map((_, index) => index).slice(0, keyColumns);
  const start = keys.reduce((total, index) => total + (widths[index] ?? 0) + 1, 0);
  const blocks: number[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const [offset, width] of widths.slice(keyColumns).entries()) {
    if (used + width > columns) {
      blocks.push([...keys]);
      used = start;
    }
    blocks.at(-1)?.push(keyColumns + offset);
    used += width + 1;
  }
  return blocks;
}
