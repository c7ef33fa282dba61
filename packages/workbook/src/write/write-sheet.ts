import type { Workbook, Worksheet } from "exceljs";
import { columnLetters } from "../read/cell-address.js";
import type { SheetDefinition, TemplateManifest } from "../templates/manifest.js";
import { STYLES } from "./cell-styles.js";
import { FIRST_COLUMN, MARK_COLUMN, type PlacedSheet, type PlacedTable, placeSheet } from "./place-sheet.js";
import { SheetPen } from "./sheet-pen.js";
import { type BodyRow, type FilledContent, tableRows } from "./table-rows.js";
import { writeForm } from "./write-form.js";
import { proseRows, writeProse } from "./write-prose.js";
import { writeTable } from "./write-table.js";

const US_LETTER = 1;
const MARGINS_INCHES = { left: 0.4, right: 0.4, top: 0.7, bottom: 0.6, header: 0.3, footer: 0.3 };
/** What people may do on a protected sheet besides filling in cells. */
const ALLOWED = { formatCells: true, formatColumns: true, formatRows: true, insertRows: true, sort: true };

export async function writeSheet(
  workbook: Workbook,
  manifest: TemplateManifest,
  definition: SheetDefinition,
  content: FilledContent,
): Promise<void> {
  const rowsByTable = new Map<string, BodyRow[]>();
  const bodyRowsOf = (id: string): BodyRow[] => rowsByTable.get(id) ?? [];
  for (const block of definition.blocks) {
    if (block.kind === "table") rowsByTable.set(block.id, tableRows(block, content));
  }
  const placed = placeSheet(
    definition,
    ({ id }) => bodyRowsOf(id).length,
    (block) => proseRows(block, manifest),
  );

  const pen = new SheetPen(workbook, workbook.addWorksheet(definition.name));
  pen.put(1, FIRST_COLUMN, definition.name, STYLES.sheetTitle);
  pen.put(2, FIRST_COLUMN, definition.purpose, STYLES.purpose);
  for (const block of placed.blocks) {
    if (block.kind === "form") writeForm(pen, definition, block, content);
    else if (block.kind === "table") writeTable(pen, block, bodyRowsOf(block.block.id), content);
    else writeProse(pen, block, manifest);
  }
  setWidths(pen.worksheet, definition);
  setView(pen.worksheet, placed);
  setPrinting(pen.worksheet, placed, manifest, content.project?.record.name ?? "");
  await pen.worksheet.protect("", ALLOWED);
}

/** Tables that share columns need the widest of each. */
function setWidths(worksheet: Worksheet, { blocks, columnWidths = [] }: SheetDefinition): void {
  const widths = [...columnWidths];
  for (const block of blocks) {
    if (block.kind !== "table") continue;
    for (const [index, { width }] of block.columns.entries()) widths[index] = Math.max(widths[index] ?? 0, width);
  }
  worksheet.getColumn(MARK_COLUMN).hidden = true;
  for (const [index, width] of widths.entries()) worksheet.getColumn(FIRST_COLUMN + index).width = width;
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
  const { pagesWide = 1, pagesTall = 0, freezesAt } = definition;
  Object.assign(worksheet.pageSetup, {
    paperSize: US_LETTER,
    orientation: "landscape",
    fitToPage: true,
    fitToWidth: pagesWide,
    fitToHeight: pagesTall,
    margins: MARGINS_INCHES,
  });
  const table = blocks.filter((block): block is PlacedTable => block.kind === "table").at(-1);
  if (table !== undefined) {
    worksheet.pageSetup.printTitlesRow = `${table.groupRow ?? table.labelRow}:${table.unitRow ?? table.labelRow}`;
  }
  if (pagesWide > 1 && freezesAt !== undefined) {
    worksheet.pageSetup.printTitlesColumn = `A:${columnLetters(freezesAt.columns)}`;
  }
  worksheet.headerFooter.oddHeader = `&L${printText(projectName)}&R${printText(`${manifest.title} ${manifest.version}`)}`;
  worksheet.headerFooter.oddFooter = "&L&A&RPage &P of &N";
}

/** Longest text that leaves the header within Excel's 255 characters. */
const LONGEST_HEADER_TEXT = 100;

/** An ampersand begins a code in headers; doubled it is itself. */
function printText(text: string): string {
  return text.slice(0, LONGEST_HEADER_TEXT).replaceAll("&", "&&");
}
