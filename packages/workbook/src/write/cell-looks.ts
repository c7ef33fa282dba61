import type { Style } from "exceljs";
import { columnPath, fieldPath, openPath } from "../templates/column-path.js";
import type { FigureField, InputField, TableBlock, TableColumn, TemplateManifest } from "../templates/manifest.js";
import {
  closingStyle,
  figureStyle,
  inputStyle,
  markedFigureStyle,
  markedInputStyle,
  STYLES,
  suppliedClosingStyle,
  suppliedStyle,
} from "./cell-styles.js";

/** Looks and help texts of the cells of one template. */
export class CellLooks {
  /** True if people type the figures. */
  readonly hasSuppliedFigures: boolean;
  readonly #manifest: TemplateManifest;
  readonly #reasons: ReadonlyMap<string, string>;

  constructor(manifest: TemplateManifest) {
    this.#manifest = manifest;
    this.hasSuppliedFigures = manifest.figureCells === "supplied";
    this.#reasons = new Map(manifest.marks?.cells.map(({ path, reason }) => [path, reason]));
  }

  ofField(field: InputField | FigureField, numFmt: string): Partial<Style> {
    const isMarked = this.#reasonOf(fieldPath(field)) !== undefined;
    if (field.kind === "input") return isMarked ? markedInputStyle(numFmt) : inputStyle(numFmt);
    return this.#figure(numFmt, isMarked, this.hasSuppliedFigures);
  }

  ofLabel(field: InputField | FigureField): Partial<Style> {
    return this.#reasonOf(fieldPath(field)) === undefined ? STYLES.label : STYLES.markedLabel;
  }

  ofInputColumn(table: TableBlock, column: TableColumn, numFmt: string): Partial<Style> {
    return this.#isMarked(table, column) ? markedInputStyle(numFmt) : inputStyle(numFmt);
  }

  ofFigureColumn(table: TableBlock, column: TableColumn, numFmt: string): Partial<Style> {
    return this.#figure(numFmt, this.#isMarked(table, column), this.isSupplied(table));
  }

  /** Look of a cell in the closing row, with or without a total in the column. */
  ofClosingCell(table: TableBlock, { totalFigure }: TableColumn, numFmt: string): Partial<Style> {
    return totalFigure !== undefined && this.isSupplied(table) ? suppliedClosingStyle(numFmt) : closingStyle(numFmt);
  }

  /** True if people type the figures of a table. Only the calculation gives issues. */
  isSupplied({ figures }: TableBlock): boolean {
    return this.hasSuppliedFigures && figures?.list !== "issues";
  }

  helpOfField(field: InputField | FigureField): string | undefined {
    return this.#withReason(field.kind === "input" ? field.help : undefined, fieldPath(field));
  }

  helpOfColumn(table: TableBlock, column: TableColumn): string | undefined {
    return this.#withReason(column.help, columnPath(table, column));
  }

  #figure(numFmt: string, isMarked: boolean, isSupplied: boolean): Partial<Style> {
    if (isSupplied) return suppliedStyle(numFmt);
    return isMarked ? markedFigureStyle(numFmt) : figureStyle(numFmt);
  }

  #isMarked(table: TableBlock, column: TableColumn): boolean {
    return this.#reasonOf(columnPath(table, column)) !== undefined;
  }

  #reasonOf(path: string | undefined): string | undefined {
    return path === undefined ? undefined : this.#reasons.get(openPath(path));
  }

  #withReason(help: string | undefined, path: string | undefined): string | undefined {
    const reason = this.#reasonOf(path);
    if (reason === undefined) return help;
    const why = `${this.#manifest.marks?.label}: ${reason}`;
    return help === undefined ? why : `${help}\n${why}`;
  }
}
