import {
  CLOSING_MARK,
  fieldName,
  figureName,
  savingsHeaderName,
  tableKeysName,
  tableRowsName,
} from "../templates/defined-names.js";
import type {
  FigureField,
  InputField,
  SheetDefinition,
  TableBlock,
  TableColumn,
  TemplateManifest,
} from "../templates/manifest.js";
import { type CellRange, formatAddress, formatRange, parseRange } from "../xlsx/cell-address.js";
import {
  cellNumber,
  type DefinedName,
  type FlatCell,
  type FlatSheet,
  type FlatWorkbook,
  type SheetPlace,
} from "../xlsx/flat-workbook.js";
import { listOfTable, tablesOf } from "./target-index.js";

/** Content of a cell of the form on its way to a cell of the template. */
export interface MappedCell extends Pick<FlatCell, "type" | "value" | "styleIndex"> {
  /** Cell of the form; absent for a constant. */
  readonly from?: SheetPlace;
}

/** Everything that a profile finds in a workbook, by its cell of the template. */
export interface FormContent {
  /** By the path of an input or figure. */
  readonly fields: Map<string, MappedCell>;
  /** Paths of fields whose cell the form does not have. */
  readonly lostFields: Set<string>;
  /** Paths of inputs that depend on a cell that cannot be read. */
  readonly unknown: Set<string>;
  /** By the id of a table. */
  readonly tables: Map<string, TableContent>;
}

export interface TableContent {
  /** Cells by the row from 0 on, then by the key of the column. */
  readonly rows: Map<number, Map<string, MappedCell>>;
  /** Keys of columns that the form does not have. */
  readonly lostColumns: Set<string>;
  /** True if the form does not have the table, or its items are not certain. */
  readonly isLost: boolean;
}

const MARK_COLUMN = 1;
const FIRST_COLUMN = 2;
const HEADER_ROWS = 2;

/**
 * A workbook of the template with the content of a form: same defined names, no formulas. Each cell knows the cell of
 * the form that it was taken from, so that the reader's findings name the cells of the form.
 */
export function formWorkbook(manifest: TemplateManifest, content: FormContent, form: FlatWorkbook): FlatWorkbook {
  const names = new Map<string, DefinedName>();
  const sheets = manifest.sheets.map((definition) => {
    const sheet = new FormSheet(definition.name);
    const name = (text: string, range: CellRange): void => {
      names.set(text.toLowerCase(), {
        name: text,
        scope: undefined,
        text: formatRange(range),
        target: { sheet: definition.name, range },
      });
    };
    fillSheet(sheet, definition, content, name);
    return sheet;
  });
  const byName = new Map(sheets.map((sheet) => [sheet.name.toLowerCase(), sheet]));
  return {
    sheets,
    definedNames: [...names.values()],
    date1904: form.date1904,
    customProperties: new Map<string, string>(),
    sheet: (name) => byName.get(name.toLowerCase()),
    definedName: (name) => names.get(name.toLowerCase()),
    numberFormat: (cell) => form.numberFormat(cell),
  };
}

type AddName = (text: string, range: CellRange) => void;

function fillSheet(sheet: FormSheet, definition: SheetDefinition, content: FormContent, name: AddName): void {
  let row = 1;
  for (const field of fieldsOf(definition)) {
    const path = field.kind === "input" ? field.path : field.figure;
    const cell = content.fields.get(path);
    const isLost = content.lostFields.has(path);
    // A blank input is read as not entered; a lost one is unknown. Figures are only compared.
    if (field.kind === "figure" ? cell === undefined : isLost) continue;
    const at = singleCell(row, FIRST_COLUMN);
    name(field.kind === "input" ? fieldName(path) : figureName(field), at);
    if (cell !== undefined) sheet.put(row, FIRST_COLUMN, cell);
    row++;
  }
  for (const table of tablesOf(definition)) row = fillTable(sheet, table, content.tables.get(table.id), row + 1, name);
}

const fieldsOf = ({ blocks }: SheetDefinition): readonly (InputField | FigureField)[] =>
  blocks.flatMap((block) => (block.kind === "form" ? block.fields : []));

const singleCell = (row: number, column: number): CellRange => ({ top: row, left: column, bottom: row, right: column });

