import { NODE_PACKAGE_TOOLS } from "../../node/node-package-tools.js";
import { PackageEditor } from "../../package/package-editor.js";
import { PackageFault } from "../../package/package-fault.js";
import { Stylesheet } from "../../package/stylesheet.js";
import { type SheetTab, type WorkbookSheets, workbookSheets } from "../../package/workbook-sheets.js";
import type { XmlPart } from "../../package/xml-part.js";
import { formatAddress } from "../../xlsx/cell-address.js";
import type { Outcome } from "../../xlsx/outcome.js";
import { MAIN_NAMESPACE } from "../../xlsx/xml/vocabularies.js";
import { annotatedCells } from "./annotated-cells.js";
import type { AnnotatedFinding } from "./annotated-finding.js";
import { commentSheet } from "./comment-sheet.js";
import { FINDINGS_TITLE_ROWS, findingsArea, findingsSheetXml, type MarkedCell, recordRange } from "./findings-sheet.js";
import { addFindingsStyles } from "./findings-styles.js";
import { freeSheetName, insertTab } from "./insert-tab.js";
import { markCells, withMergedCells } from "./mark-cells.js";
import { withoutAnnotations } from "./remove-annotations.js";

const WORKSHEET_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml";
const STYLES_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml";

export interface AnnotationOptions {
  /** Display name of the file. */
  readonly fileName?: string;
  /** Description of the workbook's template. */
  readonly template?: string;
}

/**
 * The same workbook with a new first sheet of findings, each linked to its cell, and with a comment and a border on
 * every such cell. Nothing else changes: charts, pictures, names, comments, and unknown parts stay byte for byte the
 * same. Removes the content of an earlier annotation first.
 *
 * @param bytes - A workbook that has been read. A workbook with an unsupported structure gives a finding.
 * @param findings - In display order.
 */
export function annotateWorkbook(
  bytes: Uint8Array,
  findings: readonly AnnotatedFinding[],
  options: AnnotationOptions = {},
): Outcome<Uint8Array> {
  try {
    const editor = PackageEditor.open(withoutAnnotations(bytes), NODE_PACKAGE_TOOLS);
    if (!editor.ok) return editor;
    annotate(editor.value, findings, options);
    return { ok: true, value: editor.value.toBytes() };
  } catch (error) {
    if (error instanceof PackageFault) return error.refusal;
    throw error;
  }
}

function annotate(editor: PackageEditor, findings: readonly AnnotatedFinding[], options: AnnotationOptions): void {
  const sheets = workbookSheets(editor);
  const { workbook, tabs } = sheets;
  const stylesheet = new Stylesheet(stylesPart(editor, workbook));
  const marked = tabs.flatMap((tab) => annotateTab(editor, tab, findings, stylesheet));

  const sheetNames = tabs.map(({ name }) => name);
  const name = editor.freeName((number) => `xl/worksheets/sheet${number}.xml`);
  const xml = findingsSheetXml({ ...options, findings, sheetNames, marked }, addFindingsStyles(stylesheet));
  editor.addXml(name, WORKSHEET_TYPE, xml);
  const relationshipId = editor.link(workbook.name, "worksheet", name);
  insertTab(sheets, {
    name: freeSheetName("Findings", sheetNames),
    relationshipId,
    printArea: findingsArea(findings),
    titleRows: FINDINGS_TITLE_ROWS,
    record: recordRange(marked),
  });
  stylesheet.finish();
}

function annotateTab(
  editor: PackageEditor,
  { name, part, kind }: SheetTab,
  findings: readonly AnnotatedFinding[],
  stylesheet: Stylesheet,
): MarkedCell[] {
  if (part === "") return [];
  const sheet = editor.xml(part);
  deselect(sheet);
  const cells = kind === "worksheet" ? annotatedCells(name, findings) : [];
  if (cells.length === 0) return [];
  const marked: MarkedCell[] = [];
  markCells(sheet, withMergedCells(sheet, cells), (format, { row, column }) => {
    marked.push({ sheet: name, address: formatAddress(row, column), format });
    return stylesheet.marked(format);
  });
  commentSheet(editor, sheet, cells);
  return marked;
}

/** An entry in selected tabs goes to all of them, so only the first sheet stays selected. */
function deselect(sheet: XmlPart): void {
  for (const scanner of sheet.tags()) {
    if (!scanner.isOpen) continue;
    if (scanner.depth === 2 && (scanner.is("sheetData") || scanner.is("cols"))) return;
    if (scanner.depth !== 3 || !scanner.is("sheetView")) continue;
    if (scanner.attributes.raw("tabSelected") !== undefined) sheet.setAttribute(scanner, "tabSelected", "0");
  }
}

/** A workbook without a stylesheet gets one. */
function stylesPart(editor: PackageEditor, workbook: WorkbookSheets["workbook"]): XmlPart {
  const linked = editor.links(workbook.name).find(({ kind }) => kind === "styles")?.target;
  if (linked !== undefined && editor.has(linked)) return editor.xml(linked);
  const name = linked ?? editor.freeName((number) => (number === 1 ? "xl/styles.xml" : `xl/styles${number}.xml`));
  if (linked === undefined) editor.link(workbook.name, "styles", name);
  return editor.addXml(name, STYLES_TYPE, `<styleSheet xmlns="${MAIN_NAMESPACE}"></styleSheet>`);
}
