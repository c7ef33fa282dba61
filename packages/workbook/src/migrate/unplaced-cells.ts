import type { LocatedTable } from "../map/located-template.js";
import { MARK_COLUMN } from "../map/mark-index.js";
import { formatAddress, formatRange, parseAddress } from "../read/cell-address.js";
import type { FlatWorkbook } from "../read/flat-workbook.js";
import { fieldName } from "../templates/defined-names.js";
import type { VersionChange } from "../templates/version-changes.js";
import type { LeftoverCell } from "./leftover-cells.js";
import type { UnplacedCells, UnplacedReason } from "./migration.js";

/** One cell without a place. */
export interface UnplacedCell {
  readonly sheet: string;
  readonly address: string;
  readonly field: string | undefined;
  readonly found: string;
  readonly reason: UnplacedReason;
  readonly words: string;
}

/** What is said of each reason; a removed part has words of its own. */
export const REASON_WORDS: Readonly<Record<Exclude<UnplacedReason, "removed">, string>> = {
  "no-cell": "The new template has no cell for it.",
  "not-readable": "It cannot be read. A finding gives the reason.",
  "row-not-read": "Its row has no number or name, or another row has the same.",
  "own-cell": "It is not part of the template.",
  "own-sheet": "The sheet is not part of the template.",
  calculated: "The new workbook has calculated figures in its place.",
};

const LONGEST_FOUND = 60;

/** Cells of one column, field and reason as one. */
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

/** What somebody put beside the template's cells, and what an earlier version of the template had there. */
export function leftoverUnplaced(
  { sheet, cell, table, label }: LeftoverCell,
  workbook: FlatWorkbook,
  changes: readonly VersionChange[],
): UnplacedCell {
  const mark = sheet.cellAt(cell.row, MARK_COLUMN)?.value;
  const names = workbook.definedNames.filter(
    ({ target }) => target?.sheet === sheet.name && target.range.top === cell.row && target.range.left === cell.column,
  );
  const columnKey = table === undefined ? undefined : sheet.cellAt(table.keyRow, cell.column)?.value;
  const removed = changes
    .flatMap((change) => change.removed ?? [])
    .find((part) =>
      "path" in part
        ? table === undefined && (part.path === mark || names.some(({ name }) => name === fieldName(part.path)))
        : isColumnOf(part, table, columnKey),
    );
  return {
    sheet: sheet.name,
    address: formatAddress(cell.row, cell.column),
    field: label ?? names[0]?.name,
    found: cell.value.trim(),
    reason: removed === undefined ? "own-cell" : "removed",
    words: removed?.reason ?? REASON_WORDS["own-cell"],
  };
}

const isColumnOf = (
  part: { readonly table: string; readonly column: string },
  table: LocatedTable | undefined,
  columnKey: string | undefined,
): boolean => part.table === table?.table.id && part.column === columnKey;
