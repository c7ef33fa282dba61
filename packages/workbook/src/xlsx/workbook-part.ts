import { parseRange } from "./cell-address.js";
import type { DefinedName, NamedTarget, SheetState } from "./flat-workbook.js";
import { type Outcome, type Refusal, refuse } from "./outcome.js";
import type { ReadLimits } from "./read-limits.js";
import type { ByteText } from "./xml/byte-text.js";
import { RELATIONSHIP_IDS, SPREADSHEET } from "./xml/vocabularies.js";
import { refuseBadReference } from "./xml/xml-characters.js";
import { XmlScanner } from "./xml/xml-scanner.js";
import { decodeWorkbookText, unescapeWorkbookText } from "./xml/xml-text.js";

export interface SheetEntry {
  readonly name: string;
  readonly state: SheetState;
  readonly relationshipId: string;
}

/** Sheets and names of the workbook part, without cells. */
export interface WorkbookPart {
  readonly date1904: boolean;
  readonly sheets: readonly SheetEntry[];
  readonly definedNames: readonly DefinedName[];
}

interface RawName {
  readonly name: string;
  readonly sheetIndex: string | undefined;
  readonly text: string;
}

export function readWorkbookPart(text: ByteText, part: string, limits: ReadLimits): Outcome<WorkbookPart> {
  const scanner = new XmlScanner(text, part, limits);
  const sheets: SheetEntry[] = [];
  const rawNames: RawName[] = [];
  let date1904 = false;
  let linkPrefixes: readonly string[] = [];
  let section = "";
  while (scanner.next()) {
    if (!scanner.isOpen) continue;
    if (scanner.depth === 1) {
      if (!scanner.is("workbook") || !SPREADSHEET.includes(scanner.rootNamespace ?? "")) {
        return refuse("file/not-a-spreadsheet", { found: `${part} is no workbook` });
      }
      linkPrefixes = scanner.attributes.prefixesOf(RELATIONSHIP_IDS);
    } else if (scanner.depth === 2) {
      section = scanner.localName;
      if (section === "workbookPr") date1904 = isTrue(scanner.attributes.value("date1904"));
    } else if (scanner.depth === 3 && section === "sheets" && scanner.is("sheet")) {
      if (sheets.length === limits.maxSheets) {
        return refuse("file/too-many-sheets", { expected: `at most ${limits.maxSheets}` });
      }
      const entry = readSheetEntry(scanner, linkPrefixes);
      if (entry.name.length > limits.maxSheetNameLength) {
        return refuse("file/markup-too-long", {
          found: `a sheet name of ${entry.name.length} characters`,
          expected: `at most ${limits.maxSheetNameLength}`,
        });
      }
      sheets.push(entry);
    } else if (scanner.depth === 3 && section === "definedNames" && scanner.is("definedName")) {
      if (rawNames.length === limits.maxDefinedNames) {
        return refuse("file/too-many-defined-names", { expected: `at most ${limits.maxDefinedNames}` });
      }
      rawNames.push(readRawName(scanner, text));
    }
  }
  const problem = scanner.problem ?? refuseBadReference(text, part) ?? findSameNamedSheets(sheets);
  return problem ?? { ok: true, value: { date1904, sheets, definedNames: scopeNames(rawNames, sheets) } };
}

function readSheetEntry({ attributes }: XmlScanner, linkPrefixes: readonly string[]): SheetEntry {
  const state = attributes.value("state");
  return {
    name: unescapeWorkbookText(attributes.value("name") ?? ""),
    state: state === "hidden" || state === "veryHidden" ? state : "visible",
    relationshipId: attributes.prefixedValue(linkPrefixes, "id") ?? "",
  };
}

function readRawName(scanner: XmlScanner, text: ByteText): RawName {
  const name = unescapeWorkbookText(scanner.attributes.value("name") ?? "");
  const sheetIndex = scanner.attributes.value("localSheetId");
  const start = scanner.tagEnd;
  const depth = scanner.depth;
  while (scanner.next() && scanner.depth >= depth);
  return { name, sheetIndex, text: decodeWorkbookText(text.slice(start, scanner.tagStart)) };
}

function findSameNamedSheets(sheets: readonly SheetEntry[]): Refusal | undefined {
  const seen = new Set<string>();
  for (const { name } of sheets) {
    const key = name.toLowerCase();
    if (seen.has(key)) return refuse("file/damaged", { found: `two sheets named ${JSON.stringify(name)}` });
    seen.add(key);
  }
  return undefined;
}

/** The position of its tab gives a name's sheet; a position without a tab makes it a name of the workbook. */
function scopeNames(rawNames: readonly RawName[], sheets: readonly SheetEntry[]): DefinedName[] {
  return rawNames.map(({ name, sheetIndex, text }) => ({
    name,
    scope: sheetIndex === undefined ? undefined : sheets[Number(sheetIndex)]?.name,
    text,
    target: parseReference(text),
  }));
}

function isTrue(value: string | undefined): boolean {
  return value === "1" || value === "true" || value === "on";
}

/**
 * The one sheet and range a defined name points at: `'Schedule 4'!$B$5:$B$54`. Undefined for anything else: a constant,
 * a formula, several areas, another workbook, `#REF!`.
 */
export function parseReference(text: string): NamedTarget | undefined {
  const mark = text.lastIndexOf("!");
  if (mark <= 0) return undefined;
  const sheet = parseSheetName(text.slice(0, mark));
  const range = parseRange(text.slice(mark + 1));
  return sheet === undefined || range === undefined ? undefined : { sheet, range };
}

function parseSheetName(text: string): string | undefined {
  if (text.startsWith("'")) {
    const inner = text.slice(1, -1);
    const isOneQuotedName = text.length > 2 && text.endsWith("'") && !/(?:^|[^'])'(?:'')*(?!')/.test(inner);
    return isOneQuotedName && !inner.includes("[") ? inner.replaceAll("''", "'") : undefined;
  }
  return /[\s'"!,;:()[\]{}+\-*/^&=<>#]/.test(text) ? undefined : text;
}
