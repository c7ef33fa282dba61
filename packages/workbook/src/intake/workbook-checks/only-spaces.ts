import { makeFinding } from "../../findings/cell-finding.js";
import type { FlatCell } from "../../xlsx/flat-workbook.js";
import { enclosingRange } from "../cell-checks/enclosing-range.js";
import { enteredCells } from "../entered-cells.js";
import type { LocatedTable } from "../located-template.js";
import type { WorkbookRule } from "./workbook-rule.js";

/** Cells of a table that hold spaces: they count as blank here, and as texts in the formulas of a spreadsheet. */
export const onlySpaces: WorkbookRule = ({ sheets }) =>
  sheets.flatMap(({ tables }) =>
    [...tables.values()].flatMap((located) => {
      const cells = cellsOfSpaces(located);
      if (cells.length === 0) return [];
      return [
        makeFinding("cell/only-spaces", {
          place: { sheet: located.sheet.name, address: enclosingRange(cells) },
          field: located.table.heading,
          found: cells.length === 1 ? "1 cell with spaces" : `${cells.length} cells with spaces`,
        }),
      ];
    }),
  );

function cellsOfSpaces(located: LocatedTable): readonly FlatCell[] {
  const cells: FlatCell[] = [];
  for (let row = located.firstRow; row <= located.lastRow; row++) {
    cells.push(...enteredCells(located, row).filter(isOfSpaces));
  }
  return cells;
}

const isOfSpaces = ({ type, value, formula }: FlatCell): boolean =>
  type === "text" && formula === undefined && value !== "" && value.trim() === "";
