import type { CellFormulaValue, DataValidation, Style, Workbook, Worksheet } from "exceljs";
import { formatAddress, formatRange } from "../xlsx/cell-address.js";
import type { CellContent } from "./cell-content.js";

const LINE_HEIGHT_POINTS = 15.5;

/** A text, and the number of characters in a line of its cell. */
export interface WrappedText {
  readonly text: string;
  readonly width: number;
}

export interface FigureContent {
  readonly value: CellContent;
  readonly formula: string | undefined;
  /** True if there is a calculation: then a missing value is empty. */
  readonly isKnown: boolean;
}

/** exceljs also stores data validations by range, but its types only include single cells. */
interface WithRangeValidations {
  readonly dataValidations: { add(range: string, validation: DataValidation): void };
}

export interface Area {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** Writes cells, names, and validations on one sheet. */
export class SheetPen {
  readonly worksheet: Worksheet;
  /** Widths of the columns from the first visible column to the last, in characters. */
  readonly widths: readonly number[];
  readonly #workbook: Workbook;

  constructor(workbook: Workbook, worksheet: Worksheet, widths: readonly number[] = []) {
    this.#workbook = workbook;
    this.worksheet = worksheet;
    this.widths = widths;
  }

  put(row: number, column: number, content: CellContent, style: Partial<Style>): void {
    const cell = this.worksheet.getCell(row, column);
    if (content !== undefined) cell.value = content;
    cell.style = style;
  }

  /** Sets one look for an area, without contents. */
  fill({ top, left, bottom, right }: Area, style: Partial<Style>): void {
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) this.worksheet.getCell(row, column).style = style;
    }
  }

  /** Some programs do not adjust row heights to wrapped text. */
  makeRoom(row: number, texts: readonly WrappedText[]): void {
    const lines = Math.max(1, ...texts.map(({ text, width }) => lineCount(text, width)));
    if (lines > 1) this.worksheet.getRow(row).height = lines * LINE_HEIGHT_POINTS;
  }

  /** A formula without its value, which the next program that opens the workbook calculates. */
  formula(row: number, column: number, formula: string): void {
    this.worksheet.getCell(row, column).value = { formula };
  }

  /** A formula that compares whole ranges cell by cell. */
  arrayFormula(row: number, column: number, formula: string): void {
    const cell = this.worksheet.getCell(row, column);
    const array = { formula, shareType: "array", ref: cell.address };
    cell.value = array as unknown as CellFormulaValue;
  }

  /** Sets another look for cells in which a formula is true. */
  colorWhere(area: Area, formula: string, { font, fill }: Partial<Style>): void {
    const style = { ...(font !== undefined && { font }), ...(fill !== undefined && { fill }) };
    this.worksheet.addConditionalFormatting({
      ref: formatRange(area),
      rules: [{ type: "expression", priority: 1, formulae: [formula], style }],
    });
  }

  /** A calculated value, by its formula if it has one. */
  putFigure(row: number, column: number, { value, formula, isKnown }: FigureContent, style: Partial<Style>): void {
    this.put(row, column, formula === undefined ? value : undefined, style);
    if (formula === undefined) return;
    this.worksheet.getCell(row, column).value = isKnown ? { formula, result: value ?? "" } : { formula };
  }

  /** A mark of the hidden column or row. */
  mark(row: number, column: number, text: string): void {
    this.worksheet.getCell(row, column).value = text;
  }

  comment(row: number, column: number, text: string): void {
    this.worksheet.getCell(row, column).note = { texts: [{ text }], protection: { locked: "True", lockText: "True" } };
  }

  /** Starts a new page here, unless the program fits the sheet on a fixed number of pages. */
  breakPageBefore(row: number): void {
    this.worksheet.getRow(row - 1).addPageBreak();
  }

  merge({ top, left, bottom, right }: Area): void {
    if (top !== bottom || left !== right) this.worksheet.mergeCells(top, left, bottom, right);
  }

  /** Separates all merged cells of an area. */
  unmerge({ top, left, bottom, right }: Area): void {
    this.worksheet.unMergeCells(top, left, bottom, right);
  }

  name(name: string, area: Area): void {
    const { top, left, bottom, right } = area;
    const sheet = this.worksheet.name.replaceAll("'", "''");
    const start = absolute(top, left);
    const range = top === bottom && left === right ? start : `${start}:${absolute(bottom, right)}`;
    this.#workbook.definedNames.add(`'${sheet}'!${range}`, name);
  }

  /** White if the first cell of a row shows no content. */
  fadeWhereEmpty(area: Area): void {
    const fill = { type: "pattern", pattern: "solid", bgColor: { argb: "FFFFFFFF" } } as const;
    const side = { style: "thin", color: { argb: "FFFFFFFF" } } as const;
    const border = { top: side, left: side, bottom: side, right: side };
    const formulae = [`$${formatAddress(area.top, area.left)}=""`];
    this.worksheet.addConditionalFormatting({
      ref: formatRange(area),
      rules: [{ type: "expression", priority: 1, formulae, style: { fill, border } }],
    });
  }

  validate(area: Area, validation: DataValidation | undefined): void {
    if (validation === undefined) return;
    (this.worksheet as unknown as WithRangeValidations).dataValidations.add(formatRange(area), validation);
  }
}

/** Number of lines of a text that wraps between words, and inside words longer than a line. */
function lineCount(text: string, width: number): number {
  return text.split("\n").reduce((lines, paragraph) => lines + paragraphLines(paragraph, width), 0);
}

function paragraphLines(paragraph: string, width: number): number {
  let lines = 1;
  let used = 0;
  for (const { length } of paragraph.split(" ")) {
    if (used > 0 && used + 1 + length > width) {
      lines++;
      used = 0;
    }
    used += used > 0 ? length + 1 : length;
    lines += Math.max(0, Math.ceil(used / width) - 1);
    if (used > width) used %= width;
  }
  return lines;
}

export function singleCell(row: number, column: number): Area {
  return { top: row, left: column, bottom: row, right: column };
}

function absolute(row: number, column: number): string {
  return `$${formatAddress(row, column).replace(/(\d)/, "$$$1")}`;
}
