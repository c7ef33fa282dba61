import { columnLetters } from "../xlsx/cell-address.js";

/** A cell of a workbook; rows and columns count from 1. */
export interface Cell {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells of one sheet. */
export interface Area {
  readonly sheet: string;
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** Reference to a cell in a formula on a sheet: `E9`, or `'Schedule 3'!E9` from another sheet. */
export const cellText = (cell: Cell, from: string): string =>
  `${sheetText(cell.sheet, from)}${columnLetters(cell.column)}${cell.row}`;

/** `D9:D68`; `$D$9:$D$68` where the formula may be copied down. */
export function areaText({ sheet, top, left, bottom, right }: Area, from: string, isAbsolute = false): string {
  const mark = isAbsolute ? "$" : "";
  const corner = (row: number, column: number): string => `${mark}${columnLetters(column)}${mark}${row}`;
  const start = corner(top, left);
  const end = top === bottom && left === right ? "" : `:${corner(bottom, right)}`;
  return `${sheetText(sheet, from)}${start}${end}`;
}

const sheetText = (sheet: string, from: string): string =>
  sheet === from ? "" : /^[A-Za-z_]+$/.test(sheet) ? `${sheet}!` : `'${sheet.replaceAll("'", "''")}'!`;

/** Merges neighboring cells into as few rectangles as possible, in the order of their first cells. */
export function areasOf(cells: readonly Cell[]): readonly Area[] {
  const areas: Area[] = [];
  for (const run of columnRuns(cells)) {
    const beside = areas.findIndex(
      (area) =>
        area.sheet === run.sheet && area.top === run.top && area.bottom === run.bottom && area.right + 1 === run.left,
    );
    const left = areas[beside];
    if (left === undefined) areas.push(run);
    else areas[beside] = { ...left, right: run.right };
  }
  return areas;
}

/** Vertical runs of cells. */
function columnRuns(cells: readonly Cell[]): Area[] {
  const byColumn = new Map<string, number[]>();
  const places = new Map<string, Cell>();
  for (const cell of cells) {
    const key = `${cell.sheet}!${cell.column}`;
    const rows = byColumn.get(key);
    if (rows === undefined) byColumn.set(key, [cell.row]);
    else rows.push(cell.row);
    places.set(key, cell);
  }
  return [...byColumn].flatMap(([key, rows]) => {
    const place = places.get(key);
    return place === undefined ? [] : runsOf(rows).map(([top, bottom]) => area(place, top, bottom));
  });
}

const area = ({ sheet, column }: Cell, top: number, bottom: number): Area => ({
  sheet,
  top,
  left: column,
  bottom,
  right: column,
});

function runsOf(rows: readonly number[]): (readonly [top: number, bottom: number])[] {
  const sorted = [...new Set(rows)].sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const row of sorted) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] + 1 === row) last[1] = row;
    else runs.push([row, row]);
  }
  return runs;
}
