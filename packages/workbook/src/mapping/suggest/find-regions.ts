import { isBlank } from "../../intake/cell-reader.js";
import { looseText } from "../../templates/option-lists.js";
import type { FlatCell, FlatSheet } from "../../xlsx/flat-workbook.js";
import { isTableEnd, labelsAbove } from "../find-table.js";
import { type DateSystem, numberInWords, yearOfDate } from "../number-of-key.js";
import { type GridCell, labelText, SheetGrid } from "../sheet-grid.js";
import { isUnit } from "./units.js";

/** A table of a form as it looks: a header, and items below or to the right. */
export interface Region {
  readonly grid: SheetGrid;
  /** Row of the labels of the columns; a column of the sheet if the grid is turned. */
  readonly headerRow: number;
  /** Row of the first item. */
  readonly firstRow: number;
  readonly lastRow: number;
  /** Column with consecutive years, if the items are years. */
  readonly years: YearColumn | undefined;
  readonly columns: readonly RegionColumn[];
  /** Texts above the table, the nearest first. */
  readonly headings: readonly string[];
}

export interface YearColumn {
  readonly column: number;
  readonly first: number;
}

export interface RegionColumn {
  readonly column: number;
  readonly header: FlatCell;
  /** Text of the header above the label, if it has two. */
  readonly group: string | undefined;
  /** First line of the label, if the labels of the table have two lines in two cells. */
  readonly firstLine: string | undefined;
  /** Heading of the lines of a table that runs across: a text that is alone in its row above the label. */
  readonly section: string | undefined;
  /** Unit between the label and the first item. */
  readonly unit: string | undefined;
  /** Cells of the items with content. */
  readonly cells: readonly FlatCell[];
}

const LONGEST_LABEL = 90;
const FEWEST_YEARS = 3;
/** A blank column or row can be between the years of two pages. */
const BLANK_YEARS = 1;
/** Fewer labels side by side are labels of single values. */
const FEWEST_COLUMNS = 3;
const HEADER_ROWS = 5;
const LONGEST_GAP = 3;
const MOST_ROWS = 400;
/** A form has fewer tables on a sheet, and fewer columns in a table. */
const MOST_TABLES = 60;
const MOST_COLUMNS = 120;

/** Tables of a sheet, without two for the same cells. */
export function findRegions(sheet: FlatSheet, form: DateSystem): readonly Region[] {
  const down = new SheetGrid(sheet, false);
  const across = new SheetGrid(sheet, true);
  const byYear = [...yearRegions(across, form), ...yearRegions(down, form)];
  const isFree = (region: Region): boolean => !byYear.some((one) => overlaps(one, region));
  return [...byYear, ...headerRegions(down).filter(isFree), ...headerRegions(across).filter(isFree)];
}

const overlaps = (left: Region, right: Region): boolean =>
  left.grid.isTurned === right.grid.isTurned && left.firstRow <= right.lastRow && right.headerRow <= left.lastRow;

/** Tables with an item for each year. */
function yearRegions(grid: SheetGrid, form: DateSystem): readonly Region[] {
  const runs = yearRuns(grid, form).slice(0, MOST_TABLES);
  return runs.flatMap((run) => {
    const neighbors = runs.filter((other) => other !== run && other.top <= run.bottom && run.top <= other.bottom);
    const limit = Math.min(...neighbors.filter(({ column }) => column > run.column).map(({ column }) => column));
    const columns = filledColumns(grid, run, limit);
    return regionOf(grid, run.top, run.bottom, columns, { column: run.column, first: run.first }) ?? [];
  });
}

interface YearRun {
  readonly column: number;
  readonly top: number;
  readonly bottom: number;
  readonly first: number;
}

/** Runs of consecutive years in a column. */
function yearRuns(grid: SheetGrid, form: DateSystem): readonly YearRun[] {
  const cells = [...grid.rows].flatMap((row) => grid.cellsOf(row));
  const columns = new Map<number, GridCell[]>();
  for (const cell of cells) {
    const own = columns.get(cell.column);
    if (own === undefined) columns.set(cell.column, [cell]);
    else own.push(cell);
  }
  const runs: YearRun[] = [];
  for (const [column, own] of columns) {
    let run: { top: number; bottom: number; first: number; last: number } | undefined;
    const close = (): void => {
      if (run !== undefined && run.last - run.first + 1 >= FEWEST_YEARS) runs.push({ column, ...run });
      run = undefined;
    };
    for (const { cell, row } of own) {
      const year = yearOf(cell, form);
      if (year !== undefined && run !== undefined && row <= run.bottom + 1 + BLANK_YEARS && year === run.last + 1) {
        run = { ...run, bottom: row, last: year };
        continue;
      }
      close();
      if (year !== undefined && isFirstYear(year)) run = { top: row, bottom: row, first: year, last: year };
    }
    close();
  }
  return runs;
}

