import type { XmlPart } from "./xml-part.js";

/** Elements of a sheet in the order that the standard requires. @spec ECMA-376 part 1, 18.3.1.99 */
const SHEET_ORDER = [
  "sheetPr",
  "dimension",
  "sheetViews",
  "sheetFormatPr",
  "cols",
  "sheetData",
  "sheetCalcPr",
  "sheetProtection",
  "protectedRanges",
  "scenarios",
  "autoFilter",
  "sortState",
  "dataConsolidate",
  "customSheetViews",
  "mergeCells",
  "phoneticPr",
  "conditionalFormatting",
  "dataValidations",
  "hyperlinks",
  "printOptions",
  "pageMargins",
  "pageSetup",
  "headerFooter",
  "rowBreaks",
  "colBreaks",
  "customProperties",
  "cellWatches",
  "ignoredErrors",
  "smartTags",
  "drawing",
  "legacyDrawing",
] as const;

/** Elements of the workbook part up to its calculation, in order. @spec ECMA-376 part 1, 18.2.27 */
const WORKBOOK_ORDER = [
  "fileVersion",
  "fileSharing",
  "workbookPr",
  "workbookProtection",
  "bookViews",
  "sheets",
  "functionGroups",
  "externalReferences",
  "definedNames",
  "calcPr",
] as const;

/** Elements of the stylesheet up to the cell formats, in order. @spec ECMA-376 part 1, 18.8.39 */
const STYLE_ORDER = ["numFmts", "fonts", "fills", "borders", "cellStyleXfs", "cellXfs"] as const;

export type StyleElement = (typeof STYLE_ORDER)[number];
export type SheetElement = (typeof SHEET_ORDER)[number];

/** Inserts a new element into a sheet, after the elements that must precede it. */
export function insertSheetElement(part: XmlPart, name: SheetElement, xml: string): void {
  insertInOrder(part, SHEET_ORDER, name, xml);
}

/** Inserts a new element into the workbook part, in order. */
export function insertWorkbookElement(part: XmlPart, name: (typeof WORKBOOK_ORDER)[number], xml: string): void {
  insertInOrder(part, WORKBOOK_ORDER, name, xml);
}

/** Inserts a new element into the stylesheet, in order. */
export function insertStyleElement(part: XmlPart, name: StyleElement, xml: string): void {
  insertInOrder(part, STYLE_ORDER, name, xml);
}

function insertInOrder<Name extends string>(part: XmlPart, order: readonly Name[], name: Name, xml: string): void {
  const earlier: readonly string[] = order.slice(0, order.indexOf(name));
  const { root, children } = part.outline();
  const last = children.filter((element) => earlier.includes(element.name)).at(-1);
  if (last !== undefined) part.insert(last.end, xml);
  else if (root.isEmpty) part.append(root, xml);
  else part.insert(root.contentStart, xml);
}
