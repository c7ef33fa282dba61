import type { PackageEditor } from "../package/package-editor.js";
import { PackageFault } from "../package/package-fault.js";
import { Stylesheet } from "../package/stylesheet.js";
import type { XmlPart } from "../package/xml-part.js";
import { type CellStyles, readCellStyles } from "../xlsx/cell-styles.js";
import { isDateFormat } from "../xlsx/number-format.js";
import { DEFAULT_READ_LIMITS } from "../xlsx/read-limits.js";

/** Built-in number formats. @spec ECMA-376 part 1, 18.8.30 */
const BUILT_IN = { number: 0, percent: 10, date: 14 } as const;
const TEXT_FORMAT = "@";

export type NumberLook = keyof typeof BUILT_IN;

/** The formats of cells that get a number: those that the cells have, unless a number would not show as one in them. */
export class NumberFormats {
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
