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
  /** Inflates the files inside the zip; what the platform has. */
  readonly inflateRaw: InflateRaw;
  /** The platform's own CRC-32, where it has one; ours is slower. */
  readonly crc32?: (data: Uint8Array) => number;
  /** The platform's own way to make one character of each byte, where it has a faster one. */
  readonly toCharacters?: ToCharacters;
  /** The platform's own test of UTF-8, where it has a faster one. */
  readonly isUtf8?: IsUtf8;
  /** Which sheets to read; all without it. The others are listed and their sizes checked. */
  readonly wantsSheet?: (name: string) => boolean;
  readonly limits?: Partial<ReadLimits>;
}

export type ReadResult =
  | { readonly ok: true; readonly workbook: FlatWorkbook }
  | { readonly ok: false; readonly finding: CellFinding };

/**
 * Reads a workbook into flat cells, within limits on everything a file can make large. It never throws, whatever the
 * bytes: what is wrong with them is a finding.
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

/** Only a workbook that lost its names is asked for its properties. */
function readProperties(parts: PackageParts, packageLinks: PackageLinks): ReadonlyMap<string, string> {
  // The strict standard spells the kind without the dash.
  const part = packageLinks.ofKind("custom-properties") ?? packageLinks.ofKind("customProperties");
  const properties = parts.readIfAny<ReadonlyMap<string, string>>(part, new Map(), readCustomProperties);
  return properties.ok ? properties.value : new Map();
}

/** Styles are the longest part after the sheets and few callers ask for a format, so they are read on the first question. */
function lazyNumberFormats(parts: PackageParts, stylesPart: string | undefined): CellStyles {
  let styles: Outcome<CellStyles> | undefined;
  return (styleIndex) => {
    styles ??= parts.readIfAny(stylesPart, () => undefined, readCellStyles);
    return styles.ok ? styles.value(styleIndex) : undefined;
  };
}

/** Custom document properties as text, whatever their type; values are elements of a vocabulary of their own. */
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
