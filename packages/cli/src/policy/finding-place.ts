import type { Finding } from "@epb/workbook/diagnostics";

/** Cell of a finding, `Schedule 2a!F17`; its sheet if it has no cell; undefined outside of workbooks. */
const cellOf = ({ sheet, cell }: Finding): string | undefined =>
  sheet === undefined || cell === undefined ? sheet : `${sheet}!${cell}`;

/** Place of a finding in its file: the cell, or the path of the value. Empty where the finding is about the whole file. */
export const placeOf = (finding: Finding): string => cellOf(finding) ?? finding.at ?? "";

/** True if a finding is at a place in the settings: its cell, its path, or a range with its cell. */
export function isAt(finding: Finding, place: string): boolean {
  if (finding.at === place) return true;
  const cell = cellOf(finding);
  if (cell === undefined) return false;
  const [written, found] = [plainCell(place), plainCell(cell)];
  return written === found || isWithin(found, written);
}

/** Place without the dollar signs and quotation marks of a formula: `'Schedule 2a'!$F$17` becomes `schedule 2a!f17`. */
const plainCell = (place: string): string => {
  const end = place.lastIndexOf("!");
  const sheet = place.slice(0, Math.max(0, end)).replace(/^'(.*)'$/, "$1");
  const cell = place.slice(end + 1);
  return end === -1 ? cell.toLowerCase() : `${sheet}!${cell.replaceAll("$", "")}`.toLowerCase();
};

interface Area {
  readonly sheet: string;
  readonly columns: readonly [first: number, last: number];
  readonly rows: readonly [first: number, last: number];
}

function isWithin(inner: string, outer: string): boolean {
  const [small, large] = [areaOf(inner), areaOf(outer)];
  if (small === undefined || large === undefined || small.sheet !== large.sheet) return false;
  const holds = ([from, to]: Area["rows"], [first, last]: Area["rows"]): boolean => from <= first && last <= to;
  return holds(large.columns, small.columns) && holds(large.rows, small.rows);
}

const AREA = /^(.+)!([a-z]{1,3})(\d{1,7})(?::([a-z]{1,3})(\d{1,7}))?$/;

function areaOf(text: string): Area | undefined {
  const [, sheet, column = "", row, lastColumn = column, lastRow = row] = AREA.exec(text) ?? [];
  if (sheet === undefined) return undefined;
  return { sheet, columns: [columnNumber(column), columnNumber(lastColumn)], rows: [Number(row), Number(lastRow)] };
}

const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 96, 0);
