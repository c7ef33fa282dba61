import { CalculationType, type Project, TemplateKind } from "@epb/engine";
import type { Workbook } from "exceljs";
import exceljs from "exceljs";
import { dependentsSentences } from "../../diagnostics/dependents-text.js";
import type { ZipPart } from "../../package/zip-writer.js";
import { newestTemplate } from "../../templates/known-templates.js";
import type { SheetDefinition } from "../../templates/manifest.js";
import { formatAddress } from "../../xlsx/cell-address.js";
import { type CellLink, withLinks } from "../annotate/cell-links.js";
import { STYLES } from "../cell-styles.js";
import type { Chart } from "../charts/chart.js";
import { packWithCharts } from "../charts/pack-with-charts.js";
import { markedAsOutput, unpackWritten } from "../finished-parts.js";
import { packByExceljs } from "../pack-by-exceljs.js";
import { SheetPen } from "../sheet-pen.js";
import { explainFigures } from "./explained-figures.js";
import { LEFT_COLUMN, placeReadable } from "./place-readable.js";
import { type ReadableSheet, readableSheet } from "./readable-sheet.js";
import { resultsCharts } from "./results-charts.js";
import type { ResultsContent, ResultsFinding } from "./results-content.js";
import { LINK, severityStyle, valueStyle } from "./results-styles.js";
import { setUpSheet } from "./set-up-sheet.js";
import { BACK_COLUMN, EXPLANATIONS_PURPOSE, writeExplanations } from "./write-explanations.js";
import { LIST_HEADER_ROW, writeList } from "./write-list.js";
import { setUpReadable, writeReadable } from "./write-readable.js";

const COLUMNS = [
  { label: "Severity", width: 12 },
  { label: "Code", width: 15 },
  { label: "Where", width: 34 },
  { label: "What is wrong", width: 56 },
  { label: "What to do", width: 66 },
] as const;

const SEVERITY_LABELS = { error: "Error", warning: "Warning" } as const;

const FINDINGS_PURPOSE = "What was found while the project was read and calculated.";

/** Writes the list of findings. */
function writeFindings(
  workbook: Workbook,
  name: string,
  findings: readonly ResultsFinding[],
  projectName: string,
): void {
  const widths = COLUMNS.map(({ width }) => width);
  const pen = new SheetPen(workbook, workbook.addWorksheet(name), widths);
  const rows = findings.map((finding) => {
    const { severity, code, place = "", message, advice } = finding;
    const said = [message, ...dependentsSentences([finding])].filter((text) => text !== "").join("\n");
    return [
      { content: SEVERITY_LABELS[severity], style: severityStyle(severity) },
      ...[code, place, said, advice].map((content) => ({ content, style: valueStyle("@", content) })),
    ];
  });
  const purpose = findings.length === 0 ? "No findings." : FINDINGS_PURPOSE;
  writeList(pen, { title: name, purpose }, COLUMNS, rows);
  setUpSheet(pen.worksheet, {
    widths,
    projectName,
    frozenRows: LIST_HEADER_ROW,
    titleRows: { first: LIST_HEADER_ROW, last: LIST_HEADER_ROW },
  });
}

/** Equal input gives equal bytes, so the file has a constant date. */
const RESULTS_DATE = new Date("2024-01-01T00:00:00Z");
const AUTHOR = "epb";
const RESULTS_KIND = "epb-result";
const FINDINGS_SHEET = "Findings";
const EXPLANATIONS_SHEET = "Explanations";
const FRONT_PURPOSE = "The project and its main figures. Click a figure to see how it came about.";

/**
 * A workbook to read and print: the schedules of a project as values, the findings, and the derivation of each figure.
 * It has no input cells, and the reader does not accept it as a template.
 */
export async function writeResults(content: ResultsContent): Promise<Uint8Array> {
  const projectName = content.project.record.name;
  const workbook = new exceljs.Workbook();
  Object.assign(workbook, {
    creator: AUTHOR,
    lastModifiedBy: AUTHOR,
    created: RESULTS_DATE,
    modified: RESULTS_DATE,
    title: `Results: ${projectName}`,
    language: "en-US",
  });
  const sheets = sheetsFor(content.project).map((definition) => readableSheet(definition, content));
  const [front, ...schedules] = sheets.filter((sheet, index) => index === 0 || saysSomething(sheet));
  if (front === undefined) throw new Error("A template without sheets.");
  const figureCells = writeReadable(workbook, withPurpose(front));
  // The findings are the second sheet, so that people notice them.
  writeFindings(workbook, FINDINGS_SHEET, content.findings, projectName);
  for (const sheet of schedules) figureCells.push(...writeReadable(workbook, sheet));
  const explained = explainFigures(figureCells, content);
  const firstExplanation = writeExplanations(workbook, EXPLANATIONS_SHEET, explained.explanations, projectName);

  const links = new Map<string, CellLink[]>(workbook.worksheets.map(({ name }) => [name, []]));
  const linkContents = (row: number, name: string): void => {
    links.get(front.definition.name)?.push({ row, column: LEFT_COLUMN, toSheet: name, toAddress: "A1" });
  };
  const entries = [
    { name: FINDINGS_SHEET, purpose: FINDINGS_PURPOSE },
    ...schedules.map(({ definition: { name, purpose } }) => ({ name, purpose })),
    { name: EXPLANATIONS_SHEET, purpose: EXPLANATIONS_PURPOSE },
  ];
  const frontSheet = workbook.worksheets[0];
  let charts: readonly Chart[] = [];
  if (frontSheet !== undefined) {
    charts = writeCharts(new SheetPen(workbook, frontSheet), content, schedules);
    const leftOut = sheets.filter((sheet) => !saysSomething(sheet)).map(({ definition }) => definition.name);
    const first = writeContents(
      new SheetPen(workbook, frontSheet, placeReadable(front).widths),
      frontSheet.rowCount + 2,
      entries,
      leftOut,
    );
    for (const [index, { name }] of entries.entries()) linkContents(first + index, name);
  }
  for (const sheet of [front, ...schedules]) {
    const worksheet = workbook.getWorksheet(sheet.definition.name);
    if (worksheet !== undefined) {
      setUpReadable(worksheet, sheet, { projectName, hasCharts: sheet === front && charts.length > 0 });
    }
  }
  for (const cell of figureCells) {
    const index = explained.indexOf(cell);
    if (index === undefined) continue;
    const toAddress = formatAddress(firstExplanation + index, LEFT_COLUMN);
    links.get(cell.sheet)?.push({ ...cell, toSheet: EXPLANATIONS_SHEET, toAddress, tip: "How it came about" });
  }
  for (const [index, { cell }] of explained.explanations.entries()) {
    const back = { toSheet: cell.sheet, toAddress: formatAddress(cell.row, cell.column) };
    links.get(EXPLANATIONS_SHEET)?.push({ row: firstExplanation + index, column: BACK_COLUMN, ...back });
  }
  const parts = linkedParts(await packByExceljs(workbook), [...links.values()]);
  return packWithCharts(markedAsOutput(parts, RESULTS_KIND), charts);
}

