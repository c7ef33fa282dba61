import type { Collection, Identified } from "../collection.js";
import type { Condition, Query } from "../query.js";
import { conditionsSql } from "./condition-sql.js";
import type { Connection } from "./document-reader.js";
import { expectedRows } from "./expected-rows.js";
import { tableOf } from "./identifiers.js";
import { listConditions } from "./list-conditions.js";
import { Parameters } from "./parameters.js";
import { otherParts } from "./rarest-part.js";

/** How the documents of a list are looked for. */
export interface ListPlan {
  /** Conditions that no index is asked for: it would name so many that looking at the documents is quicker. */
  readonly compared?: readonly Condition[];
  /**
   * `follow`: in the order of the list, until the page is full. `follow-a-while`: the same, but no further than so many
   * documents. `gather`: all of them, by the indexes of the conditions, and then put in order.
   */
  readonly way: "follow" | "follow-a-while" | "gather";
}

/** How many documents are followed for a while. */
export const FOLLOWED = 10_000;
/** How many entries of an index that tells by itself whether the conditions hold. */
export const FOLLOWED_IN_INDEX = 50_000;
/** To look at a document takes as long as so many entries of an index. */
const ENTRIES_PER_DOCUMENT = 10;
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
  query: Query,
): Promise<ListPlan> {
  const { where = [] } = query;
  if (where.length === 0) return { way: "follow" };
  const known = new Map<string, Promise<number>>();
  const expected: Expected = (conditions) => {
    const key = JSON.stringify(conditions);
    const rows = known.get(key) ?? expectedRows(connection, collection, conditions);
    known.set(key, rows);
    return rows;
  };
  const parts = await otherParts(where, expected);
  for (const condition of where) {
    const isGuessed = "has" in condition || ("includes" in condition && !parts.includes(condition));
    // What stands in very many of the samples is not in few documents.
    if (!isGuessed || (await expected([condition])) > FOLLOWED) continue;
    if (await isFulfilledByFew(connection, collection, condition)) {
      return { compared: parts, way: "gather" };
    }
  }
  const compared = [...parts, ...(await frequentMembers(where, expected))];
  return { compared, way: (await isSoonFull(collection, query, expected)) ? "follow-a-while" : "gather" };
}

/** In a transaction nothing is looked at beforehand, since it would be in the way of others; lists are short there. */
export async function planListInTransaction<Document extends Identified>(
  _: Connection,
  _collection: Collection<Document>,
  { where = [] }: Query,
): Promise<ListPlan> {
  return { way: where.some((condition) => "has" in condition) ? "gather" : "follow" };
}

/** How many documents are expected to fulfil conditions. */
type Expected = (conditions: readonly Condition[]) => Promise<number>;

/** Members of so many lists that it is quicker to look at all documents that the other conditions lead to. */
async function frequentMembers(where: readonly Condition[], expected: Expected): Promise<readonly Condition[]> {
  const frequent: Condition[] = [];
  for (const condition of where.filter((each) => "has" in each)) {
    const others = where.filter((each) => each !== condition);
    if (others.length === 0) continue;
    if ((await expected([condition])) > ENTRIES_PER_DOCUMENT * (await expected(others))) frequent.push(condition);
  }
  return frequent;
}

/** Whether a page is expected to be full before the order has been followed for long. */
async function isSoonFull<Document extends Identified>(
  collection: Collection<Document>,
  query: Query,
  expected: Expected,
): Promise<boolean> {
  const { where = [], limit } = query;
  const { inIndex, inDocument } = listConditions(collection, query);
  const [found, all] = [await expected(where), await expected([])];
  if (inIndex.length === 0) return limit * all <= found * FOLLOWED;
  if (limit * all > found * FOLLOWED_IN_INDEX) return false;
  return inDocument.length === 0 || limit * (await expected(inIndex)) <= found * FOLLOWED;
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
