import {
  TEMPLATE_KIND_LABEL,
  TEMPLATE_KIND_NAME,
  TEMPLATE_VERSION_LABEL,
  TEMPLATE_VERSION_NAME,
} from "../templates/defined-names.js";
import type { TemplateManifest } from "../templates/manifest.js";
import { figureStyle, inputStyle, markedInputStyle, STYLES, suppliedStyle } from "./cell-styles.js";
import { CHART_ROWS } from "./charts/summary-charts.js";
import type { PlacedLine } from "./checks/write-checks.js";
import { PANEL_ROWS, writePanel } from "./checks/write-panel.js";
import { FIRST_COLUMN, type PlacedProse } from "./place-sheet.js";
import { type SheetPen, singleCell } from "./sheet-pen.js";

type ProseBlock = PlacedProse["block"];

const SECOND_COLUMN = FIRST_COLUMN + 1;
/** Characters of both columns of the Instructions together. */
const PARAGRAPH_WIDTH = 150;
/** Characters of the second column. */
const MEANING_WIDTH = 100;

type LegendEntry = readonly [sample: string, style: ReturnType<typeof inputStyle>, meaning: string];

const INPUT: LegendEntry = [
  "Input",
  inputStyle("@"),
  "Light yellow with a thin dark border and blue text: enter a value, or choose one from the list. Unlocked.",
];
const CALCULATED: LegendEntry = [
  "Calculated",
  figureStyle("@"),
  "Gray with a hairline border and black text: calculated and locked; what is typed here is not read. Totals are bold, below a dark line. Rows that have nothing to show are white.",
];
const SUPPLIED: LegendEntry = [
  "Figure",
  suppliedStyle("@"),
  "Light blue with a dashed border and black text: enter the figure of your own model, or leave the cell blank. Unlocked.",
];
const REPEATED: LegendEntry = [
  "Repeated",
  figureStyle("@"),
  "Gray with a hairline border and black text: repeats a value of another sheet. Locked.",
];
const ROW_NUMBER: LegendEntry = [
  "1",
  STYLES.rowNumber,
  "Gray-blue with bold text: the year or number of a row. Locked.",
];

function legend({ figureCells, marks }: TemplateManifest): readonly LegendEntry[] {
  const marked: readonly LegendEntry[] =
    marks === undefined ? [] : [[marks.label, markedInputStyle("@"), marks.meaning]];
  const figures = figureCells === "supplied" ? [SUPPLIED, REPEATED] : [CALCULATED];
  return [INPUT, ...marked, ...figures, ROW_NUMBER];
}

const IDENTITY_ROWS = 3;

/** Rows a block of the Instructions takes below its heading. */
export function proseRows(block: ProseBlock, manifest: TemplateManifest): number {
  switch (block.kind) {
    case "text":
      return block.paragraphs.length;
    case "identity":
      return IDENTITY_ROWS;
    case "checks":
      return PANEL_ROWS;
    case "charts":
      return CHART_ROWS;
    case "legend":
      return legend(manifest).length;
    case "contents":
      return manifest.sheets.length;
    default:
      return block satisfies never;
  }
}

export function writeProse(
  pen: SheetPen,
  { block, headingRow }: PlacedProse,
  manifest: TemplateManifest,
  checks: readonly PlacedLine[] | undefined,
): void {
  pen.put(headingRow, FIRST_COLUMN, block.heading, STYLES.heading);
  pen.put(headingRow, SECOND_COLUMN, undefined, STYLES.heading);
  const firstRow = headingRow + 1;
  switch (block.kind) {
    case "text":
      writeParagraphs(pen, firstRow, block.paragraphs);
      return;
    case "identity":
      writeIdentity(pen, firstRow, manifest);
      return;
    case "checks":
      writePanel(pen, firstRow, checks);
      return;
    // Charts are added to the finished package.
    case "charts":
      pen.breakPageBefore(headingRow);
      // The last row that a chart covers belongs to the sheet, so that it is printed.
      pen.put(headingRow + CHART_ROWS, FIRST_COLUMN, undefined, STYLES.prose);
      return;
    case "legend":
      for (const [index, [sample, style, meaning]] of legend(manifest).entries()) {
        pen.put(firstRow + index, FIRST_COLUMN, sample, { ...style, protection: { locked: true } });
        pen.put(firstRow + index, SECOND_COLUMN, meaning, STYLES.prose);
        pen.makeRoom(firstRow + index, [{ text: meaning, width: MEANING_WIDTH }]);
      }
      return;
    case "contents":
      for (const [index, { name, purpose }] of manifest.sheets.entries()) {
        const row = firstRow + index;
        pen.put(row, FIRST_COLUMN, undefined, STYLES.link);
        pen.worksheet.getCell(row, FIRST_COLUMN).value = { text: name, hyperlink: `#'${name}'!B1` };
        pen.put(row, SECOND_COLUMN, purpose, STYLES.prose);
        pen.makeRoom(row, [{ text: purpose, width: MEANING_WIDTH }]);
      }
      return;
    default:
      block satisfies never;
  }
}

/** Merged cells don't grow with their text by themselves. */
function writeParagraphs(pen: SheetPen, firstRow: number, paragraphs: readonly string[]): void {
  for (const [index, paragraph] of paragraphs.entries()) {
    const row = firstRow + index;
    pen.put(row, FIRST_COLUMN, paragraph, STYLES.prose);
    pen.merge({ top: row, left: FIRST_COLUMN, bottom: row, right: SECOND_COLUMN });
    pen.makeRoom(row, [{ text: paragraph, width: PARAGRAPH_WIDTH }]);
  }
}

function writeIdentity(pen: SheetPen, firstRow: number, { title, kind, version }: TemplateManifest): void {
  const style = { ...figureStyle("@"), alignment: { horizontal: "left" } } as const;
  pen.put(firstRow, FIRST_COLUMN, "Template", STYLES.label);
  pen.put(firstRow, SECOND_COLUMN, title, style);
  pen.put(firstRow + 1, FIRST_COLUMN, TEMPLATE_KIND_LABEL, STYLES.label);
  pen.put(firstRow + 1, SECOND_COLUMN, kind, style);
  pen.name(TEMPLATE_KIND_NAME, singleCell(firstRow + 1, SECOND_COLUMN));
  pen.put(firstRow + 2, FIRST_COLUMN, TEMPLATE_VERSION_LABEL, STYLES.label);
  pen.put(firstRow + 2, SECOND_COLUMN, version, style);
  pen.name(TEMPLATE_VERSION_NAME, singleCell(firstRow + 2, SECOND_COLUMN));
}
