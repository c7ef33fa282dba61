import { displayWidth } from "./display-width.js";
import type { Paint } from "./paint.js";

export interface TableColumn {
  readonly header: string;
  readonly align: "left" | "right";
  /** Neighbouring columns of one group have its name above them. */
  readonly group?: string;
}

export interface Table {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Stands under a rule. */
  readonly totals?: readonly string[];
}

const WIDE_GAP = 3;
const RULE = "─";

/** A table as lines, with as much space between its columns as the width allows. */
export function renderTable(table: Table, columns: number, paint: Paint): readonly string[] {
  const everyRow = [table.columns.map(({ header }) => header), ...table.rows, ...(table.totals ? [table.totals] : [])];
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
    paint("heading", align(table.columns.map(({ header }) => header))),
    rule,
    ...table.rows.map(align),
    ...(table.totals === undefined ? [] : [rule, paint("heading", align(table.totals))]),
  ];
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
    line += (group === undefined ? " ".repeat(width) : centre(` ${group} `, width)) + " ".repeat(gaps[end - 1] ?? 0);
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
