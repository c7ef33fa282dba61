import { buildZip, type ZipFile } from "./zip-builder.js";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships";
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export interface WorkbookParts {
  /** The XML inside `sheetData` of each sheet, by sheet name. */
  readonly sheets?: Readonly<Record<string, string>> | ReadonlyMap<string, string>;
  /** The XML after `sheetData` in every sheet. */
  readonly afterSheetData?: string;
  /** The XML inside `sst`. */
  readonly sharedStrings?: string;
  /** The XML of the workbook part after `sheets`. */
  readonly afterSheets?: string;
  /** The XML of the workbook part before `sheets`. */
  readonly beforeSheets?: string;
  /** The XML inside `styleSheet`. */
  readonly styles?: string;
  /** The XML inside `Properties` of the custom properties part. */
  readonly customProperties?: string;
  readonly extraFiles?: readonly ZipFile[];
  /** Changes any part before it is packed. */
  readonly edit?: (name: string, xml: string) => string | Uint8Array;
}

/** The files of a small workbook, written out by hand so that every byte of it can be chosen. */
export function workbookFiles(parts: WorkbookParts = {}): ZipFile[] {
  const { sheets = { Sheet1: "" }, afterSheetData = "", beforeSheets = "", afterSheets = "" } = parts;
  const named = sheets instanceof Map ? [...sheets] : Object.entries(sheets);
  const xml: [string, string][] = [
    ["[Content_Types].xml", `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`],
    [
      "_rels/.rels",
      `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/>` +
        (parts.customProperties === undefined
          ? ""
          : `<Relationship Id="rId2" Type="${OFFICE}/custom-properties" Target="docProps/custom.xml"/>`) +
        "</Relationships>",
    ],
    [
      "xl/workbook.xml",
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${beforeSheets}<sheets>` +
        named.map(([name], index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join("") +
        `</sheets>${afterSheets}</workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      `<Relationships xmlns="${PACKAGE}">` +
        named
          .map(
            (_, index) =>
              `<Relationship Id="rId${index + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
          )
          .join("") +
        `<Relationship Id="strings" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/>` +
        `<Relationship Id="styles" Type="${OFFICE}/styles" Target="/xl/styles.xml"/></Relationships>`,
    ],
    ...named.map(([, rows], index): [string, string] => [
      `xl/worksheets/sheet${index + 1}.xml`,
      `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${afterSheetData}</worksheet>`,
    ]),
  ];
  if (parts.sharedStrings !== undefined) {
    xml.push(["xl/sharedStrings.xml", `<sst xmlns="${MAIN}">${parts.sharedStrings}</sst>`]);
  }
  if (parts.styles !== undefined)
    xml.push(["xl/styles.xml", `<styleSheet xmlns="${MAIN}">${parts.styles}</styleSheet>`]);
  if (parts.customProperties !== undefined) {
    xml.push(["docProps/custom.xml", `<Properties xmlns:vt="urn:vt">${parts.customProperties}</Properties>`]);
  }
  const edit = parts.edit ?? ((_name: string, text: string) => text);
  return [
    ...xml.map(([name, text]): ZipFile => ({ name, data: edit(name, DECLARATION + text) })),
    ...(parts.extraFiles ?? []),
  ];
}

export function buildWorkbook(parts: WorkbookParts = {}): Uint8Array {
  return buildZip(workbookFiles(parts));
}
