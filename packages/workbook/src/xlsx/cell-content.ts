import { integerAt } from "./stored-values.js";
import { EXTENSIONS } from "./xml/spelling.js";
import type { XmlScanner } from "./xml/xml-scanner.js";

/** Range in the bytes of a sheet; a start of -1 for an empty range. */
export interface Span {
  start: number;
  end: number;
}

/** Finds the value, the inline string, and the formula inside a cell. */
export class CellContentReader {
  /** The characters of `v`. */
  readonly value: Span = { start: -1, end: -1 };
  /** The element `is` as a whole. */
  readonly inline: Span = { start: -1, end: -1 };
  /** The characters of `f`, or of the formula this cell shares. */
  readonly formula: Span = { start: -1, end: -1 };
  /** Reason why the value is ambiguous, if so: for a cell with two values, programs disagree about which to show. */
  fault: string | undefined;
  readonly #scanner: XmlScanner;
  /** First formula of each group that shares a formula, by the number of the group. */
  readonly #sharedFormulas: Map<number, Span> = new Map<number, Span>();

  constructor(scanner: XmlScanner) {
    this.#scanner = scanner;
  }

  /** Reads from the cell's opening tag to its closing tag. */
  read(): void {
    const scanner = this.#scanner;
    const cellDepth = scanner.depth;
    this.value.start = -1;
    this.inline.start = -1;
    this.formula.start = -1;
    this.fault = undefined;
    let child: Span | undefined;
    let sharedGroup = -1;
    while (scanner.next()) {
      if (scanner.isOpen) {
        if (scanner.depth !== cellDepth + 1) {
          if (child === this.value || child === this.formula) this.fault = "with an element in its value";
          continue;
        }
        child = this.#childSpan();
        if (child === this.formula) sharedGroup = this.#readSharedGroup();
        if (child === undefined) {
          if (!scanner.is(EXTENSIONS)) this.fault = `with an element ${JSON.stringify(scanner.name)}`;
          continue;
        }
        if (child.start >= 0) this.fault = "with two values";
        child.start = child === this.inline ? scanner.tagStart : scanner.tagEnd;
      } else if (scanner.depth === cellDepth) {
        if (child !== undefined) child.end = child === this.inline ? scanner.tagEnd : scanner.tagStart;
      } else if (scanner.depth < cellDepth) break;
    }
    if (sharedGroup >= 0) this.#shareFormula(sharedGroup);
  }

  #childSpan(): Span | undefined {
    const scanner = this.#scanner;
    if (scanner.is("v")) return this.value;
    if (scanner.is("f")) return this.formula;
    return scanner.is("is") ? this.inline : undefined;
  }

  #readSharedGroup(): number {
    const { attributes, source } = this.#scanner;
    if (attributes.count === 0 || attributes.value("t") !== "shared") return -1;
    const group = attributes.find("si");
    return group < 0 ? -1 : integerAt(source, attributes.valueStart(group), attributes.valueEnd(group));
  }

  /** The first cell of a group has the text; the others have only the number of the group. */
  #shareFormula(group: number): void {
    const { start, end } = this.formula;
    if (end > start) {
      this.#sharedFormulas.set(group, { start, end });
      return;
    }
    const first = this.#sharedFormulas.get(group);
    if (first === undefined) return;
    this.formula.start = first.start;
    this.formula.end = first.end;
  }
}