const isFirstYear = (year: number): boolean => year <= 2 || (year >= 1990 && year <= 2100);
const YEAR_TEXT =
  /^(?:(?:[a-z.-]{1,20} ){0,3}(?:year|yr\.?|fy|cy|py|y) ?#? ?)?(\d{1,4})(?:st|nd|rd|th)?(?: (?:year|yr\.?))?$/i;
const FISCAL_YEAR = /\b(\d{4}) ?[-–/] ?(?:\d{2})?(\d{2})$/;
/** `(FY28)`, `– 2028` behind a number of a year. */
const REMARK = /\s*\([^)]*\)$|\s+[–—-]\s.*$/;

/** Year of a cell: `3`, `Year 3`, `Year three`, `3rd year`, `FY2027`; the first one of `2027-28`; the year of a date. */
function yearOf(cell: FlatCell, form: DateSystem): number | undefined {
  const date = yearOfDate(cell, form);
  if (date !== undefined) return date;
  if (cell.type !== "number" && cell.type !== "text") return undefined;
  const [, first, second] = FISCAL_YEAR.exec(cell.value.trim()) ?? [];
  if (first !== undefined && (Number(first) + 1) % 100 === Number(second)) return Number(first);
  const text = cell.value.replace(REMARK, "");
  const digits = YEAR_TEXT.exec(looseText(text))?.[1];
  return digits === undefined ? numberInWords(text) : Number(digits);
}

/** Columns beside a run of years that have content in its rows. */
function filledColumns(grid: SheetGrid, { column, top, bottom }: YearRun, limit: number): readonly number[] {
  const filled = new Set<number>();
  for (let row = top; row <= bottom; row++) for (const cell of grid.cellsOf(row)) filled.add(cell.column);
  const found: number[] = [];
  // Blank rows are common between the lines of a cash flow, but not between the columns of a table.
  const gap = grid.isTurned ? LONGEST_GAP : 1;
  for (let at = column + 1, blank = 0; at < limit && blank <= gap; at++) {
    if (filled.has(at)) {
      found.push(at);
      blank = 0;
    } else blank++;
  }
  return found;
}

/** Tables whose header is a row of texts above numbers. */
function headerRegions(grid: SheetGrid): readonly Region[] {
  const found: Region[] = [];
  for (const row of grid.rows) {
    if (found.length >= MOST_TABLES) break;
    const isCovered = (column: number): boolean =>
      found.some(
        (region) =>
          row >= region.headerRow && row <= region.lastRow && region.columns.some((one) => one.column === column),
      );
    const labels = grid.cellsOf(row).filter(({ cell, column }) => isLabel(cell) && !isCovered(column));
    if (labels.length < FEWEST_COLUMNS) continue;
    const first = firstItemRow(
      grid,
      row,
      labels.map(({ column }) => column),
    );
    if (first === undefined) continue;
    const above = rowsBetween(row - 1, first).flatMap((one) => grid.cellsOf(one).filter(({ cell }) => isLabel(cell)));
    const isAmount = (column: number): boolean =>
      [0, 1, 2].some((below) => grid.at(first + below, column)?.type === "number") &&
      ![0, 1, 2].some((below) => grid.at(first + below, column)?.type === "text");
    const columns = widestRun(
      [...new Set(above.map(({ column }) => column))].sort((left, right) => left - right),
      isAmount,
    );
    const last = lastItemRow(grid, first, columns);
    const region = regionOf(grid, first, last, columns, undefined);
    if (region !== undefined && region.columns.length >= FEWEST_COLUMNS) found.push(region);
  }
  return found;
}

/**
 * The widest run of columns: a blank column separates tables, unless it is behind the first column or before an amount.
 * A second table begins with a column of texts.
 */
function widestRun(columns: readonly number[], isAmount: (column: number) => boolean): readonly number[] {
  const runs: number[][] = [];
  for (const column of columns) {
    const run = runs.at(-1);
    const last = run?.at(-1) ?? Number.NaN;
    if (
      run !== undefined &&
      (column === last + 1 ||
        (column === last + 2 && (run.length === 1 || (run.length >= FEWEST_COLUMNS && isAmount(column)))))
    )
      run.push(column);
    else runs.push([column]);
  }
  return runs.reduce((widest, run) => (run.length > widest.length ? run : widest), []);
}

