import type { Workbook, Worksheet } from "exceljs";
import type { SheetDefinition, TableBlock, TemplateManifest } from "../templates/manifest.js";
import { columnLetters, formatAddress } from "../xlsx/cell-address.js";
import { CellLooks } from "./cell-looks.js";
import { STYLES } from "./cell-styles.js";
import { NUMBERS_LABEL } from "./checks/number-checks.js";
import { notMetNote, type SheetNote, writeNote } from "./checks/write-panel.js";
import { firstCell } from "./first-cell.js";
import { isOptionalAndBlank, withoutEntriesNote } from "./optional-sheet.js";
import { OVERVIEW_SHEET } from "./overview-sheet.js";
import { FIRST_COLUMN, MARK_COLUMN, type PlacedSheet, placeSheet } from "./place-sheet.js";
import { type PrintedSheet, setUpPrinting } from "./set-up-printing.js";
import { SheetPen } from "./sheet-pen.js";
import { groupStarts, sheetWidths, widthsUpTo } from "./sheet-widths.js";
import { type BodyRow, type FilledContent, tableRows } from "./table-rows.js";
import { writeForm } from "./write-form.js";
import { proseRows, writeProse } from "./write-prose.js";
import { writeSentence } from "./write-sentence.js";
import { repeatGroupsOnPages, writeTable } from "./write-table.js";

/** Printed rows of a table whose rows appear after the calculation, in a blank workbook. */
const ROWS_OF_BLANK_TABLE = 24;

/**
 * The last printed row if the last table has rows without content; undefined if all rows are printed. A loan of ten
 * years takes 120 of the 480 rows of its schedule.
 */
function printedRows(
  { blocks }: PlacedSheet,
  rows: ReadonlyMap<string, readonly BodyRow[]>,
  { figureCells }: TemplateManifest,
): number | undefined {
  const last = blocks.at(-1);
  if (figureCells === "supplied" || last?.kind !== "table" || !mayEndEarly(last.block)) return undefined;
  const [first] = last.block.columns;
  const body = rows.get(last.block.id) ?? [];
  const shown = body.filter((row) => first !== undefined && row.contentOf(first) !== undefined).length;
  return last.firstBodyRow - 1 + Math.min(body.length, shown === 0 ? ROWS_OF_BLANK_TABLE : shown);
}

/** True if every cell of a row is blank until it is calculated, and no total follows the rows. */
const mayEndEarly = (table: TableBlock): boolean =>
  isBlankUntilCalculated(table) && table.columns.every(({ totalFigure }) => totalFigure === undefined);

const isBlankUntilCalculated = ({ rows, columns }: TableBlock): boolean =>
  rows.kind !== "calculated" && columns.every(({ content }) => content.kind === "figure");

/** One point more than the default keeps the letters off the borders. */
const ROW_HEIGHT_POINTS = 16;
/** Below the title and the purpose of a sheet. */
const NOTE_ROW = 3;
/** Actions that people may take on a protected sheet besides filling in cells. */
const ALLOWED = { formatCells: true, formatColumns: true, formatRows: true, sort: true };

/** A sheet with its rows, before it is written. */
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
  plan: SheetPlan,
  content: FilledContent,
): Promise<void> {
  const { placed, rows } = plan;
  const { definition } = placed;
  const looks = new CellLooks(manifest);
  const worksheet = workbook.addWorksheet(definition.name, { properties: { defaultRowHeight: ROW_HEIGHT_POINTS } });
  const pen = new SheetPen(workbook, worksheet, sheetWidths(definition));
  pen.put(1, FIRST_COLUMN, definition.name, STYLES.sheetTitle);
  writeSentence(pen, 2, definition.purpose, STYLES.purpose);
  for (const block of placed.blocks) {
    if (block.kind === "form") writeForm(pen, definition, block, content, looks);
    else if (block.kind === "table") writeTable(pen, block, rows.get(block.block.id) ?? [], content, looks);
    else writeProse(pen, block, manifest, content.checks);
  }
  setWidths(pen.worksheet, definition);
  setView(pen.worksheet, placed);
  const isWithoutEntries =
    content.checks !== undefined && isOptionalAndBlank(worksheet, placed, manifest, content.project);
  const lastPrintedRow = isWithoutEntries ? NOTE_ROW : printedRows(placed, rows, manifest);
  const note = isWithoutEntries
    ? { text: withoutEntriesNote(worksheet, placed, manifest) }
    : otherNote(placed, lastPrintedRow, manifest, content);
  writeNoteOf(pen, placed.definition, note, content);
  const pageStarts = setPrinting(pen.worksheet, placed, manifest, {
    projectName: content.project?.record.name ?? "",
    lastRow: lastPrintedRow ?? worksheet.rowCount,
  });
  for (const block of placed.blocks) if (block.kind === "table") repeatGroupsOnPages(pen, block, pageStarts);
  await pen.worksheet.protect("", { ...ALLOWED, insertRows: !hasFormulasInRows(definition, manifest) });
}

