import { TEMPLATE_KIND_NAME, TEMPLATE_VERSION_NAME } from "../templates/defined-names.js";
import type { TemplateManifest } from "../templates/manifest.js";
import { figureStyle, inputStyle, markedInputStyle, STYLES, suppliedStyle } from "./cell-styles.js";
import { FIRST_COLUMN, type PlacedProse } from "./place-sheet.js";
import { type SheetPen, singleCell } from "./sheet-pen.js";

type ProseBlock = PlacedProse["block"];

const SECOND_COLUMN = FIRST_COLUMN + 1;
/** Characters of both columns of the Instructions together. */
const PARAGRAPH_WIDTH = 150;

type LegendEntry = readonly [sample: string, style: ReturnType<typeof inputStyle>, meaning: string];

const INPUT: LegendEntry = [
  "Input",
  inputStyle("@"),
  "Light, with a thin border and blue ink: yours to fill in, or to choose from a list.",
];
const CALCULATED: LegendEntry = [
  "Calculated",
  figureStyle("@"),
  "Grey and without a border: calculated, locked. What is typed here is not read.",
];
const SUPPLIED: LegendEntry = [
  "Figure",
  suppliedStyle("@"),
  "Light blue, with a dashed border: type the figure your own model gives, or leave it blank.",
];
const REPEATED: LegendEntry = ["Repeated", figureStyle("@"), "Grey and without a border: shown for the eye, locked."];
const ROW_NUMBER: LegendEntry = ["1", STYLES.rowNumber, "Year or number of a row: locked."];

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
    case "legend":
      return legend(manifest).length;
    case "contents":
      return manifest.sheets.length;
    default:
      return block satisfies never;
  }
}

export function writeProse(pen: SheetPen, { block, headingRow }: PlacedProse, manifest: TemplateManifest): void {
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
    case "legend":
      for (const [index, [sample, style, meaning]] of legend(manifest).entries()) {
        pen.put(firstRow + index, FIRST_COLUMN, sample, { ...style, protection: { locked: true } });
        pen.put(firstRow + index, SECOND_COLUMN, meaning, STYLES.prose);
      }
      return;
    case "contents":
      for (const [index, { name, purpose }] of manifest.sheets.entries()) {
        const row = firstRow + index;
        pen.put(row, FIRST_COLUMN, undefined, STYLES.link);
        pen.worksheet.getCell(row, FIRST_COLUMN).value = { text: name, hyperlink: `#'${name}'!B1` };
        pen.put(row, SECOND_COLUMN, purpose, STYLES.prose);
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
  pen.put(firstRow + 1, FIRST_COLUMN, "Kind", STYLES.label);
  pen.put(firstRow + 1, SECOND_COLUMN, kind, style);
  pen.name(TEMPLATE_KIND_NAME, singleCell(firstRow + 1, SECOND_COLUMN));
  pen.put(firstRow + 2, FIRST_COLUMN, "Version", STYLES.label);
  pen.put(firstRow + 2, SECOND_COLUMN, version, style);
  pen.name(TEMPLATE_VERSION_NAME, singleCell(firstRow + 2, SECOND_COLUMN));
}
