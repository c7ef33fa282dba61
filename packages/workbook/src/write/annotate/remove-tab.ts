import type { PackageEditor } from "../../package/package-editor.js";
import type { WorkbookSheets } from "../../package/workbook-sheets.js";
import { relationshipsPartOf } from "../../xlsx/relationships.js";
import { RECORD_NAME } from "./insert-tab.js";

/** Takes a tab out of the workbook, with its part and the names that are its own. */
export function removeTab(editor: PackageEditor, { workbook, tabs }: WorkbookSheets, name: string): void {
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