/** The first row below a header with numbers in at least two columns, if no other header is between. */
function firstItemRow(grid: SheetGrid, header: number, columns: readonly number[]): number | undefined {
  for (let row = header + 1; row <= header + HEADER_ROWS; row++) {
    const cells = columns.map((column) => grid.at(row, column));
    if (cells.filter((cell) => cell?.type === "number").length >= 2) return row;
    const texts = grid.cellsOf(row).filter(({ cell }) => isLabel(cell) && !isUnit(cell.value));
    if (texts.length >= 3) return undefined;
  }
  return undefined;
}

/** The last row with a number before the total, another header, or a gap. */
function lastItemRow(grid: SheetGrid, first: number, columns: readonly number[]): number {
  let last = first;
  // Above a blank row, a single row has single values below their labels.
  if (grid.cellsOf(first + 1).length === 0) return first;
  for (let row = first + 1; row <= first + MOST_ROWS && row - last <= LONGEST_GAP; row++) {
    const cells = grid.cellsOf(row);
    const text = cells.find(({ cell }) => cell.type === "text")?.cell.value ?? "";
    const numbers = columns.filter((column) => grid.at(row, column)?.type === "number").length;
    const hasNumber = numbers > 0;
    // Below a blank row, a label with one number is a single value.
    if (numbers === 1 && row > last + 1 && grid.cellsOf(row - 1).length === 0) break;
    const isHeader = !hasNumber && cells.filter(({ cell }) => isLabel(cell)).length >= 3;
    if (isTableEnd(text) || isHeader) break;
    if (hasNumber) last = row;
  }
  return last;
}

function regionOf(
  grid: SheetGrid,
  firstRow: number,
  lastRow: number,
  columns: readonly number[],
  years: YearColumn | undefined,
): Region | undefined {
  const all = (years === undefined ? columns : [years.column, ...columns]).slice(0, MOST_COLUMNS);
  const headerRow = headerRowOf(grid, firstRow, all);
  if (headerRow === undefined) return undefined;
  const key = years === undefined ? undefined : grid.at(headerRow, years.column)?.value;
  const isNumber = key !== undefined && (NUMBER_OF_MEASURE.test(key) || (!grid.isTurned && NUMBER_OF_ITEM.test(key)));
  if (isNumber) return undefined;
  const hasTwoLines = hasLabelsOfTwoLines(grid, headerRow, all);
  const tall = new Map(labelsAbove(grid, headerRow).map(({ column, cell }) => [column, cell]));
  const found = all.flatMap((column): readonly RegionColumn[] => {
    const own = grid.at(headerRow, column);
    const header = isBlank(own) ? tall.get(column) : own;
    if (header === undefined || !isLabel(header)) return [];
    if (grid.sheet.isColumnHidden(header.column)) return [];
    const between = rowsBetween(headerRow, firstRow).map((row) => grid.at(row, column));
    const unit = between.find((cell) => cell !== undefined && isLabel(cell))?.value;
    return [
      {
        column,
        header,
        group: groupOf(grid, headerRow, column),
        firstLine: hasTwoLines ? grid.at(headerRow - 1, column)?.value : undefined,
        section: grid.isTurned ? sectionOf(header, grid.sheet) : undefined,
        unit,
        cells: cellsOf(grid, firstRow, lastRow, column),
      },
    ];
  });
  if (found.length < 2) return undefined;
  return { grid, headerRow, firstRow, lastRow, years, columns: found, headings: headingsOf(grid, headerRow, found) };
}

/** True if most labels have a text of their own above them, which no merged cell spreads over several. */
function hasLabelsOfTwoLines(grid: SheetGrid, headerRow: number, columns: readonly number[]): boolean {
  if (grid.isTurned) return false;
  const labels = columns.filter((column) => isLabelAt(grid, headerRow, column));
  const lines = labels.filter(
    (column) => isLabelAt(grid, headerRow - 1, column) && WORD.test(grid.at(headerRow - 1, column)?.value ?? ""),
  );
  const isMerged = grid.sheet.mergedRanges.some(
    ({ top, bottom, left, right }) => top < headerRow && bottom >= headerRow - 1 && right > left,
  );
  return labels.length >= FEWEST_COLUMNS && lines.length >= labels.length * MOST_LINES && !isMerged;
}

const MOST_LINES = 0.75;
/** Letters such as "(c1)" above labels number the columns. */
const WORD = /\p{L}{3}/u;

function isLabelAt(grid: SheetGrid, row: number, column: number): boolean {
  const cell = grid.at(row, column);
  return cell !== undefined && isLabel(cell) && !isUnit(cell.value);
}

