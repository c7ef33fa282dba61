import { escapeXml } from "@epb/engine/report";
import { cannotAnnotate } from "../../package/package-editor.js";
import { insertWorkbookElement } from "../../package/sheet-elements.js";
import { relationshipAttribute, type WorkbookSheets } from "../../package/workbook-sheets.js";
import { workbookText } from "../../package/workbook-text.js";

export interface NewTab {
  readonly name: string;
  readonly relationshipId: string;
  /** The printed cells: `$A$1:$I$20`. */
  readonly printArea: string;
  /** Rows that repeat at the top of every printed page: `$7:$7`. */
  readonly titleRows: string;
  /** Range of the record of the marked cells: `$L$8:$L$20`. */
  readonly record: string;
}

/** The record of the marked cells, which identifies an annotated copy and allows its removal. */
export const RECORD_NAME = "epb_marked_cells";

const LONGEST_SHEET_NAME = 31;

/** `Findings`, or `Findings 2` if a sheet has that name. */
export function freeSheetName(wanted: string, taken: readonly string[]): string {
  const names = new Set(taken.map((name) => name.toLowerCase()));
  let name = wanted;
  for (let number = 2; names.has(name.toLowerCase()); number++) {
    const ending = ` ${number}`;
    name = wanted.slice(0, LONGEST_SHEET_NAME - ending.length) + ending;
  }
  return name;
}

/** Inserts a new tab before the others and makes it the active tab. */
export function insertTab({ workbook, highestSheetId }: WorkbookSheets, tab: NewTab): void {
  const { prefix } = workbook;
  const { children } = workbook.outline();
  const sheets = children.find(({ name }) => name === "sheets");
  if (sheets === undefined || sheets.isEmpty) throw cannotAnnotate("a workbook without sheets");
  const identity = `name="${workbookText(tab.name)}" sheetId="${highestSheetId + 1}"`;
  const link = relationshipAttribute(workbook, tab.relationshipId);
  workbook.insert(sheets.contentStart, `<${prefix}sheet ${identity}${link}/>`);
  showFirst(workbook);
  moveScopes(workbook);
  if (!children.some(({ name }) => name === "bookViews")) {
    insertWorkbookElement(workbook, "bookViews", `<${prefix}bookViews><${prefix}workbookView/></${prefix}bookViews>`);
  }
  const sheet = `'${tab.name.replaceAll("'", "''")}'!`;
  const name = (attributes: string, reference: string): string =>
    `<${prefix}definedName ${attributes}>${escapeXml(sheet + reference)}</${prefix}definedName>`;
  const xml =
    name('name="_xlnm.Print_Area" localSheetId="0"', tab.printArea) +
    name('name="_xlnm.Print_Titles" localSheetId="0"', tab.titleRows) +
    name(`name="${RECORD_NAME}" hidden="1"`, tab.record);
  const names = children.find((element) => element.name === "definedNames");
  if (names !== undefined) workbook.append(names, xml);
  else insertWorkbookElement(workbook, "definedNames", `<${prefix}definedNames>${xml}</${prefix}definedNames>`);
}

function showFirst(workbook: WorkbookSheets["workbook"]): void {
  for (const scanner of workbook.tags()) {
    if (!scanner.isOpen || scanner.depth !== 3 || !scanner.is("workbookView")) continue;
    for (const name of ["activeTab", "firstSheet"]) {
      if (scanner.attributes.raw(name) !== undefined) workbook.setAttribute(scanner, name, "0");
    }
  }
}

/** A sheet-level name identifies its sheet by the position of the tab, which increases by one. */
function moveScopes(workbook: WorkbookSheets["workbook"]): void {
  for (const scanner of workbook.tags()) {
    if (!scanner.isOpen || scanner.depth !== 3 || !scanner.is("definedName")) continue;
    const position = scanner.attributes.raw("localSheetId");
    if (position !== undefined) workbook.setAttribute(scanner, "localSheetId", String(Number(position) + 1));
  }
}
