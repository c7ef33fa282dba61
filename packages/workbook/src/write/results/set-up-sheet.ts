import type { Worksheet } from "exceljs";
import { columnLetters } from "../../read/cell-address.js";
import { LEFT_COLUMN } from "./place-readable.js";

export interface SheetSetUp {
  /** From column B on, characters. */
  readonly widths: readonly number[];
  readonly projectName: string;
  /** Columns (A included) and rows that stay in view. */
  readonly frozenColumns?: number;
  readonly frozenRows?: number;
  /** The rows that head every printed page. */
  readonly titleRows?: { readonly first: number; readonly last: number };
}

const MARGIN_COLUMN_WIDTH = 2;
const US_LETTER = 1;
const MARGINS_INCHES = { left: 0.4, right: 0.4, top: 0.7, bottom: 0.6, header: 0.3, footer: 0.3 };
/** A wider sheet would print too small to read, and goes over several pages. */
const PAGE_WIDTH = 210;

/** Column widths, what stays in view, and how the sheet prints. */
export function setUpSheet(worksheet: Worksheet, setUp: SheetSetUp): void {
  const { widths, projectName, frozenColumns = 0, frozenRows = 0, titleRows } = setUp;
  worksheet.getColumn(1).width = MARGIN_COLUMN_WIDTH;
  for (const [index, width] of widths.entries()) worksheet.getColumn(LEFT_COLUMN + index).width = width;
  const view = { showGridLines: false, zoomScale: 100 };
  worksheet.views =
    frozenColumns + frozenRows === 0
      ? [{ ...view, state: "normal" }]
      : [{ ...view, state: "frozen", xSplit: frozenColumns, ySplit: frozenRows }];
  const pagesWide = Math.ceil(widths.reduce((sum, width) => sum + width, 0) / PAGE_WIDTH);
  Object.assign(worksheet.pageSetup, {
    paperSize: US_LETTER,
    orientation: "landscape",
    fitToPage: true,
    fitToWidth: Math.max(1, pagesWide),
    fitToHeight: 0,
    margins: MARGINS_INCHES,
  });
  if (titleRows !== undefined) worksheet.pageSetup.printTitlesRow = `${titleRows.first}:${titleRows.last}`;
  if (pagesWide > 1 && frozenColumns > 0) {
    worksheet.pageSetup.printTitlesColumn = `A:${columnLetters(frozenColumns)}`;
  }
  worksheet.headerFooter.oddHeader = `&L${printText(projectName)}&RResults`;
  worksheet.headerFooter.oddFooter = "&L&A&RPage &P of &N";
}

/** Longest text that leaves the header within Excel's 255 characters. */
const LONGEST_HEADER_TEXT = 100;

/** An ampersand begins a code in headers; doubled it is itself. */
const printText = (text: string): string => text.slice(0, LONGEST_HEADER_TEXT).replaceAll("&", "&&");
