import { CalculationType, type Project, TemplateKind } from "@epb/engine";
import exceljs from "exceljs";
import { newestTemplate } from "../../templates/known-templates.js";
import type { SheetDefinition } from "../../templates/manifest.js";
import { formatAddress } from "../../xlsx/cell-address.js";
import type { CellLink } from "../annotate/cell-links.js";
import { STYLES } from "../cell-styles.js";
import type { Chart } from "../charts/chart.js";
import { packWithCharts } from "../charts/pack-with-charts.js";
import { packByExceljs } from "../pack-by-exceljs.js";
import { SheetPen } from "../sheet-pen.js";
import { explainFigures } from "./explained-figures.js";
import { linkedParts } from "./linked-parts.js";
import { LEFT_COLUMN, placeReadable } from "./place-readable.js";
import { type ReadableSheet, readableSheet } from "./readable-sheet.js";
import { resultsCharts } from "./results-charts.js";
import type { ResultsContent } from "./results-content.js";
import { writeContents } from "./write-contents.js";
import { BACK_COLUMN, EXPLANATIONS_PURPOSE, writeExplanations } from "./write-explanations.js";
import { FINDINGS_PURPOSE, writeFindings } from "./write-findings.js";
import { setUpReadable, writeReadable } from "./write-readable.js";

/** Equal input gives equal bytes, so the file carries no clock. */
const RESULTS_DATE = new Date("2024-01-01T00:00:00Z");
const AUTHOR = "epb";
const FINDINGS_SHEET = "Findings";
const EXPLANATIONS_SHEET = "Explanations";
const FRONT_PURPOSE = "The project and its main figures. Click a figure to see how it came about.";

/**
 * A workbook to read and print: the schedules of a project as values, what was found, and how each figure came about.
 * Nothing in it is there to be filled in, and it is no template that is read again.
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
  // The findings come second, where nobody has to look for them.
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
  return packWithCharts(linkedParts(await packByExceljs(workbook), [...links.values()]), charts);
}

/** Leaves room for the charts below everything that the front sheet says so far. */
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

/** A sheet whose rows are all withheld says why. */
const saysSomething = ({ blocks, note }: ReadableSheet): boolean => blocks.length > 0 || note !== undefined;

const withPurpose = (sheet: ReadableSheet): ReadableSheet => ({
  ...sheet,
  definition: { ...sheet.definition, purpose: FRONT_PURPOSE },
});

/** The sheets of the template that a project like this is entered in, without those that only tell how to. */
function sheetsFor({ record }: Project): readonly SheetDefinition[] {
  const isExpress = record.calculationType === CalculationType.Epx;
  const { sheets } = newestTemplate(isExpress ? TemplateKind.Epx : TemplateKind.EpbCalculating);
  return sheets.filter(({ blocks }) => blocks.some(({ kind }) => kind === "form" || kind === "table"));
}
