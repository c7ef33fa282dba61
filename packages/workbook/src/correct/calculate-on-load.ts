import { insertWorkbookElement } from "../package/sheet-elements.js";
import type { XmlPart } from "../package/xml-part.js";

/** Has spreadsheet programs calculate every formula when they open the workbook. */
export function calculateOnLoad(workbook: XmlPart): void {
  for (const scanner of workbook.tags()) {
    if (!scanner.isOpen || scanner.depth !== 2 || !scanner.is("calcPr")) continue;
    workbook.setAttribute(scanner, "fullCalcOnLoad", "1");
    return;
  }
  insertWorkbookElement(workbook, "calcPr", `<${workbook.prefix}calcPr fullCalcOnLoad="1"/>`);
}

/** True if dates of the workbook count from 1904. */
export function countsFrom1904(workbook: XmlPart): boolean {
  for (const scanner of workbook.tags()) {
    if (!scanner.isOpen || scanner.depth !== 2 || !scanner.is("workbookPr")) continue;
    const value = scanner.attributes.raw("date1904");
    return value === "1" || value === "true";
  }
  return false;
}
