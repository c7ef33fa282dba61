import { escapeXml } from "@epb/engine/report";
import { dependentsSentences } from "../../diagnostics/dependents-text.js";
import { workbookText } from "../../package/workbook-text.js";
import { columnLetters, formatAddress, parseRange } from "../../xlsx/cell-address.js";
import { MAIN_NAMESPACE } from "../../xlsx/xml/vocabularies.js";
import { fitToPages } from "../page-fit.js";
import { printText } from "../set-up-printing.js";
import type { AnnotatedFinding } from "./annotated-finding.js";
import { linksXml } from "./cell-links.js";
import type { FindingsStyles } from "./findings-styles.js";

/** A marked cell, and its original format. */
export interface MarkedCell {
  readonly sheet: string;
  readonly address: string;
  readonly format: number;
}

export interface FindingsSheetContent {
  /** Display name of the checked file. */
  readonly fileName?: string;
  /** Description of the file's template. */
  readonly template?: string;
  readonly findings: readonly AnnotatedFinding[];
  /** Names of the other sheets, for links that have a target. */
  readonly sheetNames: readonly string[];
  readonly marked: readonly MarkedCell[];
}

interface Column {
  readonly label: string;
  readonly width: number;
  readonly text: (finding: AnnotatedFinding) => string;
}

const SEVERITY_LABELS = { error: "Error", warning: "Warning" } as const;

const COLUMNS: readonly Column[] = [
  { label: "Severity", width: 13, text: ({ severity }) => SEVERITY_LABELS[severity] },
  { label: "Code", width: 15, text: ({ code }) => code },
  { label: "Sheet", width: 18, text: ({ sheet = "" }) => sheet },
  { label: "Cell", width: 11, text: ({ cell = "" }) => cell },
  { label: "Field", width: 26, text: ({ field, at, cell }) => field ?? (cell === undefined ? (at ?? "") : "") },
  { label: "What is wrong", width: 46, text: saidOf },
  { label: "Found", width: 26, text: ({ found = "" }) => found },
  { label: "Expected", width: 30, text: ({ expected = "" }) => expected },
  { label: "What to do", width: 54, text: ({ advice }) => advice },
];

/** The problem and its consequences. */
function saidOf(finding: AnnotatedFinding): string {
  return [finding.message, ...dependentsSentences([finding])].filter((text) => text !== "").join("\n");
}

const CELL_COLUMN = COLUMNS.findIndex(({ label }) => label === "Cell") + 1;
const SEVERITY_COLUMN = 1;
const LAST_COLUMN = COLUMNS.length;
/** Hidden: lists the marked cells, each in its original format, which every program keeps. */
const RECORD_COLUMN = 12;
/** Below the title and the summary. */
const HEADER_ROW = 7;

const PAPER = fitToPages({ widths: COLUMNS.map(({ width }) => width), height: 0 }).paper;

/** The printed cells: `$A$1:$I$20`. */
export const findingsArea = ({ length }: readonly AnnotatedFinding[]): string =>
  `$A$1:$${columnLetters(LAST_COLUMN)}$${HEADER_ROW + length}`;

/** The rows that repeat at the top of every printed page. */
export const FINDINGS_TITLE_ROWS: string = `$${HEADER_ROW}:$${HEADER_ROW}`;

/** Range of the record of the marked cells: `$L$8:$L$20`. */
export function recordRange(marked: readonly MarkedCell[]): string {
  const column = `$${columnLetters(RECORD_COLUMN)}$`;
  return `${column}${HEADER_ROW + 1}:${column}${HEADER_ROW + Math.max(1, marked.length)}`;
}

const LINE_HEIGHT_POINTS = 15;
/** Substitute fonts are wider, and words wrap before the line is full. */
const USED_PART_OF_A_LINE = 0.92;
const TALLEST_ROW_POINTS = 400;

/** The complete sheet of findings. Its texts are inline, so that the workbook's own texts stay unchanged. */
export function findingsSheetXml(content: FindingsSheetContent, styles: FindingsStyles): string {
  const { findings, marked } = content;
  const lastRow = HEADER_ROW + Math.max(1, findings.length, marked.length);
  const table = `A${HEADER_ROW}:${formatAddress(HEADER_ROW + findings.length, LAST_COLUMN)}`;
  const widths = COLUMNS.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const rows = findings.map((finding, index) => findingRow(finding, HEADER_ROW + 1 + index, content, styles));
  for (let index = findings.length; index < marked.length; index++) {
    const row = HEADER_ROW + 1 + index;
    rows.push(`<row r="${row}" hidden="1">${recordCell(row, content)}</row>`);
  }
  const links = findings.flatMap((finding, index) => cellLink(finding, HEADER_ROW + 1 + index, content));
  return (
    `<worksheet xmlns="${MAIN_NAMESPACE}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>` +
    `<dimension ref="A1:${formatAddress(lastRow, RECORD_COLUMN)}"/>` +
    '<sheetViews><sheetView showGridLines="0" tabSelected="1" workbookViewId="0">' +
    `<pane ySplit="${HEADER_ROW}" topLeftCell="A${HEADER_ROW + 1}" activePane="bottomLeft" state="frozen"/>` +
    `<selection pane="bottomLeft" activeCell="A${HEADER_ROW + 1}" sqref="A${HEADER_ROW + 1}"/></sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="${LINE_HEIGHT_POINTS}"/><cols>${widths.join("")}${RECORD_WIDTH}</cols>` +
    `<sheetData>${summaryRows(content, styles)}${headerRow(styles)}${rows.join("")}</sheetData>` +
    (findings.length > 0 ? `<autoFilter ref="${table}"/>` : "") +
    `<mergeCells count="4">${MERGED_ROWS.map((row) => `<mergeCell ref="B${row}:${formatAddress(row, LAST_COLUMN)}"/>`).join("")}</mergeCells>` +
    (links.length > 0 ? linksXml(links, "") : "") +
    '<pageMargins left="0.4" right="0.4" top="0.7" bottom="0.6" header="0.3" footer="0.3"/>' +
    `<pageSetup paperSize="${PAPER.code}" orientation="landscape" fitToHeight="0"/>` +
    `<headerFooter><oddHeader>${escapeXml("&L&A&RFindings")}</oddHeader>` +
    `<oddFooter>${escapeXml(`&L${printText(content.fileName ?? "")}&RPage &P of &N`)}</oddFooter></headerFooter></worksheet>`
  );
}

