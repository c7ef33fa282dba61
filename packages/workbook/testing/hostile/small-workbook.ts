import { buildWorkbook, type WorkbookParts, workbookFiles } from "../workbook-builder.js";
import { buildZip, type ZipFile } from "../zip-builder.js";

export const SHEET_PART = "xl/worksheets/sheet1.xml";

/** One cell, so that the sheet has content. */
export const ROW = `<row r="1"><c r="A1"><v>1</v></c></row>`;

/** A small workbook with one of everything an attack needs: a sheet, shared texts and styles. */
export const SMALL_PARTS: WorkbookParts = {
  sheets: { Sheet1: ROW },
  sharedStrings: "<si><t>shared</t></si>",
  styles: `<cellXfs count="1"><xf numFmtId="0"/></cellXfs>`,
};

/** A small workbook with these rows in its sheet. */
export function withRows(rows: string, afterSheetData = ""): Uint8Array {
  return buildWorkbook({ ...SMALL_PARTS, sheets: { Sheet1: rows }, afterSheetData });
}

/** A small workbook with one part changed. */
export function withPart(part: string, change: (xml: string) => string | Uint8Array): Uint8Array {
  let isChanged = false;
  const bytes = buildWorkbook({
    ...SMALL_PARTS,
    edit: (name, xml) => {
      if (name !== part) return xml;
      isChanged = true;
      return change(xml);
    },
  });
  if (!isChanged) throw new Error(`a small workbook has no ${part}`);
  return bytes;
}

/** A small workbook with other files in its zip. */
export function withFiles(...extraFiles: readonly ZipFile[]): Uint8Array {
  return buildWorkbook({ ...SMALL_PARTS, extraFiles });
}

/** A small workbook with a lie about one of its files. */
export function withLie(part: string, lie: Partial<ZipFile>): Uint8Array {
  return buildZip(workbookFiles(SMALL_PARTS).map((file) => (file.name === part ? { ...file, ...lie } : file)));
}
