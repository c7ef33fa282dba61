import type { Worksheet } from "exceljs";
import { columnLetters } from "../xlsx/cell-address.js";
import { fitToPages } from "./page-fit.js";
import { MARGINS_INCHES } from "./papers.js";

/** Printed area of a sheet. Column and row numbers start at 1. */
export interface PrintedSheet {
  readonly firstColumn: number;
  /** Widths of the columns from the first one on, in characters. */
  readonly widths: readonly number[];
  /** The last column that repeats before columns on a further page. */
  readonly lastRepeatedColumn?: number;
  /** Columns at which a group of columns begins. */
  readonly groupStarts?: readonly number[];
  readonly lastRow: number;
  /** The rows that repeat at the top of every printed page. */
  readonly titleRows?: { readonly first: number; readonly last: number };
  /** True for a form, which may print in portrait. */
  readonly isForm?: boolean;
  /** True if a part of the sheet, such as its charts, begins a new page unless the sheet fits on one page. */
  readonly hasPageBreaks?: boolean;
  /** The kind of workbook, for the header. */
  readonly title: string;
  readonly projectName: string;
}

const AS_MANY_AS_NEEDED = 0;
/** Default height of a row, in points. */
const USUAL_ROW_HEIGHT = 15;

/**
 * Sets paper, print area, repeated titles, header, and footer of a sheet: one page wide, or one for each group of
 * columns.
 *
 * @returns The columns at which a further page begins.
 */
export function setUpPrinting(worksheet: Worksheet, sheet: PrintedSheet): number[] {
  const { firstColumn, widths, lastRepeatedColumn = firstColumn - 1, groupStarts = [], lastRow, titleRows } = sheet;
  const { paper, orientation, parts, pagesTall } = fitToPages({
    widths,
    repeatedColumns: Math.max(0, lastRepeatedColumn - firstColumn + 1),
    groupStarts: groupStarts.map((column) => column - firstColumn),
    height: heightOf(worksheet, 1, lastRow),
    titleHeight: titleRows === undefined ? 0 : heightOf(worksheet, titleRows.first, titleRows.last),
    isForm: sheet.isForm === true,
  });
  const areas = parts.map(({ first, last }, index) => {
    // Texts above the titles extend beyond the repeated columns, and would be truncated.
    const top = index === 0 ? 1 : (titleRows?.first ?? 1);
    return `${columnLetters(firstColumn + first)}$${top}:${columnLetters(firstColumn + last)}$${lastRow}`;
  });
  Object.assign(worksheet.pageSetup, {
    paperSize: paper.code,
    orientation,
    fitToPage: true,
    fitToWidth: 1,
    // Programs ignore page breaks if the number of pages is fixed.
    fitToHeight: sheet.hasPageBreaks === true && pagesTall > 1 ? AS_MANY_AS_NEEDED : pagesTall,
    margins: MARGINS_INCHES,
    printArea: areas.join("&&"),
  });
  if (titleRows !== undefined) worksheet.pageSetup.printTitlesRow = `${titleRows.first}:${titleRows.last}`;
  if (parts.length > 1) worksheet.pageSetup.printTitlesColumn = `A:${columnLetters(lastRepeatedColumn)}`;
  worksheet.headerFooter.oddHeader = `&L&A&R${printText(sheet.title)}`;
  worksheet.headerFooter.oddFooter = `&L${printText(sheet.projectName)}&RPage &P of &N`;
  return parts.slice(1).map(({ first }) => firstColumn + first);
}

function heightOf(worksheet: Worksheet, firstRow: number, lastRow: number): number {
  const { defaultRowHeight = USUAL_ROW_HEIGHT } = worksheet.properties;
  let height = 0;
  for (let row = firstRow; row <= lastRow; row++) {
    const { hidden, height: ofRow } = worksheet.getRow(row);
    if (!hidden) height += ofRow ?? defaultRowHeight;
  }
  return height;
}

/** Longest text that keeps the header or footer within Excel's 255 characters. */
const LONGEST_TEXT = 100;

/** An ampersand begins a code in headers and footers; a doubled ampersand is a literal one. */
export const printText = (text: string): string => text.slice(0, LONGEST_TEXT).replaceAll("&", "&&");