const RECORD_WIDTH = `<col min="${RECORD_COLUMN}" max="${RECORD_COLUMN}" width="9" hidden="1" customWidth="1"/>`;

const MERGED_ROWS = [2, 3, 4, 5];

function summaryRows({ fileName, template, findings }: FindingsSheetContent, styles: FindingsStyles): string {
  const entries: readonly (readonly [label: string, text: string])[] = [
    ["File", fileName ?? "not named"],
    ["Template", template ?? "not recognized"],
    ["Findings", countText(findings)],
    ["How to use", HOW_TO_USE],
  ];
  const rows = entries.map(([label, text], index) => {
    const row = 2 + index;
    const height = label === "How to use" ? ` ht="${2 * LINE_HEIGHT_POINTS}" customHeight="1"` : "";
    const style = label === "How to use" ? styles.note : styles.text;
    return `<row r="${row}"${height}>${textCell(row, 1, label, styles.label)}${textCell(row, 2, text, style)}</row>`;
  });
  return `<row r="1" ht="24" customHeight="1">${textCell(1, 1, "Findings", styles.title)}</row>${rows.join("")}`;
}

const HOW_TO_USE =
  "Click the address of a cell to go there. It has a thick dark red border and a comment with the finding. " +
  "Correct the values and annotate the workbook again to renew this sheet, the borders, and the comments.";

/** `2 errors, 1 warning` */
function countText(findings: readonly AnnotatedFinding[]): string {
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const parts = [count(errors, "error"), count(findings.length - errors, "warning")].filter((part) => part !== "");
  return parts.length === 0 ? "No findings." : parts.join(", ");
}

const count = (number: number, noun: string): string =>
  number === 0 ? "" : `${number.toLocaleString("en-US")} ${noun}${number === 1 ? "" : "s"}`;

function headerRow({ header }: FindingsStyles): string {
  const cells = COLUMNS.map(({ label }, index) => textCell(HEADER_ROW, index + 1, label, header));
  return `<row r="${HEADER_ROW}" ht="20" customHeight="1">${cells.join("")}</row>`;
}

function findingRow(
  finding: AnnotatedFinding,
  row: number,
  content: FindingsSheetContent,
  styles: FindingsStyles,
): string {
  const texts = COLUMNS.map(({ text }) => text(finding));
  const lines = Math.max(...texts.map((text, index) => lineCount(text, COLUMNS[index]?.width ?? 1)));
  const height = Math.min(lines * LINE_HEIGHT_POINTS, TALLEST_ROW_POINTS);
  const isLinked = cellLink(finding, row, content).length > 0;
  const cells = texts.map((text, index) => {
    const column = index + 1;
    if (column === SEVERITY_COLUMN) return textCell(row, column, text, styles[finding.severity]);
    return textCell(row, column, text, column === CELL_COLUMN && isLinked ? styles.link : styles.cell);
  });
  return `<row r="${row}" ht="${height}" customHeight="1">${cells.join("")}${recordCell(row, content)}</row>`;
}

/** The marked cell that a row records, if any. */
function recordCell(row: number, { marked }: FindingsSheetContent): string {
  const cell = marked[row - HEADER_ROW - 1];
  return cell === undefined ? "" : textCell(row, RECORD_COLUMN, `${cell.sheet}!${cell.address}`, cell.format);
}

function cellLink({ sheet, cell }: AnnotatedFinding, row: number, { sheetNames }: FindingsSheetContent) {
  if (sheet === undefined || cell === undefined || parseRange(cell) === undefined) return [];
  const toSheet = sheetNames.find((name) => name.toLowerCase() === sheet.toLowerCase());
  return toSheet === undefined ? [] : [{ row, column: CELL_COLUMN, toSheet, toAddress: cell }];
}

/** A cell without text keeps its look; text never becomes a formula, even with an equals sign in front. */
function textCell(row: number, column: number, text: string, style: number): string {
  const address = formatAddress(row, column);
  if (text === "") return `<c r="${address}" s="${style}"/>`;
  return `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${workbookText(text)}</t></is></c>`;
}

function lineCount(text: string, width: number): number {
  const characters = width * USED_PART_OF_A_LINE;
  return text.split("\n").reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / characters)), 0);
}
