import type { Contributed } from "./contribution.js";
import type { Steps } from "./in-slices.js";
import { hasSameParts, type PendingChange } from "./pending-changes.js";
import { cellKey, type Release, releasedGroups } from "./released-groups.js";
import { EMPTY_TALLY, type Tally, tallyOf, withTally } from "./tally.js";

/** A cell of a table of one subject, with the totals of its projects. */
export interface TallyCell {
  readonly table: string;
  readonly row: string;
  readonly column: string;
  readonly tally: Tally;
}

/** Change of the contribution of a project to one subject. */
export type SubjectChange = Pick<PendingChange, "projectId" | "released" | "present">;

/** The changes that can be released together, and the cells after them. */
export interface Releasable {
  readonly changes: readonly SubjectChange[];
  readonly cells: readonly TallyCell[];
}

/**
 * The largest set of changes of a subject that reveals no change of few projects: in each group that is shown before or
 * after the release, and in the rest of each row and column, either no project changes or at least as many as a group
 * must have. The same applies to each quantity.
 *
 * A change that belongs to a group with too few changes cannot be in any such set. So these changes are removed until no
 * group has too few.
 *
 * @param cells - Cells of the last release.
 */
export function* releasableChanges(
  changes: readonly SubjectChange[],
  cells: readonly TallyCell[],
  minimum: number,
): Steps<Releasable> {
  const tables = new Set(cells.map(({ table }) => table));
  const before = new Map<string, Release>();
  for (const table of tables) before.set(table, yield* shownGroups(cells, table, minimum));
  let left: readonly SubjectChange[] = changes.filter(({ released, present }) => !hasSameParts(released, present));
  for (;;) {
    const after = cellsAfter(cells, left);
    const shownTables = new Map<string, ShownTable>();
    for (const [table, shown] of before) {
      // Nothing of the table was shown, so there is nothing to subtract from.
      if (!shown.isTotalTold) continue;
      const next = yield* shownGroups(after, table, minimum);
      const isEmpty = after.every((cell) => cell.table !== table);
      // Too few projects are left to show: the last release stays, because a later release could be compared with it.
      if (!next.isTotalTold && !isEmpty) return { changes: [], cells };
      shownTables.set(table, {
        groupsOf: groupsShownIn([shown, next]),
        quantities: shownQuantities([cells, after], table, minimum),
      });
    }
    yield;
    const kept = withoutSmallGroups(left, shownTables, minimum);
    if (kept.length === left.length) return { changes: left, cells: after };
    if (kept.length === 0) return { changes: [], cells };
    left = kept;
  }
}

const shownGroups = (cells: readonly TallyCell[], table: string, minimum: number): Steps<Release> =>
  releasedGroups(
    cells
      .filter((cell) => cell.table === table)
      .map(({ row, column, tally }) => ({ row, column, projects: tally.projects })),
    minimum,
  );

/** Cells after the changes. */
function cellsAfter(cells: readonly TallyCell[], changes: readonly SubjectChange[]): readonly TallyCell[] {
  const keyOf = ({ table, row, column }: Omit<TallyCell, "tally">): string => `${table}\n${cellKey(row, column)}`;
  const after = new Map(cells.map((cell) => [keyOf(cell), cell]));
  const count = ({ table, row, column, quantities }: Contributed, times: 1 | -1): void => {
    const cell = { table, row, column };
    const { tally = EMPTY_TALLY } = after.get(keyOf(cell)) ?? {};
    after.set(keyOf(cell), { ...cell, tally: withTally(tally, tallyOf(quantities), times) });
  };
  for (const { released, present } of changes) {
    for (const part of released) count(part, -1);
    for (const part of present) count(part, 1);
  }
  return [...after.values()].filter(({ tally }) => tally.projects > 0);
}

/** A table of which something is shown. */
interface ShownTable {
  /** Names of the groups that contain a cell. */
  readonly groupsOf: (row: string, column: string) => readonly string[];
  /** Quantities that enough projects have. */
  readonly quantities: ReadonlySet<string>;
}

function shownQuantities(
  releases: readonly (readonly TallyCell[])[],
  table: string,
  minimum: number,
): ReadonlySet<string> {
  const shown = new Set<string>();
  for (const cells of releases) {
    const counts = new Map<string, number>();
    for (const { tally } of cells.filter((cell) => cell.table === table)) {
      for (const [name, { projects }] of Object.entries(tally.quantities)) {
        counts.set(name, (counts.get(name) ?? 0) + projects);
      }
    }
    for (const [name, projects] of counts) if (projects >= minimum) shown.add(name);
  }
  return shown;
}

const REST = "*";

/** The groups of at least one of the releases. Rows and columns without a group of their own are one group. */
function groupsShownIn(releases: readonly Release[]): ShownTable["groupsOf"] {
  return (row, column) => {
    const isRow = releases.some(({ rows }) => rows.has(row));
    const isColumn = releases.some(({ columns }) => columns.has(column));
    const isCell = releases.some(({ cells }) => cells.has(cellKey(row, column)));
    const [ofRow, ofColumn] = [isRow ? row : REST, isColumn ? column : REST];
    return [
      "all",
      `row ${ofRow}`,
      `column ${ofColumn}`,
      ...(isCell ? [`cell ${cellKey(row, column)}`] : [`rest of row ${ofRow}`, `rest of column ${ofColumn}`]),
    ];
  };
}

function withoutSmallGroups(
  changes: readonly SubjectChange[],
  tables: ReadonlyMap<string, ShownTable>,
  minimum: number,
): readonly SubjectChange[] {
  const touched = changes.map((change) => ({ change, groups: touchedGroups(change, tables) }));
  for (let left = touched; ; ) {
    const counts = new Map<string, number>();
    for (const group of left.flatMap(({ groups }) => [...groups])) counts.set(group, (counts.get(group) ?? 0) + 1);
    const kept = left.filter(({ groups }) => [...groups].every((group) => (counts.get(group) ?? 0) >= minimum));
    if (kept.length === left.length) return kept.map(({ change }) => change);
    left = kept;
  }
}

/** Groups and quantities of groups that a change touches. */
function touchedGroups(
  { released, present }: SubjectChange,
  tables: ReadonlyMap<string, ShownTable>,
): ReadonlySet<string> {
  const groups = new Set<string>();
  const note = (part: Contributed, other: Contributed | undefined): void => {
    const { table, row, column, quantities } = part;
    const shown = tables.get(table);
    if (shown === undefined) return;
    const isSame = (name: string): boolean => quantities[name]?.value === other?.quantities[name]?.value;
    const names = Object.keys(quantities).filter((name) => shown.quantities.has(name) && !isSame(name));
    for (const group of shown.groupsOf(row, column)) {
      groups.add(`${table}\n${group}`);
      for (const name of names) groups.add(`${table}\n${group}\n${name}`);
    }
  };
  const pairs = [
    [released, present],
    [present, released],
  ] as const;
  for (const [parts, others] of pairs) {
    for (const part of parts) {
      const other = others.find(({ table, row, column }) => {
        return table === part.table && row === part.row && column === part.column;
      });
      if (other === undefined || !hasSameParts([part], [other])) note(part, other);
    }
  }
  return groups;
}
