import { type CellObject, type ParsingOptions, read, type WorkBook, type WorkSheet } from "@e965/xlsx";
import { type CellRange, MAX_COLUMN, MAX_ROW } from "../xlsx/cell-address.js";
import type { CellType, DefinedName, SheetState } from "../xlsx/flat-workbook.js";
import { type Outcome, type Refusal, refuse } from "../xlsx/outcome.js";
import { parseReference } from "../xlsx/workbook-part.js";
import { floatText } from "./float-text.js";
import { FORMAT_LIMITS, type FormatLimits } from "./format-limits.js";
import type { ListedCell, ListedSheet, ListedWorkbook } from "./listed-workbook.js";
import { plainReferences } from "./open-document-formula.js";

export type LibraryFormat = "ods" | "xls";

const SHEET_STATES: readonly SheetState[] = ["visible", "hidden", "veryHidden"];

const ENTITIES: Readonly<Record<string, string>> = { apos: "'", quot: '"', lt: "<", gt: ">", amp: "&" };

/** Error values as old Excel files write them. @see MS-XLS 2.5.10 */
const ERROR_TEXTS: ReadonlyMap<unknown, string> = new Map([
  [0x00, "#NULL!"],
  [0x07, "#DIV/0!"],
  [0x0f, "#VALUE!"],
  [0x17, "#REF!"],
  [0x1d, "#NAME?"],
  [0x24, "#NUM!"],
  [0x2a, "#N/A"],
]);

/** Reads a workbook with SheetJS. Runs in a process of its own, because a hostile file can take any time and memory. */
export function readWithLibrary(
  bytes: Uint8Array,
  format: LibraryFormat,
  limits: FormatLimits = FORMAT_LIMITS,
): Outcome<ListedWorkbook> {
  let workbook: WorkBook;
  try {
    workbook = silently(() => read(bytes, optionsFor(format)));
  } catch (error) {
    return refuseUnread(error);
  }
  if (workbook.SheetNames.length > limits.maxSheets) {
    return refuse("file/too-many-sheets", { expected: `at most ${limits.maxSheets}` });
  }
  return new Listing(workbook, format, limits).read();
}

const optionsFor = (format: LibraryFormat): ParsingOptions => ({
  type: "buffer",
  dense: true,
  cellFormula: true,
  cellHTML: false,
  cellNF: true,
  cellText: false,
  // Hidden rows of .xls are part of the styles.
  cellStyles: format === "xls",
  // A formula of .ods whose result is a text without characters counts as an empty cell.
  sheetStubs: format === "ods",
});

/** Works without the remarks of the library, about number formats for example, which nobody can use. */
function silently<Result>(work: () => Result): Result {
  const { log, error } = console;
  console.log = (): void => undefined;
  console.error = (): void => undefined;
  try {
    return work();
  } finally {
    console.log = log;
    console.error = error;
  }
}

/** Beginnings of the messages for workbooks with a password. Messages such as "Unsupported ZIP encryption" are about damage. */
const PASSWORD =
  /^(?:File is password-protected|Unsupported password protection|Password is incorrect|ECMA-376 Encrypted file|Unsupported ODS Encryption)/;

/** Finding for an error of the library. */
export function refuseUnread(error: unknown): Refusal {
  const found = error instanceof Error ? error.message : String(error);
  return PASSWORD.test(found) ? refuse("file/password-protected") : refuse("file/damaged", { found });
}

class Listing {
  readonly #workbook: WorkBook;
  readonly #format: LibraryFormat;
  readonly #limits: FormatLimits;
  readonly #numberFormats = new Map<string, number>();
  #cellCount = 0;

  constructor(workbook: WorkBook, format: LibraryFormat, limits: FormatLimits) {
    this.#workbook = workbook;
    this.#format = format;
    this.#limits = limits;
  }

