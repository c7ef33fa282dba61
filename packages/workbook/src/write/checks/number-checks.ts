import { areasOf, type Cell, isText } from "../../formulas/index.js";
import { isNumberCell } from "../../templates/input-value.js";
import { areaIn, type CheckCase, type CheckedTemplate, type CheckLine } from "./check-line.js";

export const NUMBERS_LABEL = "Numbers and dates";

/** Number cells that hold text, which no formula can calculate with. */
export function textInNumberCells({ layout }: CheckedTemplate): CheckLine {
  const byColumn = new Map<string, Cell[]>();
  for (const [, { cell, value }] of layout.inputs()) {
    if (!isNumberCell(value)) continue;
    const key = `${cell.sheet}!${cell.column}`;
    const cells = byColumn.get(key);
    if (cells === undefined) byColumn.set(key, [cell]);
    else cells.push(cell);
  }
  return {
    label: NUMBERS_LABEL,
    whenMet: "No number cell holds text.",
    cases: [...byColumn.values()].flatMap(areasOf).map(({ sheet, top, left, bottom, right }): CheckCase => {
      const area = areaIn({ sheet, top, left, bottom, right });
      return {
        position: `IFERROR(MATCH(1,${isText(area)},0),0)`,
        isArray: true,
        cell: { sheet, row: top, column: left },
        sentence: "This cell holds text where a number or a date belongs.",
      };
    }),
  };
}
