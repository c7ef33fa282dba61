import type { Aliases } from "../map/aliases.js";
import { compareVersions } from "../map/identify-template.js";
import type { VersionChange } from "../templates/version-changes.js";

/** The changes between a version of a kind and a later one, oldest first. A version that is no number has seen none. */
export function changesSince(
  changes: readonly VersionChange[],
  kind: string,
  version: string,
): readonly VersionChange[] {
  return changes
    .filter((change) => change.kinds.some((one) => one === kind))
    .filter((change) => (compareVersions(change.version, version) ?? 1) > 0)
    .sort((one, other) => compareVersions(one.version, other.version) ?? 0);
}

/** What was called otherwise before the changes; a part that was renamed several times has all its names. */
export function aliasesOf(changes: readonly VersionChange[]): Aliases {
  const fields = earlierNames(changes.map((change) => change.fields ?? {}));
  const tables = earlierNames(changes.map((change) => change.tables ?? {}));
  return {
    fieldPaths: (path) => fields.get(path) ?? [],
    tableIds: (id) => tables.get(id) ?? [],
    columnKey: (table, key) => {
      const ids = [table, ...(tables.get(table) ?? [])];
      return changes.reduce((name, { columns }) => ids.map((id) => columns?.[id]?.[name]).find(Boolean) ?? name, key);
    },
  };
}

/** By the name a part has now, the names it had before, latest first. */
function earlierNames(renames: readonly Readonly<Record<string, string>>[]): ReadonlyMap<string, readonly string[]> {
  let earlier = new Map<string, readonly string[]>();
  for (const rename of renames) {
    const moved = new Map(
      [...earlier].map(([name, names]): [string, readonly string[]] => {
        const now = rename[name];
        return now === undefined ? [name, names] : [now, [name, ...names]];
      }),
    );
    for (const [before, now] of Object.entries(rename)) if (!moved.has(now)) moved.set(now, [before]);
    earlier = moved;
  }
  return earlier;
}
