import { crc32 } from "node:zlib";
import { nodeInflateRaw } from "../../node/node-inflate.js";
import { NODE_PACKAGE_TOOLS } from "../../node/node-package-tools.js";
import { PackageEditor } from "../../package/package-editor.js";
import { Stylesheet } from "../../package/stylesheet.js";
import { type SheetTab, type WorkbookSheets, workbookSheets } from "../../package/workbook-sheets.js";
import { type CellPosition, formatAddress, parseAddress } from "../../xlsx/cell-address.js";
import { readWorkbook } from "../../xlsx/read-workbook.js";
import { relationshipsPartOf } from "../../xlsx/relationships.js";
import { removeCommentBoxes } from "./comment-boxes.js";
import { linkedDrawing } from "./comment-sheet.js";
import { RECORD_NAME } from "./insert-tab.js";
import { markCells } from "./mark-cells.js";
import { removeComments } from "./remove-comments.js";

/** A cell that an earlier annotation marked, with the format it had before. */
interface Recorded extends CellPosition {
  readonly format: number;
}

interface EarlierAnnotation {
  readonly findingsSheet: string;
  /** By the name of the sheet. */
  readonly marked: ReadonlyMap<string, readonly Recorded[]>;
}

/** A workbook without the content of an earlier annotation; the same bytes if it has none. */
export function withoutAnnotations(bytes: Uint8Array): Uint8Array {
  const earlier = earlierAnnotation(bytes);
  if (earlier === undefined) return bytes;
  const opened = PackageEditor.open(bytes, NODE_PACKAGE_TOOLS);
  if (!opened.ok) return bytes;
  const editor = opened.value;
  const sheets = workbookSheets(editor);
  const styles = editor.links(sheets.workbook.name).find(({ kind }) => kind === "styles")?.target;
  const stylesheet = styles === undefined || !editor.has(styles) ? undefined : new Stylesheet(editor.xml(styles));
  for (const tab of sheets.tabs) {
    if (tab.name === earlier.findingsSheet || tab.kind !== "worksheet") continue;
    restoreFormats(editor, tab, earlier.marked.get(tab.name) ?? [], stylesheet);
    restoreComments(editor, tab);
  }
  removeTab(editor, sheets, earlier.findingsSheet);
  return editor.toBytes();
}

function earlierAnnotation(bytes: Uint8Array): EarlierAnnotation | undefined {
  const options = { inflateRaw: nodeInflateRaw, crc32 };
  const outline = readWorkbook(bytes, { ...options, wantsSheet: () => false });
  const target = outline.ok ? outline.workbook.definedName(RECORD_NAME)?.target : undefined;
  if (target === undefined) return undefined;
  const read = readWorkbook(bytes, { ...options, wantsSheet: (name) => name === target.sheet });
  const sheet = read.ok ? read.workbook.sheet(target.sheet) : undefined;
  if (sheet === undefined) return undefined;
  const marked = new Map<string, Recorded[]>();
  for (let row = target.range.top; row <= target.range.bottom; row++) {
    const cell = sheet.cellAt(row, target.range.left);
    if (cell === undefined) continue;
    const at = cell.value.lastIndexOf("!");
    const position = parseAddress(cell.value.slice(at + 1));
    if (at < 0 || position === undefined) continue;
    const name = cell.value.slice(0, at);
    const ofSheet = marked.get(name) ?? [];
    ofSheet.push({ ...position, format: cell.styleIndex });
    marked.set(name, ofSheet);
  }
  return { findingsSheet: target.sheet, marked };
}

/** A cell without our border is another one by now, and keeps its format. */
function restoreFormats(
  editor: PackageEditor,
  { part }: SheetTab,
  recorded: readonly Recorded[],
  stylesheet: Stylesheet | undefined,
): void {
  if (recorded.length === 0 || stylesheet === undefined) return;
  const formats = new Map(recorded.map(({ row, column, format }) => [formatAddress(row, column), format]));
  markCells(editor.xml(part), recorded, (format, { row, column }) =>
    stylesheet.hasMark(format) ? (formats.get(formatAddress(row, column)) ?? format) : format,
  );
}

function restoreComments(editor: PackageEditor, { part }: SheetTab): void {
  const links = editor.links(part);
  const comments = links.find(({ kind }) => kind === "comments")?.target;
  if (comments === undefined) return;
  const gone = removeComments(editor.xml(comments));
  const drawing = linkedDrawing(editor.xml(part), links);
  if (gone.size === 0 || drawing === undefined) return;
  editor.replace(drawing, removeCommentBoxes(editor.text(drawing), gone));
}

/** Takes a tab out of the workbook, with its part and the names that are its own. */
function removeTab(editor: PackageEditor, { workbook, tabs }: WorkbookSheets, name: string): void {
  const position = tabs.findIndex((tab) => tab.name === name);
  const tab = tabs[position];
  if (tab === undefined) return;
  let sheet = -1;
  let start = -1;
  for (const scanner of workbook.tags()) {
    const { depth, tagStart, tagEnd } = scanner;
    if (!scanner.isOpen) {
      if (depth === 2 && start >= 0) workbook.replace(start, tagEnd, "");
      if (depth === 2) start = -1;
    } else if (depth === 3 && scanner.is("sheet")) {
      sheet++;
      if (sheet === position) start = tagStart;
    } else if (depth === 3 && scanner.is("definedName")) {
      const scope = scanner.attributes.raw("localSheetId");
      // The record of the marked cells is a name of the workbook that points at the sheet.
      if (Number(scope ?? -1) === position || scanner.attributes.raw("name") === RECORD_NAME) start = tagStart;
      else if (Number(scope ?? -1) > position)
        workbook.setAttribute(scanner, "localSheetId", String(Number(scope) - 1));
    }
  }
  editor.unlink(workbook.name, tab.part);
  editor.remove(tab.part);
  const links = relationshipsPartOf(tab.part);
  if (editor.has(links)) editor.remove(links);
}
