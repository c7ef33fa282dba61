import type { Finding } from "../diagnostics/finding.js";
import type { Correction } from "../findings/correction.js";
import { PackageEditor, type PackageTools } from "../package/package-editor.js";
import { PackageFault } from "../package/package-fault.js";
import { Stylesheet } from "../package/stylesheet.js";
import { type WorkbookSheets, workbookSheets } from "../package/workbook-sheets.js";
import type { XmlPart } from "../package/xml-part.js";
import { type CellStyles, readCellStyles } from "../xlsx/cell-styles.js";
import { isoDateToSerial } from "../xlsx/date-serial.js";
import { isDateFormat } from "../xlsx/number-format.js";
import type { Outcome } from "../xlsx/outcome.js";
import { DEFAULT_READ_LIMITS } from "../xlsx/read-limits.js";
import { calculateOnLoad, countsFrom1904 } from "./calculate-on-load.js";
import { type ContentOf, replaceCells } from "./replace-cells.js";

/** Built-in number formats. @spec ECMA-376 part 1, 18.8.30 */
const BUILT_IN = { number: 0, percent: 10, date: 14 } as const;
const TEXT_FORMAT = "@";

type NumberLook = keyof typeof BUILT_IN;

/** Formats of cells that get a number: the current format, unless it would not show the number. */
class NumberFormats {
  readonly #stylesheet: Stylesheet | undefined;
  readonly #codeOf: CellStyles;

  constructor(editor: PackageEditor, workbook: XmlPart) {
    const name = editor.links(workbook.name).find(({ kind }) => kind === "styles")?.target;
    const part = name === undefined || !editor.has(name) ? undefined : editor.xml(name);
    this.#stylesheet = part && new Stylesheet(part);
    this.#codeOf = part === undefined ? () => undefined : codesOf(part);
  }

