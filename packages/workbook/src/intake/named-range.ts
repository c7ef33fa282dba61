import type { CellRange } from "../xlsx/cell-address.js";
import type { FlatSheet, FlatWorkbook } from "../xlsx/flat-workbook.js";

export interface NamedRange {
  readonly sheet: FlatSheet;
  readonly range: CellRange;
}

/** The range a defined name points at; undefined for a lost name and for a sheet that was not read. */
export function namedRange(workbook: FlatWorkbook, name: string): NamedRange | undefined {
  const target = workbook.definedName(name)?.target;
  const sheet = target === undefined ? undefined : workbook.sheet(target.sheet);
  return target === undefined || sheet?.isRead !== true ? undefined : { sheet, range: target.range };
}