/** Reserves space for the charts below the current content of the front sheet. */
function writeCharts(pen: SheetPen, { project }: ResultsContent, sheets: readonly ReadableSheet[]): readonly Chart[] {
  const { name: sheet, rowCount } = pen.worksheet;
  const headingRow = rowCount + 2;
  const { calculationType } = project.record;
  const charts = resultsCharts({ calculationType, sheets, sheet, top: headingRow + 1 });
  const bottom = Math.max(...charts.map(({ anchor }) => anchor.bottom));
  if (charts.length === 0) return charts;
  pen.fill({ top: headingRow, left: LEFT_COLUMN, bottom: headingRow, right: LEFT_COLUMN + 2 }, STYLES.heading);
  pen.put(headingRow, LEFT_COLUMN, "Charts", STYLES.heading);
  pen.breakPageBefore(headingRow);
  pen.put(bottom, LEFT_COLUMN, undefined, {});
  return charts;
}

/** True for a sheet with content, or with a note about withheld values. */
const saysSomething = ({ blocks, note }: ReadableSheet): boolean => blocks.length > 0 || note !== undefined;

const withPurpose = (sheet: ReadableSheet): ReadableSheet => ({
  ...sheet,
  definition: { ...sheet.definition, purpose: FRONT_PURPOSE },
});

/** The sheets of the template for a project like this, without sheets that only have instructions. */
function sheetsFor({ record }: Project): readonly SheetDefinition[] {
  const isExpress = record.calculationType === CalculationType.Epx;
  const { sheets } = newestTemplate(isExpress ? TemplateKind.Epx : TemplateKind.EpbCalculating);
  return sheets.filter(({ blocks }) => blocks.some(({ kind }) => kind === "form" || kind === "table"));
}

/** Adds the links of each sheet, in the order of the tabs, to the parts of a package. */
function linkedParts(packed: Uint8Array, linksBySheet: readonly (readonly CellLink[])[]): readonly ZipPart[] {
  const links = new Map(linksBySheet.map((ofSheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, ofSheet]));
  return unpackWritten(packed).map(({ name, data }) => ({ name, data: withLinks(name, data, links.get(name) ?? []) }));
}

interface ContentsEntry {
  readonly name: string;
  readonly purpose: string;
}

/**
 * Writes the list of sheets at the end of the front sheet, and the schedules that have no content.
 *
 * @returns The row of the first sheet's link.
 */
function writeContents(
  pen: SheetPen,
  firstRow: number,
  entries: readonly ContentsEntry[],
  leftOut: readonly string[],
): number {
  const right = LEFT_COLUMN + 2;
  pen.fill({ top: firstRow, left: LEFT_COLUMN, bottom: firstRow, right }, STYLES.heading);
  pen.put(firstRow, LEFT_COLUMN, "Sheets of this workbook", STYLES.heading);
  const width = (column: number): number => pen.widths[column - LEFT_COLUMN] ?? 0;
  const purposeWidth = width(LEFT_COLUMN + 1) + width(right);
  const first = firstRow + 1;
  for (const [index, { name, purpose }] of entries.entries()) {
    const row = first + index;
    const area = { top: row, left: LEFT_COLUMN + 1, bottom: row, right };
    pen.put(row, LEFT_COLUMN, name, LINK);
    pen.fill(area, valueStyle("@", purpose));
    pen.put(row, area.left, purpose, valueStyle("@", purpose));
    pen.merge(area);
    pen.makeRoom(row, [{ text: purpose, width: purposeWidth }]);
  }
  if (leftOut.length > 0) {
    const row = first + entries.length;
    const sentence = `Nothing is entered or calculated for: ${leftOut.join(", ")}.`;
    pen.put(row, LEFT_COLUMN, sentence, STYLES.prose);
    pen.merge({ top: row, left: LEFT_COLUMN, bottom: row, right });
    pen.makeRoom(row, [{ text: sentence, width: width(LEFT_COLUMN) + purposeWidth }]);
  }
  return first;
}
