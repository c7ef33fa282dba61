import { displayWidth, truncate } from "./display-width.js";
import type { Paint } from "./paint.js";

export interface TableColumn {
  /** May have several lines, with a line end between them; the last ones of all columns are on one line. */
  readonly header: string;
  readonly align: "left" | "right";
  /** Group name above neighboring columns. */
  readonly group?: string;
}

export interface Table {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Below a line. */
  readonly totals?: readonly string[];
  /** Below the totals. */
  readonly closing?: readonly (readonly string[])[];
}

const WIDE_GAP = 3;
const RULE = "─";

/** A table as lines, with as much space between its columns as the width allows. */
export function renderTable(table: Table, columns: number, paint: Paint): readonly string[] {
  const headers = headerRows(table.columns);
  const { totals, closing = [] } = table;
  const everyRow = [...headers, ...table.rows, ...(totals ? [totals] : []), ...closing];
  const widths = table.columns.map((_, index) => Math.max(...everyRow.map((row) => displayWidth(row[index] ?? ""))));
  const gaps = chooseGaps(widths, columns);
  const align = (row: readonly string[]): string =>
    table.columns
      .map((column, index) => pad(row[index] ?? "", widths[index] ?? 0, column.align) + " ".repeat(gaps[index] ?? 0))
      .join("")
      .trimEnd();
  const rule = paint("quiet", RULE.repeat(sum(widths) + sum(gaps)));
  const groups = groupLine(table.columns, widths, gaps);
  return [
    ...(groups === "" ? [] : [paint("quiet", groups)]),
    ...headers.map((row) => paint("heading", align(row))),
    rule,
    ...table.rows.map(align),
    ...(totals === undefined ? [] : [rule, paint("heading", align(totals))]),
    ...closing.map(align),
  ];
}

/** The headers line by line, filled up from above. */
function headerRows(columns: readonly TableColumn[]): readonly (readonly string[])[] {
  const headers = columns.map(({ header }) => header.split("\n"));
  const height = Math.max(...headers.map((lines) => lines.length));
  return Array.from({ length: height }, (_, row) => headers.map((lines) => lines[row - height + lines.length] ?? ""));
}

/** The space behind each column: what is free, shared out evenly from the right; none behind the last. */
function chooseGaps(widths: readonly number[], columns: number): readonly number[] {
  const count = widths.length - 1;
  const free = Math.max(count, Math.min(WIDE_GAP * count, columns - sum(widths)));
  return widths.map((_, index) => (index === count ? 0 : Math.floor((free + index) / count)));
}

function groupLine(columns: readonly TableColumn[], widths: readonly number[], gaps: readonly number[]): string {
  let line = "";
  for (let start = 0; start < columns.length; ) {
    const group = columns[start]?.group;
    let end = start + 1;
    while (end < columns.length && columns[end]?.group === group) end++;
    const width = sum(widths.slice(start, end)) + sum(gaps.slice(start, end - 1));
    const name = group === undefined ? "" : truncate(group, width - 2);
    line += (group === undefined ? " ".repeat(width) : centre(` ${name} `, width)) + " ".repeat(gaps[end - 1] ?? 0);
    start = end;
  }
  return line.trimEnd();
}

function centre(text: string, width: number): string {
  const free = Math.max(0, width - text.length);
  return RULE.repeat(Math.floor(free / 2)) + text + RULE.repeat(Math.ceil(free / 2));
}

function pad(text: string, width: number, align: TableColumn["align"]): string {
  const space = " ".repeat(Math.max(0, width - displayWidth(text)));
  return align === "left" ? text + space : space + text;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0);
