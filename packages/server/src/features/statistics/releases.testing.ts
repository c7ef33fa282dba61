import { documentId } from "../../base/document-id.js";
import type { Services } from "../../http/services.js";
import type { Contributed } from "./contribution.js";
import type { Steps } from "./in-slices.js";
import type { TallyCell } from "./releasable-changes.js";
import { cellKey, type Release, releasedGroups } from "./released-groups.js";
import { PROJECTS_SUBJECT } from "./tables.js";
import { EMPTY_TALLY, tallyOf, withTally } from "./tally.js";
import { countContribution } from "./update-aggregates.js";

interface Running {
  readonly services: Pick<Services, "store">;
}

/** The only cell in which a project of the tests counts, unless a test says otherwise. */
const PART: Contributed = { subject: PROJECTS_SUBJECT, table: "year", row: "1", column: "2026", quantities: {} };

/** Counts projects with the numbers `from` to below `to`, as if they were approved. */
export async function countProjects(
  { services }: Running,
  to: number,
  { from = 0, parts = [PART] }: { readonly from?: number; readonly parts?: readonly Contributed[] } = {},
): Promise<void> {
  await services.store.transact(async (transaction) => {
    for (let number = from; number < to; number += 1) {
      await countContribution(transaction, documentId(`project ${number}`), parts);
    }
  });
}

/** Contributions of projects, by the id of the project. */
export type Contributions = ReadonlyMap<string, readonly Contributed[]>;

/** Cells that the contributions add up to, in a fixed order. */
export function cellsOf(contributions: Contributions, subject: string): readonly TallyCell[] {
  const cells = new Map<string, TallyCell>();
  for (const { table, row, column, quantities } of [...contributions.values()].flat().filter(isOf(subject))) {
    const key = `${table}\n${cellKey(row, column)}`;
    const { tally } = cells.get(key) ?? { tally: EMPTY_TALLY };
    cells.set(key, { table, row, column, tally: withTally(tally, tallyOf(quantities), 1) });
  }
  return inFixedOrder([...cells.values()]);
}

export const inFixedOrder = (cells: readonly TallyCell[]): readonly TallyCell[] => {
  const keyOf = ({ table, row, column }: TallyCell): string => `${table}\n${cellKey(row, column)}`;
  return [...cells].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
};

const isOf =
  (subject: string) =>
  (part: Contributed): boolean =>
    part.subject === subject;

/** Groups that both releases show, and in which some projects have changed, but fewer than the minimum. */
export function readableChanges(
  before: Contributions,
  after: Contributions,
  subject: string,
  minimum: number,
): readonly string[] {
  const tables = new Set(
    [...before.values(), ...after.values()]
      .flat()
      .filter(isOf(subject))
      .map(({ table }) => table),
  );
  return [...tables].flatMap((table) => {
    const shown = [before, after].map((contributions) => {
      const counted = cellsOf(contributions, subject)
        .filter((cell) => cell.table === table)
        .map(({ row, column, tally }) => ({ row, column, projects: tally.projects }));
      return atOnce(releasedGroups(counted, minimum));
    });
    const both = <Key>(of: (release: Release) => ReadonlySet<Key>): readonly Key[] => {
      const [one, other] = shown.map(of);
      return [...(one ?? [])].filter((key) => other?.has(key) === true);
    };
    const groups: readonly (readonly [string, (part: Contributed) => boolean])[] = [
      ...(shown.every(({ isTotalTold }) => isTotalTold) ? [["all", () => true] as const] : []),
      ...both(({ rows }) => rows).map((row) => [`row ${row}`, (part: Contributed) => part.row === row] as const),
      ...both(({ columns }) => columns).map(
        (column) => [`column ${column}`, (part: Contributed) => part.column === column] as const,
      ),
      ...both(({ cells }) => cells).map(
        (cell) => [`cell ${cell}`, (part: Contributed) => cellKey(part.row, part.column) === cell] as const,
      ),
    ];
    return groups.flatMap(([name, isIn]) => {
      const inGroup = (contributions: Contributions, id: string): string =>
        JSON.stringify(
          (contributions.get(id) ?? []).filter((part) => isOf(subject)(part) && part.table === table && isIn(part)),
        );
      const ids = [...new Set([...before.keys(), ...after.keys()])];
      const changed = ids.filter((id) => inGroup(before, id) !== inGroup(after, id)).length;
      return changed === 0 || changed >= minimum ? [] : [`${table}, ${name}: ${changed}`];
    });
  });
}

/** Result of a long computation, without a break. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value as Result;
  }
}
