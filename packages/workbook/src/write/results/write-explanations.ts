import type { Workbook } from "exceljs";
import { formatAddress } from "../../xlsx/cell-address.js";
import { SheetPen } from "../sheet-pen.js";
import type { ExplainedFigure } from "./explained-figures.js";
import { LEFT_COLUMN } from "./place-readable.js";
import { LINK, valueStyle } from "./results-styles.js";
import { setUpSheet } from "./set-up-sheet.js";
import { LIST_HEADER_ROW, writeList } from "./write-list.js";

const COLUMNS = [
  { label: "Figure", width: 34 },
  { label: "Cell", width: 17 },
  { label: "Value", width: 18 },
  { label: "Unit", width: 12 },
  { label: "How it came about", width: 56 },
  { label: "In numbers", width: 44 },
  { label: "Specification", width: 26 },
] as const;

/** The column whose cells lead back to the figure. */
export const BACK_COLUMN: number = LEFT_COLUMN + 1;

export const EXPLANATIONS_PURPOSE =
  "How the figures came about, one step each: click a figure on a schedule to come here, and its cell to go back.";

/** Writes the list of explanations; returns the row of the first. */
export function writeExplanations(
  workbook: Workbook,
  name: string,
  explanations: readonly ExplainedFigure[],
  projectName: string,
): number {
  const widths = COLUMNS.map(({ width }) => width);
  const pen = new SheetPen(workbook, workbook.addWorksheet(name), widths);
  const text = (content: string) => ({ content, style: valueStyle("@", content) });
  const rows = explanations.map(({ label, content, format, unit, inWords, inNumbers, spec, cell }) => [
    text(label),
    { content: `${cell.sheet}!${formatAddress(cell.row, cell.column)}`, style: LINK },
    { content, style: valueStyle(format, undefined) },
    text(unit),
    text(inWords),
    text(inNumbers),
    text(spec),
  ]);
  const first = writeList(pen, { title: name, purpose: EXPLANATIONS_PURPOSE }, COLUMNS, rows);
  setUpSheet(pen.worksheet, {
    widths,
    projectName,
    frozenRows: LIST_HEADER_ROW,
    titleRows: { first: LIST_HEADER_ROW, last: LIST_HEADER_ROW },
  });
  return first;
}
