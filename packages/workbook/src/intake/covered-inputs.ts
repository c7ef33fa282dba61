import { type CellRange, formatAddress } from "../xlsx/cell-address.js";
import type { FlatSheet } from "../xlsx/flat-workbook.js";
import { isBlank } from "./cell-reader.js";
import { enteredCells } from "./entered-cells.js";
import type { LocatedSheet, LocatedTable } from "./located-template.js";
import { rowNumbers } from "./table-row.js";

/** An input cell that is invisible under a merged range. */
export interface CoveredInput {
  /** The first range that covers the cell. Overlapping ranges do not occur in a well-formed workbook. */
  readonly range: CellRange;
  readonly sheet: FlatSheet;
  readonly address: string;
  readonly label: string;
  /** True if the cell is blank and belongs to a form or to a used row: its entry is lost. */
  readonly isLost: boolean;
}

/** The inputs of a sheet that merged ranges cover, in the order of the forms and tables. */
export function coveredInputs({ fields, tables }: LocatedSheet): readonly CoveredInput[] {
  const covered: CoveredInput[] = [];
  for (const { field, sheet, row, column } of fields.values()) {
    const range = rangeOver(sheet, row, column);
    if (range === undefined) continue;
    const isLost = isBlank(sheet.cellAt(row, column));
    covered.push({ range, sheet, address: formatAddress(row, column), label: field.label, isLost });
  }
  for (const located of tables.values())
    if (located.sheet.mergedRanges.length > 0) covered.push(...coveredCells(located));
  return covered;
}

function* coveredCells(located: LocatedTable): Iterable<CoveredInput> {
  const { table, sheet, columns, firstRow, lastRow } = located;
  const inputs = columns.filter(({ column }) => "value" in column.content);
  for (let row = firstRow; row <= lastRow; row++) {
    for (const { at, column } of inputs) {
      const range = rangeOver(sheet, row, at);
      if (range === undefined) continue;
      const isLost = isBlank(sheet.cellAt(row, at)) && isRowUsed(located, row);
      yield { range, sheet, address: formatAddress(row, at), label: `${table.heading}: ${column.label}`, isLost };
    }
  }
}

/** The merged range of which a cell is part, but not the first cell. */
const rangeOver = ({ mergedRanges }: FlatSheet, row: number, column: number): CellRange | undefined =>
  mergedRanges.find(
    ({ top, left, bottom, right }) =>
      row >= top && row <= bottom && column >= left && column <= right && (row !== top || column !== left),
  );

/** Rows of years always count; a row of a list of records counts if it has an entry. */
function isRowUsed(located: LocatedTable, row: number): boolean {
  if (rowNumbers(located)(located.sheet.cellsOfRow(row)) !== undefined) return true;
  return enteredCells(located, row).some((cell) => !isBlank(cell));
}
