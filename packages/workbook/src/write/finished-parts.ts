import { crc32 } from "node:zlib";
import { nodeInflateRaw } from "../node/node-inflate.js";
import { NODE_PACKAGE_TOOLS } from "../node/node-package-tools.js";
import { writeZip, type ZipPart } from "../package/zip-writer.js";
import { OUTPUT_PROPERTY } from "../templates/defined-names.js";
import { parseAddress } from "../xlsx/cell-address.js";
import { DEFAULT_READ_LIMITS } from "../xlsx/read-limits.js";
import { ZipArchive } from "../xlsx/zip/zip-archive.js";
import { nameHeadingStyles } from "./named-styles.js";

const WORKBOOK_PART = "xl/workbook.xml";
const STYLES_PART = "xl/styles.xml";
const SHEET_PARTS = "xl/worksheets/sheet";
const CUSTOM_PART = "docProps/custom.xml";
const CUSTOM_CONTENT_TYPE = "application/vnd.openxmlformats-officedocument.custom-properties+xml";
const CUSTOM_RELATIONSHIP = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/custom-properties";
/** The property set of user-defined properties (ECMA-376 part 1, 22.3). */
const USER_PROPERTIES = "{D5CDD505-2E9C-101B-9397-08002B2CF9AE}";
const FIRST_PROPERTY_ID = 2;

/**
 * Adds the parts of a package that exceljs cannot write: custom properties, and the mark that text cells may hold
 * numbers.
 */
export function finishedParts(packed: Uint8Array, customProperties: ReadonlyMap<string, string>): readonly ZipPart[] {
  const parts = unpackWritten(packed).map(({ name, data }) =>
    name.startsWith(SHEET_PARTS) ? { name, data: edited(data, allowNumbersAsText) } : { name, data },
  );
  return withCustomProperties(parts, customProperties);
}

/** Adds custom properties to the parts of a package without custom properties. */
function withCustomProperties(
  parts: readonly ZipPart[],
  customProperties: ReadonlyMap<string, string>,
): readonly ZipPart[] {
  const linked = parts.map(({ name, data }): ZipPart => {
    const edit = linkEditOf(name);
    return { name, data: edit === undefined ? data : edited(data, edit) };
  });
  return [...linked, { name: CUSTOM_PART, data: encode(customPropertiesXml(customProperties)) }];
}

/** Marks a workbook as an output, so that a check of a folder does not take it for an input. */
export const markedAsOutput = (parts: readonly ZipPart[], kind: string): readonly ZipPart[] =>
  withCustomProperties(parts, new Map([[OUTPUT_PROPERTY, kind]]));

/** A package of an output, without the timestamps that exceljs writes into the zip. */
export const packOutput = (packed: Uint8Array, kind: string): Uint8Array =>
  writeZip(markedAsOutput(unpackWritten(packed), kind), NODE_PACKAGE_TOOLS);

/** The parts of a package that this package wrote, so a finding would be our defect. */
export function unpackWritten(packed: Uint8Array): ZipPart[] {
  const archive = ZipArchive.open(packed, DEFAULT_READ_LIMITS, { inflateRaw: nodeInflateRaw, crc32 });
  if (!archive.ok) throw new Error(`The written workbook cannot be packed: ${archive.finding.message}`);
  return archive.value.names().map((name) => {
    const data = archive.value.read(name, DEFAULT_READ_LIMITS.maxInflatedBytes);
    if (!data.ok) throw new Error(`The written workbook cannot be packed: ${data.finding.message}`);
    const edit = editOfWritten(name);
    return { name, data: edit === undefined ? data.value : edited(data.value, edit) };
  });
}

function editOfWritten(name: string): ((xml: string) => string) | undefined {
  if (name === WORKBOOK_PART) return joinPrintAreas;
  if (name === STYLES_PART) return nameHeadingStyles;
  return name.startsWith(SHEET_PARTS) ? focusPaneOfCell : undefined;
}

const edited = (data: Uint8Array, edit: (xml: string) => string): Uint8Array =>
  encode(edit(new TextDecoder().decode(data)));

function linkEditOf(name: string): ((xml: string) => string) | undefined {
  if (name === "[Content_Types].xml") return addContentType;
  return name === "_rels/.rels" ? addRelationship : undefined;
}

function addContentType(xml: string): string {
  return xml.replace("</Types>", `<Override PartName="/${CUSTOM_PART}" ContentType="${CUSTOM_CONTENT_TYPE}"/></Types>`);
}

function addRelationship(xml: string): string {
  return xml.replace(
    "</Relationships>",
    `<Relationship Id="customProperties" Type="${CUSTOM_RELATIONSHIP}" Target="${CUSTOM_PART}"/></Relationships>`,
  );
}

/** Measure numbers and ZIP codes are text on purpose; without this setting, Excel marks each as a mistake. */
function allowNumbersAsText(xml: string): string {
  const ignored = '<ignoredErrors><ignoredError sqref="A1:XFD1048576" numberStoredAsText="1"/></ignoredErrors>';
  // The order of elements in a sheet is fixed: before drawings, or last (ECMA-376 part 1, 18.3.1.99).
  return xml.replace(/<(?:legacyDrawing|drawing|tableParts|extLst)\b|<\/worksheet>/, (next) => ignored + next);
}

function customPropertiesXml(properties: ReadonlyMap<string, string>): string {
  const items = [...properties].map(
    ([name, text], index) =>
      `<property fmtid="${USER_PROPERTIES}" pid="${FIRST_PROPERTY_ID + index}" name="${name}"><vt:lpwstr>${text}</vt:lpwstr></property>`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" ' +
    `xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes">${items.join("")}</Properties>`
  );
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** exceljs puts the selection of frozen panes into the last pane, even if the selected cell is in another. */
function focusPaneOfCell(xml: string): string {
  const [pane = "", selection = ""] = /<pane [^>]*\/><selection [^>]*\/>/.exec(xml)?.[0].split("/>") ?? [];
  const cell = parseAddress(/ activeCell="([^"]*)"/.exec(selection)?.[1] ?? "");
  if (cell === undefined) return xml;
  const split = (name: string): number => Number(new RegExp(` ${name}="(\\d+)"`).exec(pane)?.[1] ?? 0);
  const isBelow = cell.row > split("ySplit") && split("ySplit") > 0;
  const isRight = cell.column > split("xSplit") && split("xSplit") > 0;
  const name = isBelow ? (isRight ? "bottomRight" : "bottomLeft") : isRight ? "topRight" : "topLeft";
  const focused = (text: string): string => text.replace(/(activePane|pane)="\w+"/, `$1="${name}"`);
  return xml.replace(`${pane}/>${selection}/>`, `${focused(pane)}/>${focused(selection)}/>`);
}

const PRINT_AREA = /<definedName name="_xlnm\.Print_Area" localSheetId="(\d+)">([^<]*)<\/definedName>/g;

/**
 * The workbook part with one name for the print areas of a sheet. exceljs writes a name for each area, but Excel
 * accepts only one name.
 */
export function joinPrintAreas(workbookXml: string): string {
  const areas = new Map<string, string[]>();
  for (const [, sheet = "", area = ""] of workbookXml.matchAll(PRINT_AREA)) {
    areas.set(sheet, [...(areas.get(sheet) ?? []), area]);
  }
  return workbookXml.replace(PRINT_AREA, (name, sheet: string, area: string) => {
    const [first, ...others] = areas.get(sheet) ?? [];
    if (area !== first) return "";
    return others.length === 0 ? name : name.replace(area, [first, ...others].join(","));
  });
}
