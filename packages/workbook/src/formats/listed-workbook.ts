import { type CellRange, type ColumnSpan, formatAddress, MAX_COLUMN } from "../xlsx/cell-address.js";
import type { CellType, DefinedName, FlatCell, FlatWorkbook, SheetState } from "../xlsx/flat-workbook.js";
import { type CellSource, StoredWorkbook } from "../xlsx/stored-workbook.js";

/** A cell as plain data, which one process can send to another. */
export interface ListedCell extends Pick<FlatCell, "row" | "column" | "value" | "styleIndex"> {
  readonly type: CellType;
  readonly formula?: string;
}

export interface ListedSheet {
  readonly name: string;
  readonly state: SheetState;
  /** By row, then by column. */
  readonly cells: readonly ListedCell[];
  readonly mergedRanges: readonly CellRange[];
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: readonly ColumnSpan[];
}

/** A workbook as plain data. */
export interface ListedWorkbook {
  readonly sheets: readonly ListedSheet[];
  readonly definedNames: readonly DefinedName[];
  readonly date1904: boolean;
  /** Number format codes; the style of a cell is an index into them. */
  readonly numberFormats: readonly string[];
}

/** The workbook that all checks and profiles read. */
export const flatWorkbook = ({ sheets, definedNames, date1904, numberFormats }: ListedWorkbook): FlatWorkbook =>
  new StoredWorkbook({
    sheets: sheets.map((sheet) => ({ ...sheet, cells: sourceOf(sheet.cells) })),
    definedNames,
    date1904,
    customProperties: () => new Map(),
    numberFormatOf: (styleIndex) => numberFormats[styleIndex],
  });

function sourceOf(listed: readonly ListedCell[]): CellSource {
  const cells = listed.map(
    (cell): FlatCell => ({
      ...cell,
      address: formatAddress(cell.row, cell.column),
      formula: cell.formula,
      hasCachedValue: cell.formula !== undefined && cell.type !== "blank-formula",
    }),
  );
  const byPlace = new Map(cells.map((cell) => [placeKey(cell.row, cell.column), cell]));
  return {
    count: cells.length,
    cell: (index) => {
      const cell = cells[index];
      if (cell === undefined) throw new RangeError(`There is no cell ${index}.`);
      return cell;
    },
    cellAt: (row, column) => byPlace.get(placeKey(row, column)),
  };
}

const placeKey = (row: number, column: number): number => row * (MAX_COLUMN + 1) + column;
