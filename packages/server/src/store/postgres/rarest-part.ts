import type { Condition } from "../query.js";

/** The longest ones: short parts are seldom the rarest. */
const MOST_ASKED = 4;

/**
 * Of several parts that are sought in a text, all but the one that stands in the fewest, as the samples of the database
 * tell. Its trigrams alone are looked up: those of a word that stands everywhere take long and leave nothing out.
 */
export async function otherParts(
  where: readonly Condition[],
  expected: (conditions: readonly Condition[]) => Promise<number>,
): Promise<readonly Condition[]> {
  const parts = where.flatMap((condition) => ("includes" in condition ? [condition] : []));
  if (parts.length < 2) return [];
  const longest = [...parts].sort((one, other) => other.includes.length - one.includes.length).slice(0, MOST_ASKED);
  let rarest: { readonly part: Condition; readonly rows: number } | undefined;
  for (const part of longest) {
    const rows = await expected([part]);
    if (rarest === undefined || rows < rarest.rows) rarest = { part, rows };
  }
  return parts.filter((part) => part !== rarest?.part);
}
