import { formatAddress, formatRange, parseAddress } from "../xlsx/cell-address.js";
import type { FlatWorkbook } from "../xlsx/flat-workbook.js";
import type { LeftoverCell } from "./leftover-cells.js";
import type { UnplacedCells, UnplacedReason } from "./migration.js";

export interface UnplacedCell {
  readonly sheet: string;
  readonly address: string;
  readonly field: string | undefined;
  readonly found: string;
  readonly reason: UnplacedReason;
  readonly words: string;
}

/** Text of each reason. */
export const REASON_WORDS: Readonly<Record<UnplacedReason, string>> = {
  "no-cell": "The new template has no cell for it.",
  "not-readable": "It cannot be read. A finding gives the reason.",
  "row-not-read": "Its row has no number or name, or another row has the same.",
  "own-cell": "It is not part of the template.",
  "own-sheet": "The sheet is not part of the template.",
  calculated: "The new workbook has calculated figures in its place.",
};

const LONGEST_FOUND = 60;

/** Groups cells of the same column, field, and reason. */
export function gatherUnplaced(cells: readonly UnplacedCell[]): readonly UnplacedCells[] {
  const groups = new Map<string, UnplacedCell[]>();
  for (const cell of cells) {
    const key = JSON.stringify([cell.sheet, cell.field, cell.words, parseAddress(cell.address)?.column]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [cell]);
    else group.push(cell);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { sheet, field, found, reason, words } = first;
    const shown = found.length > LONGEST_FOUND ? `${found.slice(0, LONGEST_FOUND)}…` : found;
    return [
      {
        place: { sheet, address: rangeOf(group) },
        ...(field !== undefined && { field }),
        count: group.length,
        found: shown,
        reason,
        words,
      },
    ];
  });
}

function rangeOf(cells: readonly UnplacedCell[]): string {
  const positions = cells.flatMap(({ address }) => parseAddress(address) ?? []);
  const rows = positions.map(({ row }) => row);
  const column = positions[0]?.column ?? 1;
  return formatRange({ top: Math.min(...rows), left: column, bottom: Math.max(...rows), right: column });
}

/** A cell that a person filled beside the template's cells. */
export function leftoverUnplaced({ sheet, cell, label }: LeftoverCell, workbook: FlatWorkbook): UnplacedCell {
  const named = workbook.definedNames.find(
    ({ target }) => target?.sheet === sheet.name && target.range.top === cell.row && target.range.left === cell.column,
  );
  return {
    sheet: sheet.name,
    address: formatAddress(cell.row, cell.column),
    field: label ?? named?.name,
    found: cell.value.trim(),
    reason: "own-cell",
    words: REASON_WORDS["own-cell"],
  };
}
