import type { Collection, Column, Identified } from "../collection.js";
import type { Condition } from "../query.js";
import { columnParameter, fitsColumn, SQL_TYPES } from "./column-values.js";
import { identifier } from "./identifiers.js";
import type { Parameters } from "./parameters.js";

/** A condition in SQL. A column without a value fulfils none. */
function conditionSql<Document extends Identified>(
  collection: Collection<Document>,
  condition: Condition,
  parameters: Parameters,
): string {
  const { type } = columnOf(collection, condition.column);
  const column = identifier(condition.column);
  const place = (value: string | number | boolean): string =>
    `${parameters.add(columnParameter(value))}::${SQL_TYPES[type]}`;
  if ("is" in condition) return fitsColumn(type, condition.is) ? `${column} = ${place(condition.is)}` : "false";
  if ("anyOf" in condition) {
    const values = condition.anyOf.filter((value) => fitsColumn(type, value)).map(columnParameter);
    return `${column} = any(${parameters.add(values)}::${SQL_TYPES[type]}[])`;
  }
  if ("hasAny" in condition) {
    return type === "texts" ? `${column} && ${parameters.add(condition.hasAny.map(columnParameter))}::text[]` : "false";
  }
  if ("includes" in condition) {
    return type === "text" ? `${column} like ${parameters.add(likePattern(condition.includes))}::text` : "false";
  }
  const { from, before } = condition;
  const bounds = [
    `${column} is not null`,
    ...(from === undefined ? [] : [fitsColumn(type, from) ? `${column} >= ${place(from)}` : "false"]),
    ...(before === undefined ? [] : [fitsColumn(type, before) ? `${column} < ${place(before)}` : "false"]),
  ];
  return `(${bounds.join(" and ")})`;
}

/** All conditions together. */
export function conditionsSql<Document extends Identified>(
  collection: Collection<Document>,
  where: readonly Condition[],
  parameters: Parameters,
): string {
  if (where.length === 0) return "true";
  return where.map((condition) => conditionSql(collection, condition, parameters)).join(" and ");
}

/** @throws Error for a column that the collection has not: names of columns are not data */
export function columnOf<Document extends Identified>(
  { name, columns }: Collection<Document>,
  column: string,
): Column<Document> {
  const found = Object.hasOwn(columns, column) ? columns[column] : undefined;
  if (found === undefined) throw new Error(`${name} has no column "${column}"`);
  return found;
}

function likePattern(part: string): string {
  return `%${String(columnParameter(part)).replace(/[\\%_]/g, "\\$&")}%`;
}
