import type { Workbook, Worksheet } from "exceljs";
import { columnLetters } from "../read/cell-address.js";
import type { SheetDefinition, TemplateManifest } from "../templates/manifest.js";
import { CellLooks } from "./cell-looks.js";
import { STYLES } from "./cell-styles.js";
import { pagesTall, type SheetExtent } from "./page-fit.js";
import { FIRST_COLUMN, MARK_COLUMN, type PlacedSheet, type PlacedTable, placeSheet } from "./place-sheet.js";
import { SheetPen } from "./sheet-pen.js";
import { sheetWidths, widthOf } from "./sheet-widths.js";
import { type BodyRow, type FilledContent, tableRows } from "./table-rows.js";
import { writeForm } from "./write-form.js";
import { proseRows, writeProse } from "./write-prose.js";
import { writeTable } from "./write-table.js";

/** A point more than usual keeps the letters off the borders. */
const ROW_HEIGHT_POINTS = 16;
const US_LETTER = 1;
const MARGINS_INCHES = { left: 0.4, right: 0.4, top: 0.7, bottom: 0.6, header: 0.3, footer: 0.3 };
/** What people may do on a protected sheet besides filling in cells. */
const ALLOWED = { formatCells: true, formatColumns: true, formatRows: true, sort: true };

/** A sheet with its rows, before anything is written. */
export interface SheetPlan {
  readonly placed: PlacedSheet;
  readonly rows: ReadonlyMap<string, readonly BodyRow[]>;
}

export function planSheet(manifest: TemplateManifest, definition: SheetDefinition, content: FilledContent): SheetPlan {
  const rows = new Map<string, BodyRow[]>();
  for (const block of definition.blocks) {
    if (block.kind === "table") rows.set(block.id, tableRows(block, content));
  }
  const placed = placeSheet(
    definition,
    ({ id }) => rows.get(id)?.length ?? 0,
    (block) => proseRows(block, manifest),
  );
  return { placed, rows };
}

export async function writeSheet(
  workbook: Workbook,
  manifest: TemplateManifest,
  { placed, rows }: SheetPlan,
  content: FilledContent,
): Promise<void> {
  const { definition } = placed;

  const looks = new CellLooks(manifest);
  const worksheet = workbook.addWorksheet(definition.name, { properties: { defaultRowHeight: ROW_HEIGHT_POINTS } });
  const pen = new SheetPen(workbook, worksheet);
  pen.put(1, FIRST_COLUMN, definition.name, STYLES.sheetTitle);
  pen.put(2, FIRST_COLUMN, definition.purpose, STYLES.purpose);
  for (const block of placed.blocks) {
    if (block.kind === "form") writeForm(pen, definition, block, content, looks);
    else if (block.kind === "table") writeTable(pen, block, rows.get(block.block.id) ?? [], content, looks);
    else writeProse(pen, block, manifest);
  }
  setWidths(pen.worksheet, definition);
  setView(pen.worksheet, placed);
  setPrinting(pen.worksheet, placed, manifest, content.project?.record.name ?? "");
  await pen.worksheet.protect("", { ...ALLOWED, insertRows: !hasFormulasInRows(definition, manifest) });
}

/** An inserted row has no formulas, and the totals below it miss the row. */
const hasFormulasInRows = ({ blocks }: SheetDefinition, { figureCells }: TemplateManifest): boolean =>
  figureCells === "calculated" &&
  blocks.some(
    (block) =>
      block.kind === "table" &&
      block.columns.some(({ content, totalFigure }) => content.kind === "figure" || totalFigure !== undefined),
  );

function setWidths(worksheet: Worksheet, definition: SheetDefinition): void {
  worksheet.getColumn(MARK_COLUMN).hidden = true;
  for (const [index, width] of sheetWidths(definition).entries()) {
    worksheet.getColumn(FIRST_COLUMN + index).width = width;
  }
}

function setView(worksheet: Worksheet, { definition, blocks }: PlacedSheet): void {
  const { freezesAt } = definition;
  const table = blocks.find((block) => block.kind === "table" && block.block.id === freezesAt?.table);
  const ySplit = table?.kind === "table" ? table.firstBodyRow - 1 : 0;
  const view = { showGridLines: false, zoomScale: 100 };
  worksheet.views =
    freezesAt === undefined
      ? [{ ...view, state: "normal" }]
      : [{ ...view, state: "frozen", xSplit: freezesAt.columns, ySplit }];
}

function setPrinting(
  worksheet: Worksheet,
  { definition, blocks }: PlacedSheet,
  manifest: TemplateManifest,
  projectName: string,
): void {
  const { pagesWide = 1, orientation = "landscape", freezesAt } = definition;
  Object.assign(worksheet.pageSetup, {
    paperSize: US_LETTER,
    orientation,
    fitToPage: true,
    fitToWidth: pagesWide,
    fitToHeight: pagesTall({ ...extentOf(worksheet, definition, pagesWide), orientation }),
    margins: MARGINS_INCHES,
  });
  // The head of one table above the rows of another would mislead.
  const [table, ...others] = blocks.filter((block): block is PlacedTable => block.kind === "table");
  if (table !== undefined && others.length === 0 && table.block.figures?.list !== "issues") {
    worksheet.pageSetup.printTitlesRow = `${table.groupRow ?? table.labelRow}:${table.unitRow ?? table.labelRow}`;
  }
  if (pagesWide > 1 && freezesAt !== undefined) {
    worksheet.pageSetup.printTitlesColumn = `A:${columnLetters(freezesAt.columns)}`;
  }
  worksheet.headerFooter.oddHeader = `&L${printText(projectName)}&R${printText(`${manifest.title} ${manifest.version}`)}`;
  worksheet.headerFooter.oddFooter = "&L&A&RPage &P of &N";
}

function extentOf(
  worksheet: Worksheet,
  definition: SheetDefinition,
  pagesWide: number,
): Omit<SheetExtent, "orientation"> {
  let height = 0;
  for (let row = 1; row <= worksheet.rowCount; row++) {
    const { hidden, height: ofRow } = worksheet.getRow(row);
    if (!hidden) height += ofRow ?? ROW_HEIGHT_POINTS;
  }
  const width = widthOf(definition, FIRST_COLUMN, worksheet.columnCount);
  const lastRepeated = pagesWide > 1 ? (definition.freezesAt?.columns ?? MARK_COLUMN) : MARK_COLUMN;
  return { width, repeatedWidth: widthOf(definition, FIRST_COLUMN, lastRepeated), height, pagesWide };
}

/** Longest text that leaves the header within Excel's 255 characters. */
const LONGEST_HEADER_TEXT = 100;

/** An ampersand begins a code in headers; doubled it is itself. */
function printText(text: string): string {
  return text.slice(0, LONGEST_HEADER_TEXT).replaceAll("&", "&&");
}
