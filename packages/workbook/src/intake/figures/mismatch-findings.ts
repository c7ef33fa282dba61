import { type CellFinding, makeFinding } from "../../findings/cell-finding.js";
import { formatRange, parseAddress } from "../../xlsx/cell-address.js";
import type { FigureMismatch } from "./compare-figures.js";
import { countOnSheets, type PastedSheets } from "./pasted-sheets.js";

/** Maximum cells with separate findings; more cells share one finding. */
export const MOST_TOLD = 5;

/**
 * A finding for each mismatch, and one for a whole column if many of its cells have the same mismatch. Results of
 * formulas become outdated together, when the program that saved the workbook did not calculate or when one formula was
 * changed: many of a workbook share one finding, at the cell that is calculated first. The same applies to the typed
 * values of pasted sheets.
 */
export function mismatchFindings(mismatches: readonly FigureMismatch[], pasted: PastedSheets): readonly CellFinding[] {
  const groups = new Map<string, FigureMismatch[]>();
  for (const mismatch of mismatches) {
    const { name, cell } = mismatch;
    const ofOne = pasted.has(cell) ? "pasted" : (cell.column ?? cell.path);
    const key = isCalculatedAnew(mismatch) ? name : `${name}/${ofOne}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [mismatch]);
    else group.push(mismatch);
  }
  return [...groups.values()].flatMap((group) => {
    const isPasted = pasted.cells.length > 1 && group.some(({ cell }) => pasted.has(cell));
    if (!isPasted && group.length <= MOST_TOLD) return group.map(single);
    return together(inOrderOfCalculation(group), isPasted ? `; no formula in ${countOnSheets(pasted.cells)}` : "");
  });
}

/** True if a recalculation of the workbook removes the finding; a value typed over a formula stays. */
export const isCalculatedAnew = ({ name, cell }: Pick<FigureMismatch, "name" | "cell">): boolean =>
  cell.hasFormula && (name === "figure/stale" || name === "figure/unreadable");

const single = ({ name, cell: { place, field }, found, expected, cause }: FigureMismatch): CellFinding =>
  makeFinding(name, { place, field, found, expected, ...(cause !== undefined && { cause }) });

function together(group: readonly FigureMismatch[], alsoFound: string): readonly CellFinding[] {
  const [first, ...others] = group;
  if (first === undefined) return [];
  const { name, cell, found, expected, cause } = first;
  const { sheet, address } = cell.place;
  const sheets = new Set(group.map((mismatch) => mismatch.cell.place.sheet)).size;
  const more = `, and ${others.length.toLocaleString("en-US")} more${sheets > 1 ? ` on ${sheets} sheets` : ""}`;
  return [
    makeFinding(name, {
      place: { sheet, address: columnRange(group) ?? address },
      field: others.length === 0 ? cell.field : cell.field + more,
      found: `${found} first${alsoFound}`,
      expected: `${expected} there`,
      // The cells of a column have the same cause.
      ...(cause !== undefined && { cause }),
    }),
  ];
}

/** Sections of the calculated values; each needs the sections before it. */
const ORDER_OF_CALCULATION = [
  "ecm.measures",
  "ecm",
  "projectSummary.implementationTotals",
  "projectSummary.capitalization",
  "projectSummary.financing",
  "itemizedSavings",
  "esaPayments",
  "performancePeriod",
  "amortization",
  "costSavings",
];

function inOrderOfCalculation(group: readonly FigureMismatch[]): readonly FigureMismatch[] {
  const placeOf = ({ cell: { path } }: FigureMismatch): number => {
    const place = ORDER_OF_CALCULATION.findIndex((section) => path.startsWith(section));
    return place === -1 ? ORDER_OF_CALCULATION.length : place;
  };
  return [...group].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Range of the cells if all are in one column of a sheet; undefined for others. */
function columnRange(group: readonly FigureMismatch[]): string | undefined {
  if (new Set(group.map(({ cell }) => cell.place.sheet)).size > 1) return undefined;
  const positions = group.flatMap(({ cell }) => parseAddress(cell.place.address) ?? []);
  const rows = positions.map(({ row }) => row);
  const [left, ...others] = new Set(positions.map(({ column }) => column));
  if (left === undefined || others.length > 0) return undefined;
  return formatRange({ top: Math.min(...rows), left, bottom: Math.max(...rows), right: left });
}
