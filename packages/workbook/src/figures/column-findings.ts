import { type Finding, makeFinding } from "../findings/finding.js";
import { formatRange, parseAddress } from "../read/cell-address.js";
import type { FigureMismatch } from "./compare-figures.js";

/** Cells of one column or sheet that are each told by themselves; where there are more, they are told as one. */
const MOST_TOLD = 5;

/**
 * A finding for each mismatch, and one for a whole column where many of its cells have the same. Results of formulas are
 * old together, when the program that saved the workbook did not calculate: many of a sheet are one finding.
 */
export function columnFindings(mismatches: readonly FigureMismatch[]): readonly Finding[] {
  const groups = new Map<string, FigureMismatch[]>();
  for (const mismatch of mismatches) {
    const { name, cell } = mismatch;
    const key = name === "figure/stale" ? `${name}/${cell.place.sheet}` : `${name}/${cell.column ?? cell.path}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [mismatch]);
    else group.push(mismatch);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    return group.length > MOST_TOLD ? [together(first, group)] : group.map(single);
  });
}

const single = ({ name, cell: { place, field }, found, expected }: FigureMismatch): Finding =>
  makeFinding(name, { place, field, found, expected });

function together(first: FigureMismatch, group: readonly FigureMismatch[]): Finding {
  const { name, cell, found, expected } = first;
  const { sheet, address } = cell.place;
  return makeFinding(name, {
    place: { sheet, address: columnRange(group) ?? address },
    field: `${cell.field}, and ${group.length - 1} more`,
    found: `${found} first`,
    expected: `${expected} there`,
  });
}

/** The range of cells that stand in one column; undefined for others. */
function columnRange(group: readonly FigureMismatch[]): string | undefined {
  const positions = group.flatMap(({ cell }) => parseAddress(cell.place.address) ?? []);
  const rows = positions.map(({ row }) => row);
  const [left, ...others] = new Set(positions.map(({ column }) => column));
  if (left === undefined || others.length > 0) return undefined;
  return formatRange({ top: Math.min(...rows), left, bottom: Math.max(...rows), right: left });
}
