import { CalculationType, type Project, TemplateKind } from "@epb/engine";
import exceljs from "exceljs";
import { formatAddress } from "../../read/cell-address.js";
import { newestTemplate } from "../../templates/known-templates.js";
import type { SheetDefinition } from "../../templates/manifest.js";
import type { CellLink } from "../annotate/cell-links.js";
import { SheetPen } from "../sheet-pen.js";
import { explainFigures } from "./explained-figures.js";
import { finishResults } from "./finish-results.js";
import { LEFT_COLUMN } from "./place-readable.js";
import { type ReadableSheet, readableSheet } from "./readable-sheet.js";
import type { ResultsContent } from "./results-content.js";
import { writeContents } from "./write-contents.js";
import { BACK_COLUMN, EXPLANATIONS_PURPOSE, writeExplanations } from "./write-explanations.js";
import { FINDINGS_PURPOSE, writeFindings } from "./write-findings.js";
import { writeReadable } from "./write-readable.js";

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
  });
  const sheets = sheetsFor(content.project).map((definition) => readableSheet(definition, content));
  const [front, ...schedules] = sheets.filter((sheet, index) => index === 0 || saysSomething(sheet));
  if (front === undefined) throw new Error("A template without sheets.");
  const figureCells = writeReadable(workbook, withPurpose(front), projectName);
  // The findings come second, where nobody has to look for them.
  writeFindings(workbook, FINDINGS_SHEET, content.findings, projectName);
  for (const sheet of schedules) figureCells.push(...writeReadable(workbook, sheet, projectName));
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
  if (frontSheet !== undefined) {
    const leftOut = sheets.filter((sheet) => !saysSomething(sheet)).map(({ definition }) => definition.name);
    const first = writeContents(new SheetPen(workbook, frontSheet), frontSheet.rowCount + 2, entries, leftOut);
    for (const [index, { name }] of entries.entries()) linkContents(first + index, name);
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
  const packed = new Uint8Array(await workbook.xlsx.writeBuffer());
  return finishResults(packed, [...links.values()]);
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
