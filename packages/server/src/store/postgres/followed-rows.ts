import type { Collection, Identified } from "../collection.js";
import type { Condition, Query } from "../query.js";
import { conditionsSql } from "./condition-sql.js";
import { DOCUMENT, ID, identifier, REVISION, tableOf } from "./identifiers.js";
import { listConditions } from "./list-conditions.js";
import { FOLLOWED, FOLLOWED_IN_INDEX, type ListPlan } from "./list-plan.js";
import type { Parameters } from "./parameters.js";

/** Where the rows of a list come from, `begin` being where a part of it begins and `order` its order. */
export type RowsInOrder = (begin: string, order: string) => string;

/** What a list looks through in its order: everything, or as much as its plan says. */
export function followedRows<Document extends Identified>(
  collection: Collection<Document>,
  query: Query,
  { compared, way }: ListPlan,
  parameters: Parameters,
): RowsInOrder {
  const table = tableOf(collection);
  const { where = [] } = query;
  const sql = (conditions: readonly Condition[]): string => conditionsSql(collection, conditions, parameters, compared);
  if (way === "follow") {
    const all = sql(where);
    return (begin) => `${table} where ${all} and ${begin}`;
  }
  // What is asked of the column itself says where to begin: what stands before that does not count.
  const own = sql(where.filter(({ column }) => column === query.orderBy?.column));
  const { inIndex, inDocument } = listConditions(collection, query);
  if (inIndex.length === 0) {
    const all = sql(where);
    return (begin, order) =>
      `(select * from ${table} where ${own} and ${begin} ${order} limit ${FOLLOWED}) as near where ${all}`;
  }
  const columns = (named: readonly (string | undefined)[]): string =>
    [...new Set(named)].flatMap((name) => (name === undefined ? [] : [`, ${identifier(name)}`])).join("");
  const ordered = columns([query.orderBy?.column]);
  const beside = columns([query.orderBy?.column, ...inIndex.map(({ column }) => column)]);
  const others = columns(inDocument.map(({ column }) => column).filter((column) => column !== query.orderBy?.column));
  const [fulfilled, left] = [sql(inIndex), sql(inDocument)];
  return (begin, order) => {
    const entries = `select ${ID}${beside} from ${table} where ${own} and ${begin} ${order} limit ${FOLLOWED_IN_INDEX}`;
    const near = `select ${ID}${ordered} from (${entries}) as entries where ${fulfilled} ${order} limit ${FOLLOWED}`;
    const documents = `select ${ID}, ${REVISION}, ${DOCUMENT}${others} from ${table}`;
    return `(${near}) as near join (${documents}) as documents using (${ID}) where ${left}`;
  };
}
