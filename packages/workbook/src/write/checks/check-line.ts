import { type Area, areaText, type Cell, cellText, type Layout } from "../../formulas/index.js";
import { CHECKS_SHEET } from "../../templates/hidden-sheets.js";
import type { TemplateManifest } from "../../templates/manifest.js";
import { columnLetters } from "../../xlsx/cell-address.js";
import type { PlacedSheet } from "../place-sheet.js";

/** Sources of the checks of a workbook. */
export interface CheckedTemplate {
  readonly manifest: TemplateManifest;
  readonly sheets: readonly PlacedSheet[];
  readonly layout: Layout;
}

export interface CheckLine {
  readonly label: string;
  /** Text after the word OK. */
  readonly whenMet: string;
  /** In the order of the sheets; the panel shows the first case with a mistake. */
  readonly cases: readonly CheckCase[];
}

/** A possible mistake in one cell or in one of the rows below it. */
export interface CheckCase {
  /**
   * Row of the mistake, counted from the cell: 1 is the cell itself, 0 means no mistake. A formula of the hidden sheet.
   */
  readonly position: string;
  /** True if the formula compares whole columns, cell by cell. */
  readonly isArray?: true;
  readonly cell: Cell;
  /** The problem of the cell and the next step. */
  readonly sentence: string;
}

/** Reference to a cell in formulas of the hidden sheet. */
export const cellIn = (cell: Cell): string => cellText(cell, CHECKS_SHEET);

/** Reference to an area in formulas of the hidden sheet. */
export const areaIn = (area: Area): string => areaText(area, CHECKS_SHEET);

/**
 * `'Schedule 3'!E13` as a formula that stays correct when rows are inserted above. @param position - Cell with the
 * position.
 */
export function placeFormula({ cell }: CheckCase, position: string): string {
  return `"'${cell.sheet}'!${columnLetters(cell.column)}"&(ROW(${cellIn(cell)})+MAX(${position},1)-1)`;
}

/** Sentence of the panel about a case: `Go to Schedule 3!E13. Enter the award date.` */
export function sentenceFormula({ sentence }: CheckCase, place: string): string {
  return `"Go to "&SUBSTITUTE(${place},"'","")&". ${sentence.replaceAll('"', '""')}"`;
}

/** 1 if a test is true. */
export const whereMet = (test: string): string => `IFERROR(IF(${test},1,0),1)`;
