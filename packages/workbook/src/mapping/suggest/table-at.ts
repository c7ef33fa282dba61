import { isBlank } from "../../intake/cell-reader.js";
import { parseAddress } from "../../xlsx/cell-address.js";
import type { FlatCell, FlatWorkbook, SheetPlace } from "../../xlsx/flat-workbook.js";
import { shownCell } from "../../xlsx/shown-cell.js";
import { labelsAbove } from "../find-table.js";
import type { MappedColumn, MappedTable } from "../mapping.js";
import { PROFILE_LIMITS } from "../profile-schema.js";
import { type GridCell, labelText, SheetGrid } from "../sheet-grid.js";
import { groupOf, headingsOf, isLabel } from "./find-regions.js";

/** A table at a header that a person chose: its columns have no inputs yet. */
export interface TableAt extends Pick<MappedTable, "sheet" | "isAcross" | "firstRow"> {
  /** Title above the table. */
  readonly heading: string | undefined;
  readonly columns: readonly ColumnOfTable[];
}

export interface ColumnOfTable extends Pick<MappedColumn, "group"> {
  /** Cell of the label. */
  readonly place: SheetPlace;
  /** Group and label: `Savings / Electricity`. */
  readonly label: string;
  /** Content of the first items. */
  readonly content: string;
}

/** Blank columns inside a table; blank rows are common between the lines of a cash flow. */
const LONGEST_GAP = { down: 1, across: 2 } as const;
/** Rows between a header and the first item, such as units. */
const MOST_HEADER_ROWS = 5;
const SHOWN_ITEMS = 3;

/**
 * The table whose header row has a cell, with a column for each label beside the cell; a row for each, if the items run
 * across. Undefined if the cell has no label.
 *
 * @param first - A cell of the first item. Without it, the first numbers below the header are the first item.
 */
export function tableAt(
  form: FlatWorkbook,
  place: SheetPlace,
  isAcross: boolean,
  first?: SheetPlace,
): TableAt | undefined {
  const sheet = form.sheet(place.sheet);
  const header = sheet?.cell(place.address);
  if (sheet?.isRead !== true || header === undefined || !isLabel(header)) return undefined;
  const grid = new SheetGrid(sheet, isAcross);
  const [headerRow, at] = isAcross ? [header.column, header.row] : [header.row, header.column];
  const labels = [...grid.cellsOf(headerRow), ...labelsAbove(grid, headerRow)]
    .filter(({ cell }) => isLabel(cell))
    .sort((left, right) => left.column - right.column);
  const own = besideEachOther(labels, at, LONGEST_GAP[isAcross ? "across" : "down"]);
  const firstRow =
    first === undefined ? firstNumbers(grid, headerRow, own) : rowsTo(first, headerRow, sheet.name, isAcross, form);
  if (firstRow === undefined) return undefined;
  const table = { sheet: sheet.name, isAcross, firstRow };
  const isRepeated = ({ value }: FlatCell): boolean =>
    labels.filter(({ cell }) => labelText(cell.value) === labelText(value)).length > 1;
  return {
    ...table,
    heading: headingsOf(grid, headerRow, own)[0],
    columns: own.map(({ cell, column }) => {
      const group = groupOf(grid, headerRow, column);
      return {
        place: { sheet: sheet.name, address: cell.address },
        label: [group, cell.value].filter((part) => part !== undefined).join(" / "),
        content: firstItems(form, table, cell.address),
        group: isRepeated(cell) ? group : undefined,
      };
    }),
  };
}

/** Content of the first items of a column, as the sheet shows it. */
export function firstItems(
  form: FlatWorkbook,
  { sheet: name, isAcross, firstRow }: Pick<MappedTable, "sheet" | "isAcross" | "firstRow">,
  header: string,
): string {
  const sheet = form.sheet(name);
  const label = sheet?.cell(header);
  if (sheet === undefined || label === undefined) return "";
  return Array.from({ length: SHOWN_ITEMS }, (_, index) =>
    isAcross
      ? sheet.cellAt(label.row, label.column + firstRow + index)
      : sheet.cellAt(label.row + firstRow + index, label.column),
  )
    .flatMap((cell) => (isBlank(cell) || cell === undefined ? [] : [shownCell(cell, form)]))
    .join("; ");
}

/** The labels to both sides of a column without a wide gap, as many as a profile can have. */
function besideEachOther(labels: readonly GridCell[], at: number, gap: number): readonly GridCell[] {
  const middle = labels.findIndex(({ column }) => column === at);
  const isNear = (left: number): boolean => {
    const [one, next] = [labels[left], labels[left + 1]];
    return one !== undefined && next !== undefined && next.column - one.column <= gap + 1;
  };
  let [start, end] = [middle, middle];
  while (isNear(end) && end - start + 1 < PROFILE_LIMITS.columns) end++;
  while (isNear(start - 1) && end - start + 1 < PROFILE_LIMITS.columns) start--;
  return labels.slice(start, end + 1);
}

/** Rows from a header to the first numbers below its labels; 1 without numbers. */
function firstNumbers(grid: SheetGrid, headerRow: number, labels: readonly GridCell[]): number {
  for (let down = 1; down <= MOST_HEADER_ROWS; down++) {
    if (labels.some(({ column }) => grid.at(headerRow + down, column)?.type === "number")) return down;
  }
  return 1;
}

/** Rows from a header to a cell of the first item; undefined for a cell that is not behind it. */
function rowsTo(
  first: SheetPlace,
  headerRow: number,
  sheet: string,
  isAcross: boolean,
  form: FlatWorkbook,
): number | undefined {
  const position = parseAddress(first.address);
  if (position === undefined || form.sheet(first.sheet)?.name !== sheet) return undefined;
  const rows = (isAcross ? position.column : position.row) - headerRow;
  return rows >= 1 && rows <= PROFILE_LIMITS.offset ? rows : undefined;
}