  fitting(format: number, look: NumberLook): number {
    if (this.#stylesheet === undefined) return format;
    const code = this.#codeOf(format) ?? "General";
    const isText = code === TEXT_FORMAT || this.#stylesheet.isQuoted(format);
    const isFit = !isText && (look !== "date" || isDateFormat(code));
    return isFit ? format : this.#stylesheet.withNumberFormat(format, BUILT_IN[look]);
  }

  finish(): void {
    this.#stylesheet?.finish();
  }
}

function codesOf(part: XmlPart): CellStyles {
  const styles = readCellStyles(part.text, part.name, DEFAULT_READ_LIMITS);
  if (!styles.ok) throw new PackageFault(styles);
  return styles.value;
}

/** Fields of a finding that the correction needs. */
export type CorrectableFinding = Pick<
  Finding,
  "name" | "sheet" | "cell" | "field" | "found" | "corrections" | "suggestion"
>;

export interface CorrectedCell {
  readonly sheet: string;
  readonly cell: string;
  readonly field?: string;
  /** `text "$612,000.00"` */
  readonly before: string;
  readonly after: Correction;
  /** True for the likely value of an entry; the values of other cells are certain. */
  readonly isSuggestion?: true;
}

/** A cell whose text has several meanings or is the result of a formula: a person has to decide. */
export interface LeftCell {
  readonly sheet: string;
  readonly cell: string;
  readonly field?: string;
  readonly before: string;
  readonly reason: "several-values" | "formula";
  /** Possible values of the text. */
  readonly values: readonly Correction[];
}

export interface Corrections {
  /** The workbook with the corrections; the original bytes if no cell was corrected. */
  readonly bytes: Uint8Array;
  readonly corrected: readonly CorrectedCell[];
  readonly left: readonly LeftCell[];
}

interface Correctable {
  readonly finding: CorrectableFinding;
  readonly sheet: string;
  readonly cell: string;
  readonly corrections: readonly Correction[];
  readonly isSuggestion: boolean;
}

/**
 * Replaces texts by their values in cells where the value is certain, and removes invisible characters from texts.
 * Nothing else in the workbook changes, except that spreadsheet programs calculate its formulas when they open it.
 *
 * @param bytes - A workbook that has been read. A workbook with an unsupported structure gives a finding.
 * @param findings - Of the same workbook; those without a correction are ignored.
 * @param withSuggestions - Also replaces entries by their likely values.
 */
export function correctWorkbook(
  bytes: Uint8Array,
  findings: readonly CorrectableFinding[],
  tools: PackageTools,
  withSuggestions = false,
): Outcome<Corrections> {
  const correctable = findings.flatMap((finding): readonly Correctable[] => {
    const { sheet, cell, corrections = [], suggestion } = finding;
    if (sheet === undefined || cell === undefined) return [];
    if (corrections.length > 0) return [{ finding, sheet, cell, corrections, isSuggestion: false }];
    return suggestion === undefined || !withSuggestions
      ? []
      : [{ finding, sheet, cell, corrections: [suggestion], isSuggestion: true }];
  });
  const unambiguous = correctable.filter(({ corrections }) => corrections.length === 1);
  try {
    const written =
      unambiguous.length === 0
        ? { ok: true as const, value: { bytes, cells: new Set<string>() } }
        : write(bytes, unambiguous, tools);
    if (!written.ok) return written;
    const { cells } = written.value;
    const isWritten = ({ sheet, cell }: Correctable): boolean => cells.has(keyOf(sheet, cell));
    return {
      ok: true,
      value: {
        bytes: cells.size === 0 ? bytes : written.value.bytes,
        corrected: unambiguous.filter(isWritten).map(correctedCell),
        left: correctable.filter((one) => !isWritten(one)).map(leftCell),
      },
    };
  } catch (error) {
    if (error instanceof PackageFault) return error.refusal;
    throw error;
  }
}

const keyOf = (sheet: string, cell: string): string => `${sheet.toLowerCase()}!${cell}`;

function write(
  bytes: Uint8Array,
  correctable: readonly Correctable[],
  tools: PackageTools,
): Outcome<{ readonly bytes: Uint8Array; readonly cells: ReadonlySet<string> }> {
  const opened = PackageEditor.open(bytes, tools);
  if (!opened.ok) return opened;
  const editor = opened.value;
  const sheets = workbookSheets(editor);
  const cells = writeCells(editor, sheets, correctable);
  calculateOnLoad(sheets.workbook);
  return { ok: true, value: { bytes: editor.toBytes(), cells } };
}

function writeCells(
  editor: PackageEditor,
  { workbook, tabs }: WorkbookSheets,
  correctable: readonly Correctable[],
): ReadonlySet<string> {
  const date1904 = countsFrom1904(workbook);
  const formats = new NumberFormats(editor, workbook);
  const written = new Set<string>();
  for (const { name, part, kind } of tabs) {
    const contents = new Map<string, ContentOf>();
    for (const { sheet, cell, corrections, finding } of correctable) {
      if (sheet.toLowerCase() !== name.toLowerCase()) continue;
      const [correction] = corrections;
      if (correction?.kind === "text") {
        contents.set(cell, (format) => ({ text: correction.value, format }));
        continue;
      }
      const number = numberOf(correction, date1904);
      if (number === undefined) continue;
      const isDate = correction?.kind === "date";
      const look = isDate ? "date" : PERCENT_FINDINGS.has(finding.name) ? "percent" : "number";
      contents.set(cell, (format) => ({ number, format: formats.fitting(format, look) }));
    }
    if (contents.size === 0 || kind !== "worksheet") continue;
    for (const cell of replaceCells(editor.xml(part), contents)) written.add(keyOf(name, cell));
  }
  formats.finish();
  return written;
}

/** The number as the file writes it; undefined for a day before the first one that the file can write. */
function numberOf(correction: Correction | undefined, date1904: boolean): string | undefined {
  return correction?.kind === "date" ? isoDateToSerial(correction.value, date1904) : correction?.value;
}

/** Findings whose corrections are percentages. */
const PERCENT_FINDINGS: ReadonlySet<string> = new Set(["cell/percent-as-text", "rates/looks-like-percent-points"]);

function placeOf({ finding: { field, found = "" }, sheet, cell }: Correctable) {
  return { sheet, cell, ...(field !== undefined && { field }), before: found };
}

function correctedCell(one: Correctable): CorrectedCell {
  const [after] = one.corrections;
  if (after === undefined) throw new Error(`${one.cell} has no correction.`);
  return { ...placeOf(one), after, ...(one.isSuggestion && { isSuggestion: true }) };
}

function leftCell(one: Correctable): LeftCell {
  const { corrections } = one;
  return { ...placeOf(one), reason: corrections.length === 1 ? "formula" : "several-values", values: corrections };
}
