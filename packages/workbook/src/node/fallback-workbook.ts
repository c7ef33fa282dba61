import { formatAddress, parseAddress, parseRange } from "../read/cell-address.js";
import { parseReference } from "../read/defined-name.js";
import type { CellType, FlatCell, FlatWorkbook, SheetState } from "../read/flat-workbook.js";
import { type CellSource, StoredWorkbook } from "../read/stored-workbook.js";

/** A cell as the reading child process sends it. */
export interface FallbackCell {
  readonly address: string;
  readonly type: CellType;
  readonly value: string;
  readonly formula?: string;
  readonly hasCachedValue: boolean;
  /** Index into the formats of the workbook. */
  readonly styleIndex: number;
}

export interface FallbackSheet {
  readonly name: string;
  readonly state: SheetState;
  /** By row, then by column. */
  readonly cells: readonly FallbackCell[];
  readonly mergedRanges: readonly string[];
}

/** A workbook as the reading child process sends it: plain data that survives JSON. */
export interface FallbackWorkbook {
  readonly sheets: readonly FallbackSheet[];
  readonly definedNames: readonly { readonly name: string; readonly text: string }[];
  readonly date1904: boolean;
  readonly formats: readonly string[];
}

/** The workbook the child process read, like any other. */
export function fromFallback(fallback: FallbackWorkbook, wantsSheet: (name: string) => boolean): FlatWorkbook {
  return new StoredWorkbook({
    sheets: fallback.sheets.map(({ name, state, cells, mergedRanges }) => ({
      name,
      state,
      cells: wantsSheet(name) ? new FallbackCells(cells) : undefined,
      mergedRanges: mergedRanges.map(parseRange).filter((range) => range !== undefined),
    })),
    definedNames: fallback.definedNames.map(({ name, text }) => ({
      name,
      scope: undefined,
      text,
      target: parseReference(text),
    })),
    date1904: fallback.date1904,
    customProperties: new Map(),
    numberFormatOf: (styleIndex) => fallback.formats[styleIndex],
  });
}

class FallbackCells implements CellSource {
  readonly #cells: readonly FlatCell[];
  readonly #byAddress: Map<string, FlatCell> = new Map<string, FlatCell>();

  constructor(cells: readonly FallbackCell[]) {
    this.#cells = cells.flatMap((cell) => {
      const position = parseAddress(cell.address);
      return position === undefined ? [] : [{ formula: undefined, ...cell, ...position }];
    });
    for (const cell of this.#cells) this.#byAddress.set(cell.address, cell);
  }

  get count(): number {
    return this.#cells.length;
  }

  cell(index: number): FlatCell {
    const cell = this.#cells[index];
    if (cell === undefined) throw new RangeError(`No cell ${index} among ${this.count}.`);
    return cell;
  }

  cellAt(row: number, column: number): FlatCell | undefined {
    return this.#byAddress.get(formatAddress(row, column));
  }
}
