import { type Area, areaText, type Cell, cellText, type Layout } from "../../formulas/index.js";
import { CHECKS_SHEET } from "../../templates/hidden-sheets.js";
import type { TemplateManifest } from "../../templates/manifest.js";
import { columnLetters } from "../../xlsx/cell-address.js";
import type { PlacedSheet } from "../place-sheet.js";

/** What the checks of a workbook are made from. */
export interface CheckedTemplate {
  readonly manifest: TemplateManifest;
  readonly sheets: readonly PlacedSheet[];
  readonly layout: Layout;
}

/** A line of the panel. */
export interface CheckLine {
  readonly label: string;
  /** Follows the word OK. */
  readonly whenMet: string;
  /** In the order in which a person goes through them; the first that is not met is told. */
  readonly cases: readonly CheckCase[];
}

/** One thing that may be wrong, in one cell or in one of the rows below it. */
export interface CheckCase {
  /** Row with the mistake, counted from the cell: 1 is the cell itself, 0 is no mistake. A formula of the hidden sheet. */
  readonly position: string;
  /** Whether the formula compares whole columns, cell by cell. */
  readonly isArray?: true;
  readonly cell: Cell;
  /** What is wrong in the cell, and what to do. */
  readonly sentence: string;
}

/** A cell as formulas of the hidden sheet name it. */
export const cellIn = (cell: Cell): string => cellText(cell, CHECKS_SHEET);

/** An area as formulas of the hidden sheet name it. */
export const areaIn = (area: Area): string => areaText(area, CHECKS_SHEET);

/** `'Schedule 3'!E13` as a formula that follows rows that are inserted above. @param position - Cell with the position. */
export function placeFormula({ cell }: CheckCase, position: string): string {
  return `"'${cell.sheet}'!${columnLetters(cell.column)}"&(ROW(${cellIn(cell)})+MAX(${position},1)-1)`;
}

/** What the panel says about a case: `Go to Schedule 3!E13. Enter the award date.` */
export function sentenceFormula({ sentence }: CheckCase, place: string): string {
  return `"Go to "&SUBSTITUTE(${place},"'","")&". ${sentence.replaceAll('"', '""')}"`;
}

/** 1 where a test is met. */
export const whereMet = (test: string): string => `IFERROR(IF(${test},1,0),1)`;
