import type { Collection, Identified } from "../collection.js";
import type { Condition } from "../query.js";
import { conditionsSql } from "./condition-sql.js";
import type { Connection } from "./document-reader.js";
import { expectedRows } from "./expected-rows.js";
import { tableOf } from "./identifiers.js";
import { Parameters } from "./parameters.js";
import { rarestPart } from "./rarest-part.js";

/** How the documents of a list are looked for. */
export interface ListPlan {
  /** Of several parts that are sought in a text, the one that an index is asked for. */
  readonly lookedUp?: Condition;
  /**
   * `follow`: in the order of the list, until the page is full. `follow-a-while`: the same, but no further than so many
   * documents. `gather`: all of them, by the indexes of the conditions, and then put in order.
   */
  readonly way: "follow" | "follow-a-while" | "gather";
}

/** How many documents are followed for a while. */
export const FOLLOWED = 10_000;
/** A list of no more than so many is gathered, whatever the database expects. */
const FEW = 1000;

/**
 * The database's own guess is as good as its samples: it knows how often a single value stands in a column, and little of
 * members of lists, of parts of texts, and of conditions that hardly ever hold together. Where the guess is wrong, it would
 * follow the order through all documents, or gather nearly all of them.
 */
export async function planList<Document extends Identified>(
  connection: Connection,
  collection: Collection<Document>,
  where: readonly Condition[] | undefined,
  limit: number,
): Promise<ListPlan> {
  if (where === undefined || where.length === 0) return { way: "follow" };
  const lookedUp = await rarestPart(connection, collection, where);
  const chosen = lookedUp === undefined ? {} : { lookedUp };
  for (const condition of where) {
    const isGuessed = "has" in condition || ("includes" in condition && (lookedUp ?? condition) === condition);
    if (isGuessed && (await isFulfilledByFew(connection, collection, condition))) return { ...chosen, way: "gather" };
  }
  const [found, all] = [
    await expectedRows(connection, collection, where),
    await expectedRows(connection, collection, []),
  ];
  return { ...chosen, way: (found / all) * FOLLOWED < limit ? "gather" : "follow-a-while" };
}

/** In a transaction nothing is looked at beforehand, since it would be in the way of others; lists are short there. */
export async function planListInTransaction<Document extends Identified>(
  _: Connection,
  _collection: Collection<Document>,
  where: readonly Condition[] = [],
): Promise<ListPlan> {
  return { way: where.some((condition) => "has" in condition) ? "gather" : "follow" };
}

/** Counts no further than it has to. */
async function isFulfilledByFew<Document extends Identified>(
  connection: Connection,
  collection: Collection<Document>,
  condition: Condition,
): Promise<boolean> {
  const parameters = new Parameters();
  const sql = conditionsSql(collection, [condition], parameters);
  const found = `select from ${tableOf(collection)} where ${sql} limit ${parameters.add(FEW + 1)}`;
  const { rows } = await connection.query(`select count(*) from (${found}) as found`, [...parameters.values]);
  return Number((rows as { readonly count: string }[])[0]?.count) <= FEW;
}
