import type { Collection, Identified } from "../collection.js";
import type { Condition } from "../query.js";
import type { Connection } from "./document-reader.js";
import { expectedRows } from "./expected-rows.js";

/** The longest ones: short parts are seldom the rarest. */
const MOST_ASKED = 4;

type PartCondition = Extract<Condition, { readonly includes: string }>;

/**
 * Of several parts that are sought in a text, the one that stands in the fewest, as the samples of the database tell. Its
 * trigrams alone are looked up: those of a word that stands everywhere take long and leave nothing out.
 *
 * @returns Undefined where there is no choice.
 */
export async function rarestPart<Document extends Identified>(
  connection: Connection,
  collection: Collection<Document>,
  where: readonly Condition[],
): Promise<PartCondition | undefined> {
  const parts = where.filter((condition): condition is PartCondition => "includes" in condition);
  if (parts.length < 2) return undefined;
  const longest = [...parts].sort((one, other) => other.includes.length - one.includes.length).slice(0, MOST_ASKED);
  let rarest: { readonly part: PartCondition; readonly rows: number } | undefined;
  for (const part of longest) {
    const rows = await expectedRows(connection, collection, [part]);
    if (rarest === undefined || rows < rarest.rows) rarest = { part, rows };
  }
  return rarest?.part;
}
