import type { Collection, Column, Identified } from "../collection.js";
import type { Cursor, Query } from "../query.js";
import { columnParameter, fitsColumn, SQL_TYPES } from "./column-values.js";
import { columnOf, conditionsSql } from "./condition-sql.js";
import { DOCUMENT, ID, identifier, REVISION, tableOf } from "./identifiers.js";
import { Parameters, type Statement } from "./parameters.js";

/**
 * A page in SQL, with one additional document, which shows that there is a next page.
 *
 * The start of a page consists of up to three parts, each in the order of an index: the rest of the documents with the
 * same value, those after them, and those without a value.
 */
export function pageSql<Document extends Identified>(
  collection: Collection<Document>,
  { where = [], orderBy, after, limit }: Query,
): Statement {
  const parameters = new Parameters();
  const conditions = conditionsSql(collection, where, parameters);
  const most = parameters.add(limit + 1);
  const table = tableOf(collection);
  const afterId = (id: string): string => `${ID} > ${parameters.add(isUuid(id) ? id : NIL)}::uuid`;
  if (orderBy === undefined) {
    const begin = after === undefined ? "true" : afterId(after.id);
    const text = `select ${FOUND} from ${table} where ${conditions} and ${begin} order by ${ID} limit ${most}`;
    return { text, values: parameters.values };
  }
  const definition = columnOf(collection, orderBy.column);
  if (definition.type === "texts") throw new Error(`${collection.name} has no order by "${orderBy.column}"`);
  const column = identifier(orderBy.column);
  const descending = orderBy.descending === true;
  const order = descending ? `desc nulls last, ${ID}` : `asc nulls last, ${ID}`;
  const wanted = `${column} as value, ${ID}, ${REVISION}, ${DOCUMENT}`;
  const parts = partsAfter(column, definition, descending, after, parameters, afterId).map(
    (begin, part) =>
      `(select ${part} as part, ${wanted} from ${table} where ${conditions} and ${begin}` +
      ` order by ${column} ${order} limit ${most})`,
  );
  const text = `select ${FOUND} from (${parts.join(" union all ")}) as page order by part, value ${order} limit ${most}`;
  return { text, values: parameters.values };
}

/** Selected columns of a page. */
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
  // Cursors come from clients. A cursor with a value of another type matches nothing.
  if (!fitsColumn(type, after.value)) return ["false"];
  const value = `${parameters.add(columnParameter(after.value))}::${SQL_TYPES[type]}`;
  return [
    `${column} = ${value} and ${afterId(after.id)}`,
    `${column} ${descending ? "<" : ">"} ${value}`,
    `${column} is null`,
  ];
}

const NIL = "00000000-0000-0000-0000-000000000000";

/** True for an id in its canonical spelling: other spellings of a UUID name nothing. */
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

export function valuesSql<Document extends Identified>(
  collection: Collection<Document>,
  column: string,
  where: Query["where"] = [],
): Statement {
  columnOf(collection, column);
  const parameters = new Parameters();
  const conditions = conditionsSql(collection, where, parameters);
  const text = `select ${identifier(column)} as value from ${tableOf(collection)} where ${conditions}`;
  return { text, values: parameters.values };
}
