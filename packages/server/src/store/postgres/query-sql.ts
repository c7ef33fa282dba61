import type { Collection, Column, Identified } from "../collection.js";
import type { Cursor, Query } from "../query.js";
import { columnParameter, fitsColumn, SQL_TYPES } from "./column-values.js";
import { columnOf, conditionsSql } from "./condition-sql.js";
import { followedRows } from "./followed-rows.js";
import { DOCUMENT, ID, identifier, REVISION, tableOf } from "./identifiers.js";
import type { ListPlan } from "./list-plan.js";
import { Parameters, type Statement } from "./parameters.js";

/**
 * A page in SQL, with one document more than asked for, which tells that there is a next page.
 *
 * Where a page begins is not one condition but up to three parts, each of which an index has in the order of the list:
 * the rest of those with the same value, those that come after them, those without a value.
 *
 * @param plan - What follows the order for a while may not find a page, though there is one.
 */
export function pageSql<Document extends Identified>(
  collection: Collection<Document>,
  query: Query,
  plan: ListPlan = { way: "follow" },
): Statement {
  const { where = [], orderBy, after, limit } = query;
  const parameters = new Parameters();
  const conditions = (): string => conditionsSql(collection, where, parameters, plan.compared);
  const most = parameters.add(limit + 1);
  const table = tableOf(collection);
  const afterId = (id: string): string => `${ID} > ${parameters.add(isUuid(id) ? id : NIL)}::uuid`;
  if (orderBy === undefined) {
    const begin = after === undefined ? "true" : afterId(after.id);
    const order = `order by ${ID} limit ${most}`;
    const text =
      plan.way === "gather"
        ? `${gatheredSql(table, ID, conditions())} select ${FOUND} from ${table} join` +
          ` (select ${ID} from gathered where ${begin} ${order}) as page using (${ID}) ${order}`
        : `select ${FOUND} from ${table} where ${conditions()} and ${begin} ${order}`;
    return { text, values: parameters.values };
  }
  const definition = columnOf(collection, orderBy.column);
  if (definition.type === "texts") throw new Error(`${collection.name} has no order by "${orderBy.column}"`);
  const column = identifier(orderBy.column);
  const descending = orderBy.descending === true;
  const order = descending ? `desc nulls last, ${ID}` : `asc nulls last, ${ID}`;
  const begins = partsAfter(column, definition, descending, after, parameters, afterId);
  const united = (select: (begin: string, part: number) => string): string =>
    `(${begins.map((begin, part) => `(${select(begin, part)} order by ${column} ${order} limit ${most})`).join(" union all ")})`;
  const last = `order by part, value ${order} limit ${most}`;
  if (plan.way === "gather") {
    const parts = united(
      (begin, part) => `select ${part} as part, ${column} as value, ${ID} from gathered where ${begin}`,
    );
    const text =
      `${gatheredSql(table, `${ID}, ${column}`, conditions())} select ${FOUND} from ${table} join` +
      ` (select * from ${parts} as parts ${last}) as page using (${ID}) ${last}`;
    return { text, values: parameters.values };
  }
  const wanted = `${column} as value, ${ID}, ${REVISION}, ${DOCUMENT}`;
  const rows = followedRows(collection, query, plan, parameters);
  const inOrder = `order by ${column} ${order}`;
  const parts = united((begin, part) => `select ${part} as part, ${wanted} from ${rows(begin, inOrder)}`);
  return { text: `select ${FOUND} from ${parts} as page ${last}`, values: parameters.values };
}

/** Only what the order needs: documents are read for the page alone. */
function gatheredSql(table: string, wanted: string, conditions: string): string {
  return `with gathered as materialized (select ${wanted} from ${table} where ${conditions})`;
}

/** What a page needs to know of a document. */
export const FOUND: string = `${ID}, ${REVISION} as revision, ${DOCUMENT} as document`;

function partsAfter<Document>(
  column: string,
  { type }: Column<Document>,
  descending: boolean,
  after: Cursor | undefined,
  parameters: Parameters,
  afterId: (id: string) => string,
): readonly string[] {
  if (after === undefined) return [`${column} is not null`, `${column} is null`];
  if (after.value === null) return [`${column} is null and ${afterId(after.id)}`];
  // Cursors come from outside. One that is none of this list stands at no place of it.
  if (!fitsColumn(type, after.value)) return ["false"];
  const value = `${parameters.add(columnParameter(after.value))}::${SQL_TYPES[type]}`;
  return [
    `${column} = ${value} and ${afterId(after.id)}`,
    `${column} ${descending ? "<" : ">"} ${value}`,
    `${column} is null`,
  ];
}

const NIL = "00000000-0000-0000-0000-000000000000";

/** As ids are written: another spelling of the same UUID names nothing. */
export function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
}

export function countSql<Document extends Identified>(
  collection: Collection<Document>,
  where: Query["where"] = [],
): Statement {
  const parameters = new Parameters();
  const conditions = conditionsSql(collection, where, parameters);
  return { text: `select count(*) from ${tableOf(collection)} where ${conditions}`, values: parameters.values };
}