  read(): Outcome<ListedWorkbook> {
    const { SheetNames: names, Workbook: properties } = this.#workbook;
    if (names.length === 0) return refuse("file/damaged", { found: "no sheets" });
    const sheets: ListedSheet[] = [];
    const seen = new Set<string>();
    for (const [index, key] of names.entries()) {
      const name = this.#attribute(key);
      if (seen.has(name.toLowerCase()))
        return refuse("file/damaged", { found: `two sheets named ${JSON.stringify(name)}` });
      seen.add(name.toLowerCase());
      const state = SHEET_STATES[properties?.Sheets?.[index]?.Hidden ?? 0] ?? "visible";
      const sheet = this.#readSheet(key, name, state);
      if (!sheet.ok) return sheet;
      sheets.push(sheet.value);
    }
    const definedNames = this.#readNames();
    if (definedNames.length > this.#limits.maxDefinedNames) {
      return refuse("file/too-many-defined-names", { expected: `at most ${this.#limits.maxDefinedNames}` });
    }
    const date1904 = properties?.WBProps?.date1904 === true;
    return { ok: true, value: { sheets, definedNames, date1904, numberFormats: [...this.#numberFormats.keys()] } };
  }

  #readNames(): readonly DefinedName[] {
    const { SheetNames: sheets, Workbook: properties } = this.#workbook;
    return (properties?.Names ?? []).map(({ Name: name, Ref: reference = "", Sheet: index }) => {
      const sheet = index === undefined ? undefined : sheets[index];
      // SheetJS keeps the dollar sign of sheets such as GHG, whose name could be a column.
      const text = this.#attribute(reference).replace(/^\$/, "");
      return {
        name: this.#attribute(name),
        scope: sheet === undefined ? undefined : this.#attribute(sheet),
        text,
        target: parseReference(text),
      };
    });
  }

  #readSheet(key: string, name: string, state: SheetState): Outcome<ListedSheet> {
    const sheet: WorkSheet | undefined = this.#workbook.Sheets[key];
    const rows: readonly (readonly CellObject[] | undefined)[] = sheet?.["!data"] ?? [];
    const mergedRanges = (sheet?.["!merges"] ?? []).map(
      ({ s, e }): CellRange => ({ top: s.r + 1, left: s.c + 1, bottom: e.r + 1, right: e.c + 1 }),
    );
    if (mergedRanges.length > this.#limits.maxMergedRanges) {
      return refuse("file/too-many-merged-ranges", {
        place: { sheet: name },
        expected: `at most ${this.#limits.maxMergedRanges}`,
      });
    }
    const cells: ListedCell[] = [];
    // The rows have gaps, which `forEach` and `in` pass over and loops do not.
    for (const rowKey in rows) {
      const row = Number(rowKey) + 1;
      for (const columnKey in rows[row - 1]) {
        const column = Number(columnKey) + 1;
        const content = contentOf(rows[row - 1]?.[column - 1], this.#format);
        if (content === undefined) continue;
        if (!(row <= MAX_ROW && column <= MAX_COLUMN)) {
          const found = `row ${row}, column ${column}`;
          return refuse("file/cell-outside-grid", { place: { sheet: name }, found, expected: "A1 to XFD1048576" });
        }
        if (++this.#cellCount > this.#limits.maxCells) {
          return refuse("file/too-many-cells", {
            place: { sheet: name },
            expected: `at most ${this.#limits.maxCells} cells with values in all sheets`,
          });
        }
        const { format, ...listed } = content;
        if (Math.max(listed.value.length, listed.formula?.length ?? 0) > this.#limits.maxTextLength) {
          return refuse("file/markup-too-long", {
            place: { sheet: name },
            expected: `at most ${this.#limits.maxTextLength} characters`,
          });
        }
        cells.push({ row, column, styleIndex: this.#styleOf(format), ...listed });
      }
    }
    const hiddenRows = new Set<number>();
    sheet?.["!rows"]?.forEach(({ hidden }, index) => {
      if (hidden === true) hiddenRows.add(index + 1);
    });
    const hiddenColumns = (sheet?.["!cols"] ?? []).flatMap((column, index) =>
      column?.hidden === true ? [{ first: index + 1, last: index + 1 }] : [],
    );
    return { ok: true, value: { name, state, cells, mergedRanges, hiddenRows, hiddenColumns } };
  }

  /** SheetJS leaves the attributes of .ods as the file escapes them. */
  #attribute(text: string): string {
    return this.#format === "ods"
      ? text.replace(/&(apos|quot|lt|gt|amp);/g, (_, name: string) => ENTITIES[name] ?? "")
      : text;
  }

  #styleOf(format: string): number {
    const known = this.#numberFormats.get(format);
    if (known !== undefined) return known;
    const index = this.#numberFormats.size;
    this.#numberFormats.set(format, index);
    return index;
  }
}

interface Content {
  readonly type: CellType;
  readonly value: string;
  readonly formula?: string;
  readonly format: string;
}

/** Type and value of a cell; undefined for a blank cell. */
function contentOf(cell: CellObject | undefined, fileFormat: LibraryFormat): Content | undefined {
  if (cell === undefined) return undefined;
  const typed = typedValue(cell);
  const formula = cell.f === undefined ? undefined : fileFormat === "ods" ? plainReferences(cell.f) : cell.f;
  const format = cell.z === undefined ? "General" : String(cell.z);
  if (typed === undefined) {
    if (formula === undefined) return undefined;
    return { type: fileFormat === "ods" ? "text" : "blank-formula", value: "", formula, format };
  }
  return { ...typed, ...(formula !== undefined && { formula }), format };
}

function typedValue({ t: type, v: value }: CellObject): Pick<Content, "type" | "value"> | undefined {
  if (value === undefined || value === null) return undefined;
  switch (type) {
    case "n":
      return Number.isFinite(value)
        ? { type: "number", value: floatText(Number(value)) }
        : { type: "text", value: String(value) };
    case "s":
      return { type: "text", value: String(value) };
    case "b":
      return { type: "boolean", value: value === true ? "TRUE" : "FALSE" };
    case "e":
      return { type: "error", value: ERROR_TEXTS.get(value) ?? "#VALUE!" };
    case "d":
    case "z":
      return undefined;
    default:
      return type satisfies never;
  }
}