/** Writes a table from a row on, and returns the row below it. */
function fillTable(
  sheet: FormSheet,
  table: TableBlock,
  content: TableContent | undefined,
  top: number,
  name: AddName,
): number {
  const isInput = table.items !== undefined;
  // Nothing is compared with a table of figures that the form does not have.
  if ((!isInput && content === undefined) || content?.isLost === true) return top;
  const columns = table.columns.filter(({ key }) => content?.lostColumns.has(key) !== true);
  const keyRow = top + HEADER_ROWS;
  const firstRow = keyRow + 1;
  const count = rowCount(table, content);
  const right = FIRST_COLUMN + columns.length - 1;
  for (const [index, column] of columns.entries()) {
    const at = FIRST_COLUMN + index;
    putText(sheet, top, at, column.label);
    putText(sheet, top + 1, at, column.unit ?? "");
    putText(sheet, keyRow, at, column.key);
    for (let row = 0; row < count; row++) {
      const cell = content?.rows.get(row)?.get(column.key) ?? rowNumber(table, column, row);
      if (cell !== undefined) sheet.put(firstRow + row, at, cell);
    }
  }
  const closingRow = firstRow + count;
  putText(sheet, closingRow, MARK_COLUMN, CLOSING_MARK);
  name(tableKeysName(table.id), { top: keyRow, left: FIRST_COLUMN, bottom: keyRow, right });
  name(tableRowsName(table.id), { top: firstRow, left: MARK_COLUMN, bottom: closingRow, right: MARK_COLUMN });
  if (columns.some(({ content }) => content.kind === "savings")) {
    name(savingsHeaderName("categories"), singleCell(top, FIRST_COLUMN));
    name(savingsHeaderName("units"), singleCell(top + 1, FIRST_COLUMN));
  }
  return closingRow + 1;
}

function rowCount({ rows }: TableBlock, content: TableContent | undefined): number {
  if (rows.kind === "numbered") return rows.last - rows.first + 1;
  return Math.max(0, ...[...(content?.rows.keys() ?? [])].map((row) => row + 1));
}

/** Numbered rows have their number whether the form has the row or not. */
function rowNumber({ rows }: TableBlock, { content }: TableColumn, row: number): MappedCell | undefined {
  if (rows.kind !== "numbered" || content.kind !== "rowNumber") return undefined;
  return { type: "number", value: String(rows.first + row), styleIndex: 0 };
}

const putText = (sheet: FormSheet, row: number, column: number, text: string): void =>
  sheet.put(row, column, { type: "text", value: text, styleIndex: 0 });

class FormSheet implements FlatSheet {
  readonly name: string;
  readonly state = "visible";
  readonly isRead = true;
  readonly mergedRanges: readonly CellRange[] = [];
  readonly #rows: Map<number, Map<number, FlatCell>> = new Map<number, Map<number, FlatCell>>();
  readonly #origins: Map<FlatCell, SheetPlace> = new Map<FlatCell, SheetPlace>();
  #count = 0;

  constructor(name: string) {
    this.name = name;
  }

  put(row: number, column: number, { type, value, styleIndex, from }: MappedCell): void {
    const cells = this.#rows.get(row) ?? new Map<number, FlatCell>();
    const cell: FlatCell = {
      address: formatAddress(row, column),
      row,
      column,
      type,
      value,
      formula: undefined,
      hasCachedValue: type !== "blank-formula",
      styleIndex,
    };
    this.#rows.set(row, cells);
    cells.set(column, cell);
    if (from !== undefined) this.#origins.set(cell, from);
    this.#count++;
  }

  get cellCount(): number {
    return this.#count;
  }

  isRowHidden(): boolean {
    return false;
  }

  isColumnHidden(): boolean {
    return false;
  }

  cell(address: string): FlatCell | undefined {
    return [...this.cells()].find((cell) => cell.address === address.replaceAll("$", ""));
  }

  cellAt(row: number, column: number): FlatCell | undefined {
    return this.#rows.get(row)?.get(column);
  }

  numberAt(row: number, column: number): number {
    return cellNumber(this.cellAt(row, column));
  }

  cellsOfRow(row: number): readonly FlatCell[] {
    return [...(this.#rows.get(row)?.values() ?? [])].sort((left, right) => left.column - right.column);
  }

  *cells(fromRow = 1): IterableIterator<FlatCell> {
    const rows = [...this.#rows.keys()].filter((row) => row >= fromRow).sort((left, right) => left - right);
    for (const row of rows) yield* this.cellsOfRow(row);
  }

  /** The range of the form around the cells that a range was taken from, on the sheet of the first of them. */
  originOf({ top, left, bottom, right }: CellRange): SheetPlace | undefined {
    const places: SheetPlace[] = [];
    for (let row = top; row <= bottom; row++) {
      for (const cell of this.cellsOfRow(row)) {
        const from = cell.column < left || cell.column > right ? undefined : this.#origins.get(cell);
        if (from !== undefined) places.push(from);
      }
    }
    return around(places);
  }
}

/** The smallest range with all places on the sheet of the first place. */
function around(places: readonly SheetPlace[]): SheetPlace | undefined {
  const [first] = places;
  if (first === undefined) return undefined;
  const ranges = places.flatMap(({ sheet, address }) => (sheet === first.sheet ? (parseRange(address) ?? []) : []));
  return {
    sheet: first.sheet,
    address: formatRange({
      top: Math.min(...ranges.map(({ top }) => top)),
      left: Math.min(...ranges.map(({ left }) => left)),
      bottom: Math.max(...ranges.map(({ bottom }) => bottom)),
      right: Math.max(...ranges.map(({ right }) => right)),
    }),
  };
}

/** Tables of a template with the items of a list. */
export const tablesOfList = ({ sheets }: TemplateManifest, list: string): readonly TableBlock[] =>
  sheets.flatMap(tablesOf).filter((table) => listOfTable(table) === list);
