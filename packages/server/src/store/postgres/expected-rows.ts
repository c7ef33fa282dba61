import type { Collection, Identified } from "../collection.js";
import type { Condition } from "../query.js";
import { conditionsSql } from "./condition-sql.js";
import type { Connection } from "./document-reader.js";
import { tableOf } from "./identifiers.js";
import { Parameters } from "./parameters.js";

interface Explained {
  readonly "QUERY PLAN": readonly [{ readonly Plan: { readonly "Plan Rows": number } }];
}

/** How many documents the database expects to find. It plans, and reads nothing. */
export async function expectedRows<Document extends Identified>(
  connection: Connection,
  collection: Collection<Document>,
  where: readonly Condition[],
): Promise<number> {
  const parameters = new Parameters();
  const sql = conditionsSql(collection, where, parameters);
  const text = `explain (format json) select 1 from ${tableOf(collection)} where ${sql}`;
  const { rows } = await connection.query(text, [...parameters.values]);
  const [explained] = rows as [Explained];
  return explained["QUERY PLAN"][0].Plan["Plan Rows"];
}
