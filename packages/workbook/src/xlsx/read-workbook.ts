import type { CellFinding } from "../findings/cell-finding.js";
import { type CellStyles, readCellStyles } from "./cell-styles.js";
import type { FlatWorkbook } from "./flat-workbook.js";
import { type Outcome, refuse } from "./outcome.js";
import { type PackageLinks, PackageParts } from "./package-parts.js";
import { DEFAULT_READ_LIMITS, type ReadLimits } from "./read-limits.js";
import { readSharedStrings, SharedStrings } from "./shared-strings.js";
import { readSheets } from "./sheets.js";
import { StoredWorkbook } from "./stored-workbook.js";
import { readWorkbookPart } from "./workbook-part.js";
import { type ByteText, type ToCharacters, toCharacters } from "./xml/byte-text.js";
import { type IsUtf8, isUtf8 } from "./xml/xml-characters.js";
import { XmlScanner } from "./xml/xml-scanner.js";
import { decodeWorkbookText, unescapeWorkbookText } from "./xml/xml-text.js";
import { crc32 } from "./zip/crc32.js";
import { refuseUnlessZip } from "./zip/file-kind.js";
import { refuseUnlessPackage } from "./zip/package-kind.js";
import { type InflateRaw, ZipArchive } from "./zip/zip-archive.js";

export interface ReadOptions {
  /** Inflates the files inside the zip, with a function of the platform. */
  readonly inflateRaw: InflateRaw;
  /** CRC-32 of the platform, if it has one; ours is slower. */
  readonly crc32?: (data: Uint8Array) => number;
  /** Function of the platform that makes one character of each byte, if it has a faster one. */
  readonly toCharacters?: ToCharacters;
  /** UTF-8 test of the platform, if it has a faster one. */
  readonly isUtf8?: IsUtf8;
  /** Selects the sheets to read; the default is all. Other sheets are listed, and their sizes are checked. */
  readonly wantsSheet?: (name: string) => boolean;
  readonly limits?: Partial<ReadLimits>;
}

export type ReadResult =
  | { readonly ok: true; readonly workbook: FlatWorkbook }
  | { readonly ok: false; readonly finding: CellFinding };

/**
 * Reads a workbook into flat cells, within limits on every part that a file can make large. Never throws: each fault of
 * the bytes is a finding.
 */
export function readWorkbook(bytes: Uint8Array, options: ReadOptions): ReadResult {
  const limits = { ...DEFAULT_READ_LIMITS, ...options.limits };
  const stranger = refuseUnlessZip(bytes);
  if (stranger !== undefined) return stranger;
  const archive = ZipArchive.open(bytes, limits, { inflateRaw: options.inflateRaw, crc32: options.crc32 ?? crc32 });
  if (!archive.ok) return archive;
  const otherPackage = refuseUnlessPackage(archive.value);
  if (otherPackage !== undefined) return otherPackage;
  const means = { toCharacters: options.toCharacters ?? toCharacters, isUtf8: options.isUtf8 ?? isUtf8 };
  const parts = new PackageParts(archive.value, limits, means);
  const workbook = readPackage(parts, options.wantsSheet ?? (() => true));
  return workbook.ok ? { ok: true, workbook: workbook.value } : workbook;
}

function readPackage(parts: PackageParts, wantsSheet: (name: string) => boolean): Outcome<FlatWorkbook> {
  const packageLinks = parts.links("");
  if (!packageLinks.ok) return packageLinks;
  const mainPart = packageLinks.value.ofKind("officeDocument");
  if (mainPart === undefined) return refuse("file/not-a-spreadsheet", { found: "a package without a document" });
  if (packageLinks.value.countOfKind("officeDocument") > 1) {
    return refuse("file/damaged", { found: "two documents in one package" });
  }
  const main = parts.read(mainPart, readWorkbookPart);
  if (!main.ok) return main;
  const links = parts.links(mainPart);
  if (!links.ok) return links;

  const noStrings = SharedStrings.none(parts.limits);
  const stringsPart = links.value.ofKind("sharedStrings");
  const sharedStrings = parts.readIfAny(stringsPart, noStrings, readSharedStrings, parts.limits.maxSharedStringBytes);
  if (!sharedStrings.ok) return sharedStrings;
  const sheets = readSheets(parts, main.value.sheets, links.value, sharedStrings.value, wantsSheet);
  if (!sheets.ok) return sheets;

  const { date1904, definedNames } = main.value;
  return {
    ok: true,
    value: new StoredWorkbook({
      sheets: sheets.value,
      definedNames,
      date1904,
      customProperties: () => readProperties(parts, packageLinks.value),
      numberFormatOf: lazyNumberFormats(parts, links.value.ofKind("styles")),
    }),
  };
}

/** Only a workbook without its defined names needs its properties. */
function readProperties(parts: PackageParts, packageLinks: PackageLinks): ReadonlyMap<string, string> {
  // The strict standard writes this relationship type without the dash.
  const part = packageLinks.ofKind("custom-properties") ?? packageLinks.ofKind("customProperties");
  const properties = parts.readIfAny<ReadonlyMap<string, string>>(part, new Map(), readCustomProperties);
  return properties.ok ? properties.value : new Map();
}

/** Styles are the longest part after the sheets, and few callers need a format, so the first call reads them. */
function lazyNumberFormats(parts: PackageParts, stylesPart: string | undefined): CellStyles {
  let styles: Outcome<CellStyles> | undefined;
  return (styleIndex) => {
    styles ??= parts.readIfAny(stylesPart, () => undefined, readCellStyles);
    return styles.ok ? styles.value(styleIndex) : undefined;
  };
}

/** Custom document properties of every type as text; their values are elements of another vocabulary. */
function readCustomProperties(text: ByteText, part: string, limits: ReadLimits): Outcome<ReadonlyMap<string, string>> {
  const scanner = new XmlScanner(text, part, limits, "as written");
  const properties = new Map<string, string>();
  let name: string | undefined;
  let valueStart = 0;
  while (scanner.next()) {
    if (scanner.isOpen && scanner.depth === 2)
      name = scanner.is("property") ? scanner.attributes.value("name") : undefined;
    else if (scanner.isOpen && scanner.depth === 3) valueStart = scanner.tagEnd;
    else if (!scanner.isOpen && scanner.depth === 2 && name !== undefined) {
      properties.set(unescapeWorkbookText(name), decodeWorkbookText(text.slice(valueStart, scanner.tagStart)));
    }
  }
  return scanner.problem ?? { ok: true, value: properties };
}
