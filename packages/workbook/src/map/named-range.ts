import type { CellRange } from "../read/cell-address.js";
import type { IndexedSheet, IndexedWorkbook } from "./indexed-workbook.js";

export interface NamedRange {
  readonly sheet: IndexedSheet;
  readonly range: CellRange;
}

/** The range a defined name points at; undefined for a lost name and for a sheet that was not read. */
export function namedRange(workbook: IndexedWorkbook, name: string): NamedRange | undefined {
  const target = workbook.flat.definedName(name)?.target;
  const sheet = target === undefined ? undefined : workbook.sheet(target.sheet);
  return target === undefined || sheet === undefined ? undefined : { sheet, range: target.range };
}