/** The reason for dashes on a sheet with calculated cells; without dashes, the other note, if any. */
function writeNoteOf(
  pen: SheetPen,
  { blocks }: SheetDefinition,
  otherwise: SheetNote | undefined,
  { checks, formulas }: FilledContent,
): void {
  const hasFigures = blocks.some(
    (block) =>
      (block.kind === "form" && block.fields.some(({ kind }) => kind === "figure")) ||
      (block.kind === "table" && hasFigureColumns(block)),
  );
  const numbers =
    formulas !== undefined && hasFigures ? checks?.find(({ line }) => line.label === NUMBERS_LABEL) : undefined;
  if (checks === undefined || (numbers === undefined && otherwise === undefined)) return;
  writeNote(pen, NOTE_ROW, numbers, otherwise ?? { text: '""' });
}

function otherNote(
  placed: PlacedSheet,
  lastPrintedRow: number | undefined,
  { sheets, figureCells }: TemplateManifest,
  { checks, formulas }: FilledContent,
): SheetNote | undefined {
  const panelSheet = sheets.find(({ blocks }) => blocks.some(({ kind }) => kind === "checks"));
  if (placed.definition.name === OVERVIEW_SHEET) {
    return checks && panelSheet && notMetNote(checks, panelSheet.name, formulas !== undefined);
  }
  const aboutPrinting = lastPrintedRow === undefined ? undefined : printNote(placed, lastPrintedRow);
  const aboutRows = figureCells === "calculated" && panelSheet && emptyNote(placed, panelSheet.name, aboutPrinting);
  const text = aboutRows || aboutPrinting;
  return text === undefined ? undefined : { text };
}

/**
 * A formula that shows why a sheet has nothing below its headings, so that no page is printed with headings only.
 * Undefined if people fill in the sheet, or if every row has at least its number.
 *
 * @param otherwise - Formula of the text if the sheet has rows.
 */
function emptyNote({ blocks }: PlacedSheet, panelSheet: string, otherwise = '""'): string | undefined {
  const [only, ...others] = blocks;
  if (only?.kind !== "table" || others.length > 0 || !isBlankUntilCalculated(only.block)) return undefined;
  const column = columnLetters(FIRST_COLUMN);
  const rows = `$${column}$${only.firstBodyRow}:$${column}$${only.closingRow - 1}`;
  const text = `No row is calculated. The checks on ${panelSheet} name inputs that are missing.`;
  return `IF(COUNT(${rows})=0,"${text}",${otherwise})`;
}

/** An inserted row has no formulas, and the totals below do not include the row. */
const hasFormulasInRows = ({ blocks }: SheetDefinition, { figureCells }: TemplateManifest): boolean =>
  figureCells === "calculated" && blocks.some((block) => block.kind === "table" && hasFigureColumns(block));

const hasFigureColumns = ({ columns }: TableBlock): boolean =>
  columns.some(({ content, totalFigure }) => content.kind === "figure" || totalFigure !== undefined);

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
  const view = { showGridLines: false, zoomScale: 100, activeCell: firstCell(worksheet) };
  worksheet.views =
    freezesAt === undefined
      ? [{ ...view, state: "normal" }]
      : [{ ...view, state: "frozen", xSplit: freezesAt.columns, ySplit }];
}

function setPrinting(
  worksheet: Worksheet,
  { definition, blocks }: PlacedSheet,
  manifest: TemplateManifest,
  printed: Pick<PrintedSheet, "lastRow" | "projectName">,
): number[] {
  const { freezesAt } = definition;
  const tables = blocks.filter((block) => block.kind === "table");
  const [table, ...others] = tables.filter(({ block }) => block.figures?.list !== "issues");
  // The header of one table above the rows of another would mislead.
  const hasTitles = table !== undefined && others.length === 0 && table.labelRow <= printed.lastRow;
  return setUpPrinting(worksheet, {
    firstColumn: FIRST_COLUMN,
    widths: widthsUpTo(definition, worksheet.columnCount),
    groupStarts: tables.flatMap(({ block }) => groupStarts(block).map((index) => FIRST_COLUMN + index)),
    title: `${manifest.title} ${manifest.version}`,
    isForm: table === undefined,
    hasPageBreaks: blocks.some((block) => block.kind === "prose" && block.block.kind === "charts"),
    ...printed,
    ...(freezesAt !== undefined && { lastRepeatedColumn: freezesAt.columns }),
    ...(hasTitles && {
      titleRows: { first: table.groupRow ?? table.labelRow, last: table.unitRow ?? table.labelRow },
    }),
  });
}

/**
 * A formula that shows a note if the schedule grows beyond the print area, and is empty text otherwise. Undefined if
 * the print area holds the whole schedule.
 */
function printNote({ blocks }: PlacedSheet, lastPrintedRow: number): string | undefined {
  const table = blocks.at(-1);
  if (table?.kind !== "table" || table.closingRow - 1 <= lastPrintedRow) return undefined;
  const { block, closingRow } = table;
  const column = columnLetters(FIRST_COLUMN);
  const last = formatAddress(closingRow, FIRST_COLUMN + block.columns.length - 1);
  const rest = `$${column}$${lastPrintedRow + 1}:$${column}$${closingRow - 1}`;
  const text = `The print area ends at row ${lastPrintedRow}, before the end of the schedule. Set it to ${column}1:${last} to print everything.`;
  return `IF(COUNT(${rest})>0,"${text}","")`;
}