/** A label of consecutive numbers that are no years. */
const NUMBER_OF_MEASURE = /^(?!.*\b(year|yr|fy|period))(ecm|fim|eem|eco|measure)s?\b/i;
/** Above years that run across, these name the lines of the table. */
const NUMBER_OF_ITEM = /^(?!.*\b(year|yr|fy|period))((item|line|bid item|project|opportunity)\b|(no\.?|#)$)/i;

/** The row above the items with the most labels, with those that reach down to it. Of several, the one with the fewest units. */
function headerRowOf(grid: SheetGrid, firstRow: number, columns: readonly number[]): number | undefined {
  let best: { readonly row: number; readonly count: number } | undefined;
  const wanted = new Set(columns);
  for (let row = firstRow - 1; row >= Math.max(1, firstRow - HEADER_ROWS); row--) {
    const own = columns.flatMap((column) => {
      const cell = grid.at(row, column);
      return cell !== undefined && isLabel(cell) ? [cell.value] : [];
    });
    if (own.length === 0) continue;
    const tall = labelsAbove(grid, row).filter(({ column }) => wanted.has(column)).length;
    const count = own.length + tall + own.filter((label) => !isUnit(label)).length / 100;
    if (count > (best?.count ?? 0)) best = { row, count };
  }
  return best?.row;
}

/** The text above a label that spans its column: merged cells over it, or the nearest text to the left. */
export function groupOf({ isTurned, sheet }: SheetGrid, headerRow: number, column: number): string | undefined {
  if (isTurned) return undefined;
  const cells = sheet.cellsOfRow(headerRow - 1).filter(isLabel);
  // A single text at the left edge is the heading of the table.
  if (cells.length === 0 || (cells.length === 1 && (cells[0]?.column ?? 0) <= 2)) return undefined;
  const merged = sheet.mergedRanges.filter(({ top, bottom }) => top <= headerRow - 1 && bottom >= headerRow - 1);
  const nearest = cells.filter((cell) => cell.column <= column).at(-1);
  if (nearest === undefined) return undefined;
  const right = merged.find(({ left, right: end }) => left <= nearest.column && end >= nearest.column)?.right;
  const last = right ?? (merged.length > 0 ? nearest.column : nearest.column + WIDEST_GROUP);
  return column <= last ? nearest.value : undefined;
}

const WIDEST_GROUP = 12;

/** The nearest text above a label that is alone in its row; undefined below a blank row. */
function sectionOf({ row, column }: FlatCell, sheet: FlatSheet): string | undefined {
  for (let above = row - 1; above >= 1; above--) {
    const cells = sheet.cellsOfRow(above).filter((cell) => !isBlank(cell));
    const [only] = cells;
    if (only === undefined) return undefined;
    if (cells.length === 1) return only.column === column && isLabel(only) ? only.value : undefined;
  }
  return undefined;
}

/** Texts that stand alone in their row above the table: its heading, and the heading of its section. */
export function headingsOf(
  grid: SheetGrid,
  headerRow: number,
  columns: readonly Pick<RegionColumn, "column">[],
): readonly string[] {
  const { isTurned, sheet } = grid;
  // Headings are above a table in the sheet, also if its items run across.
  const top = isTurned ? Math.min(...columns.map(({ column }) => column)) : headerRow;
  const headings: string[] = [];
  for (let row = top - 1; row >= Math.max(1, top - 5) && headings.length < 2; row--) {
    const cells = sheet.cellsOfRow(row).filter((cell) => !isBlank(cell));
    const [only] = cells;
    if (cells.length === 1 && only !== undefined && isLabel(only)) headings.push(only.value);
    else if (cells.length > 3) break;
  }
  return headings;
}

function cellsOf(grid: SheetGrid, first: number, last: number, column: number): readonly FlatCell[] {
  const cells: FlatCell[] = [];
  for (let row = first; row <= last; row++) {
    const cell = grid.at(row, column);
    if (cell === undefined || isBlank(cell)) continue;
    // Totals are no items.
    const text = grid.cellsOf(row).find((one) => one.cell.type === "text")?.cell.value ?? "";
    if (/^(sub-?\s?)?totals?\b|^grand total/.test(labelText(text))) continue;
    cells.push(cell);
  }
  return cells;
}

const rowsBetween = (top: number, bottom: number): readonly number[] =>
  Array.from({ length: Math.max(0, bottom - top - 1) }, (_, index) => top + 1 + index);

/** True for a cell with a text that can name something. */
export const isLabel = (cell: FlatCell): boolean =>
  cell.type === "text" && cell.value.length <= LONGEST_LABEL && /\p{L}|[#$%]/u.test(cell.value);
