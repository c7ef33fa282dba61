import { HyperFormula, type RawCellContent } from "hyperformula";
import { columnLetters } from "../src/xlsx/cell-address.js";
import type { FlatCell, FlatWorkbook } from "../src/xlsx/flat-workbook.js";

/** Values of a workbook's formulas from an independent spreadsheet engine, which ignores the stored values. */
export interface Recalculated {
  readonly valueAt: (sheet: string, row: number, column: number) => string | number | boolean | undefined;
  /** Enters new content into cells, all at once. */
  readonly enter: (cells: readonly EnteredCell[]) => void;
  /** Restores the workbook's content of cells, including formulas. */
  readonly putBack: (cells: readonly CellPosition[]) => void;
  readonly close: () => void;
}

export interface CellPosition {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

export interface EnteredCell extends CellPosition {
  readonly content: string | number | undefined;
}

export function recalculate(workbook: FlatWorkbook): Recalculated {
  const sheets = Object.fromEntries(workbook.sheets.map((sheet) => [sheet.name, rowsOf([...sheet.cells()])]));
  const names = workbook.definedNames.flatMap(({ name, target }) => {
    if (target === undefined || name.startsWith("_xlnm.")) return [];
    const { top, left, bottom, right } = target.range;
    const corner = (row: number, column: number): string => `$${columnLetters(column)}$${row}`;
    const sheet = `'${target.sheet.replaceAll("'", "''")}'`;
    return [{ name, expression: `=${sheet}!${corner(top, left)}:${sheet}!${corner(bottom, right)}` }];
  });
  const engine = HyperFormula.buildFromSheets(
    sheets,
    // As in Excel: accented letters differ, and SUMPRODUCT evaluates its ranges as arrays.
    {
      licenseKey: "gpl-v3",
      accentSensitive: true,
      useArrayArithmetic: true,
      smartRounding: false,
      evaluateNullToZero: true,
    },
    names,
  );
  const entered = new Map(
    workbook.sheets.flatMap((sheet) =>
      [...sheet.cells()].map((cell) => [
        placeOf({ sheet: sheet.name, row: cell.row, column: cell.column }),
        enteredValue(cell),
      ]),
    ) as [string, string | number | undefined][],
  );
  const set = ({ sheet, row, column }: CellPosition, content: RawCellContent): void => {
    const id = engine.getSheetId(sheet);
    if (id !== undefined) engine.setCellContents({ sheet: id, row: row - 1, col: column - 1 }, [[content]]);
  };
  return {
    valueAt: (sheet, row, column) => {
      const id = engine.getSheetId(sheet);
      if (id === undefined) return undefined;
      const value = engine.getCellValue({ sheet: id, row: row - 1, col: column - 1 });
      return typeof value === "object" ? (value === null ? undefined : value.value) : value;
    },
    enter: (cells) => {
      engine.suspendEvaluation();
      for (const { content, ...position } of cells) {
        const place = placeOf(position);
        if (entered.get(place) === content) continue;
        entered.set(place, content);
        set(position, enteredContent(content));
      }
      engine.resumeEvaluation();
    },
    putBack: (cells) => {
      engine.suspendEvaluation();
      for (const position of cells) {
        const cell = workbook.sheet(position.sheet)?.cellAt(position.row, position.column);
        entered.set(placeOf(position), cell && enteredValue(cell));
        set(position, cell === undefined ? null : contentOf(cell));
      }
      engine.resumeEvaluation();
    },
    close: () => engine.destroy(),
  };
}

function rowsOf(cells: readonly FlatCell[]): RawCellContent[][] {
  const rows: RawCellContent[][] = [];
  for (const cell of cells) {
    while (rows.length < cell.row) rows.push([]);
    const row = rows[cell.row - 1] ?? [];
    while (row.length < cell.column) row.push(null);
    row[cell.column - 1] = contentOf(cell);
  }
  return rows;
}

const placeOf = ({ sheet, row, column }: CellPosition): string => `${sheet}!${row},${column}`;

const enteredValue = ({ type, value }: FlatCell): string | number | undefined =>
  type === "number" ? Number(value) : value;

function contentOf({ formula, type, value }: FlatCell): RawCellContent {
  if (formula !== undefined) return `=${formula}`;
  if (type === "number") return Number(value);
  return enteredContent(value);
}

/** An apostrophe prevents the conversion of a text. */
function enteredContent(content: string | number | undefined): RawCellContent {
  if (content === undefined) return null;
  return typeof content === "string" ? `'${content}` : content;
}
