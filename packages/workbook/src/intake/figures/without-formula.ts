import { type CellFinding, makeFinding } from "../../findings/cell-finding.js";
import { parseAddress } from "../../xlsx/cell-address.js";
import { enclosingRange } from "../cell-checks/enclosing-range.js";
import type { FigureCell } from "./figure-cell.js";
import { MOST_TOLD } from "./mismatch-findings.js";
import { countOnSheets, type PastedSheets } from "./pasted-sheets.js";

/**
 * Finds calculated cells that are blank, or that have the right value without a formula: one finding for each row of a
 * table, for the single figures of a sheet, and for all pasted sheets; one for all rows if there are many.
 */
export function withoutFormula(cells: readonly FigureCell[], pasted: PastedSheets): readonly CellFinding[] {
  // Earlier templates have no figure in some cells, and pasting over a formula with an empty result leaves a blank
  // cell.
  const blank = cells.filter((cell) => cell.content.kind === "blank" && pasted.hasFormulaInColumn(cell));
  const typed = cells.filter(({ content }) => content.kind === "figure");
  return [
    ...findingsOf("figure/row-without-formulas", blank, pasted),
    ...findingsOf("figure/formula-replaced", typed, pasted),
  ];
}

type WithoutFormulaName = "figure/row-without-formulas" | "figure/formula-replaced";

function findingsOf(name: WithoutFormulaName, cells: readonly FigureCell[], pasted: PastedSheets): CellFinding[] {
  const onPasted = cells.filter((cell) => pasted.has(cell));
  const others = cells.filter((cell) => !pasted.has(cell));
  const rows = byRow(others);
  return [
    ...together(name, onPasted),
    ...(rows.length > MOST_TOLD ? together(name, others) : rows.map((row) => groupFinding(name, row, rowOf(row)))),
  ];
}

const together = (name: WithoutFormulaName, cells: readonly FigureCell[]): CellFinding[] =>
  cells.length === 0 ? [] : [groupFinding(name, cells, countOnSheets(cells))];

/** Groups the cells of each row of a table, and the single figures of each sheet. */
function byRow(cells: readonly FigureCell[]): readonly (readonly FigureCell[])[] {
  const groups = new Map<string, FigureCell[]>();
  for (const cell of cells) {
    const key = `${cell.place.sheet}!${rowOf([cell])}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [cell]);
    else group.push(cell);
  }
  return [...groups.values()];
}

const rowOf = ([first]: readonly FigureCell[]): string =>
  first?.column === undefined ? "no formula" : `row ${parseAddress(first.place.address)?.row}`;

/** At the cells of the first sheet. */
function groupFinding(name: WithoutFormulaName, cells: readonly FigureCell[], found: string): CellFinding {
  const [first] = cells;
  const sheet = first?.place.sheet ?? "";
  const positions = cells.flatMap(({ place }) => (place.sheet === sheet ? (parseAddress(place.address) ?? []) : []));
  return makeFinding(name, {
    place: { sheet, address: enclosingRange(positions) },
    field: `${first?.field}${cells.length > 1 ? `, and ${(cells.length - 1).toLocaleString("en-US")} more` : ""}`,
    found,
  });
}
