import exceljs from "exceljs";
import { parseAddress, parseRange } from "../src/xlsx/cell-address.js";
import { type CellType, cellNumber, type FlatCell, type FlatWorkbook } from "../src/xlsx/flat-workbook.js";
import { plainNumberText } from "../src/xlsx/number-text.js";
import { type CellSource, StoredWorkbook } from "../src/xlsx/stored-workbook.js";
import { parseReference } from "../src/xlsx/workbook-part.js";

/** Day 1970-01-01 as a serial of the 1900 epoch, and how many days later the 1904 epoch starts. */
const UNIX_EPOCH_SERIAL = 25_569;
const DAYS_BETWEEN_EPOCHS = 1_462;
const DAY_MILLISECONDS = 86_400_000;

/** exceljs names its value types by number; this one is a cell covered by a merged range. */
const MERGED = 1;

/** A workbook as exceljs reads it, which knows neither custom properties nor the sheets of defined names. */
export async function readByExceljs(bytes: Uint8Array): Promise<FlatWorkbook> {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(Buffer.from(bytes) as unknown as ArrayBuffer);
  const date1904 = workbook.properties.date1904 === true;
  const formats: string[] = [];
  const formatIndex = new Map<string, number>();
  const styleIndexOf = (format: string): number => {
    let index = formatIndex.get(format);
    if (index === undefined) {
      index = formats.push(format) - 1;
      formatIndex.set(format, index);
    }
    return index;
  };

  const sheets = workbook.worksheets.map((sheet) => {
    const cells: FlatCell[] = [];
    sheet.eachRow((row) => {
      row.eachCell((cell) => {
        if (cell.type !== MERGED) cells.push(flattenCell(cell, styleIndexOf(cell.numFmt ?? "General"), date1904));
      });
    });
    const mergedRanges = sheet.model.merges.map(parseRange).filter((range) => range !== undefined);
    return { name: sheet.name, state: sheet.state, cells: new ListedCells(cells), mergedRanges };
  });
  const definedNames = workbook.definedNames.model.map(({ name, ranges }) => {
    const text = ranges.join(",");
    return { name, scope: undefined, text, target: parseReference(text) };
  });
  const numberFormatOf = (styleIndex: number): string | undefined => formats[styleIndex];
  return new StoredWorkbook({ sheets, definedNames, date1904, customProperties: () => new Map(), numberFormatOf });
}

class ListedCells implements CellSource {
  readonly #cells: readonly FlatCell[];

  constructor(cells: readonly FlatCell[]) {
    this.#cells = cells;
  }

  get count(): number {
    return this.#cells.length;
  }

  cell(index: number): FlatCell {
    const cell = this.#cells[index];
    if (cell === undefined) throw new RangeError(`No cell ${index} among ${this.count}.`);
    return cell;
  }

  cellAt(row: number, column: number): FlatCell | undefined {
    return this.#cells.find((cell) => cell.row === row && cell.column === column);
  }

  numberAt(row: number, column: number): number {
    return cellNumber(this.cellAt(row, column));
  }
}

type Simple = readonly [type: CellType, value: string];

function flattenCell(cell: exceljs.Cell, styleIndex: number, date1904: boolean): FlatCell {
  const { address, value } = cell;
  const position = parseAddress(address);
  if (position === undefined) throw new Error(`exceljs has a cell ${address}`);
  if (isFormula(value)) {
    // `value.result` is lost for a cached zero; `cell.result` has it.
    const [type, text] = flattenValue(cell.result, date1904);
    const formula = cell.formula ?? "";
    return { ...position, address, type, value: text, formula, hasCachedValue: type !== "blank-formula", styleIndex };
  }
  const [type, text] = flattenValue(value, date1904);
  return { ...position, address, type, value: text, formula: undefined, hasCachedValue: false, styleIndex };
}

function flattenValue(value: unknown, date1904: boolean): Simple {
  if (typeof value === "number") return ["number", plainNumberText(String(value)) ?? String(value)];
  if (typeof value === "string") return ["text", value];
  if (typeof value === "boolean") return ["boolean", value ? "TRUE" : "FALSE"];
  if (value instanceof Date) {
    const serial = value.getTime() / DAY_MILLISECONDS + UNIX_EPOCH_SERIAL - (date1904 ? DAYS_BETWEEN_EPOCHS : 0);
    return ["number", plainNumberText(String(serial)) ?? ""];
  }
  if (isError(value)) return ["error", value.error];
  if (isRichText(value)) return ["text", value.richText.map((run) => run.text).join("")];
  if (isHyperlink(value)) return flattenValue(value.text, date1904);
  return ["blank-formula", ""];
}

function isFormula(value: unknown): value is exceljs.CellFormulaValue | exceljs.CellSharedFormulaValue {
  return typeof value === "object" && value !== null && ("formula" in value || "sharedFormula" in value);
}

function isError(value: unknown): value is exceljs.CellErrorValue {
  return typeof value === "object" && value !== null && "error" in value;
}

function isRichText(value: unknown): value is exceljs.CellRichTextValue {
  return typeof value === "object" && value !== null && "richText" in value;
}

function isHyperlink(value: unknown): value is { readonly text: unknown } {
  return typeof value === "object" && value !== null && "hyperlink" in value && "text" in value;
}
