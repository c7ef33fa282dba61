import type { AnyCollection, Column, Identified } from "../collection.js";
import type { Condition, Cursor, Query } from "../query.js";
import { compareSortKeys, type SortKey, sortKey } from "./sort-key.js";
import type { Columns } from "./version.js";

/** A document in the form of an index. */
export interface Row {
  readonly id: string;
  readonly columns: Columns;
}

export function rowOf(collection: AnyCollection, document: Identified): Row {
  const columns = Object.entries(collection.columns).map(([name, column]) => {
    const value = column.of(document);
    // Copies a list: the owner of the document may change it.
    return [name, typeof value === "object" ? [...value] : value];
  });
  return { id: document.id, columns: Object.fromEntries(columns) };
}

/** Column name of the id: every collection is sorted by it. */
export const ID_COLUMN: string = "";

const ID: Column<Identified> = { type: "text", of: ({ id }) => id };

export function columnOf(collection: AnyCollection, name: string): Column<Identified> {
  if (name === ID_COLUMN) return ID;
  const column = collection.columns[name];
  if (column === undefined) throw new Error(`${collection.name} has no column "${name}"`);
  return column;
}

export function uniqueColumns({ columns }: AnyCollection): string[] {
  return Object.keys(columns).filter((name) => columns[name]?.isUnique === true);
}

/** Key of a row in a column with one value; undefined without a value. */
export function keyOf(collection: AnyCollection, { id, columns }: Row, name: string): SortKey | undefined {
  const value = name === ID_COLUMN ? id : columns[name];
  return value === undefined || typeof value === "object" ? undefined : sortKey(columnOf(collection, name).type, value);
}

/** True if a row matches all conditions. */
export function matcher(collection: AnyCollection, where: readonly Condition[]): (row: Row) => boolean {
  const tests = where.map((condition) => conditionTest(collection, condition));
  return (row) => tests.every((test) => test(row));
}

function conditionTest(collection: AnyCollection, condition: Condition): (row: Row) => boolean {
  const { type } = columnOf(collection, condition.column);
  const cellOf = ({ columns }: Row): Columns[string] => columns[condition.column];
  if ("hasAny" in condition) {
    const wanted = new Set(condition.hasAny);
    return (row) => (cellOf(row) as readonly string[] | undefined)?.some((text) => wanted.has(text)) === true;
  }
  if ("includes" in condition) {
    return (row) => (cellOf(row) as string | undefined)?.includes(condition.includes) === true;
  }
  const key = (value: string | number | boolean): SortKey => sortKey(type, value);
  const holds = keyTest(condition, key);
  return (row) => {
    const own = keyOf(collection, row, condition.column);
    return own !== undefined && holds(own);
  };
}

function keyTest(
  condition: Exclude<Condition, { hasAny: readonly string[] } | { includes: string }>,
  key: (value: string | number | boolean) => SortKey,
): (own: SortKey) => boolean {
  if ("is" in condition || "anyOf" in condition) {
    const wanted = ("is" in condition ? [condition.is] : condition.anyOf).map(key);
    return (own) => wanted.some((other) => compareSortKeys(own, other) === 0);
  }
  const from = condition.from === undefined ? undefined : key(condition.from);
  const before = condition.before === undefined ? undefined : key(condition.before);
  return (own) =>
    (from === undefined || compareSortKeys(own, from) >= 0) &&
    (before === undefined || compareSortKeys(own, before) < 0);
}

/** Position of a row in an order. */
export interface Position {
  readonly key: SortKey | undefined;
  readonly id: string;
}

/** Positions of an order: those without a key last, equal ones by id, in both directions. */
export function positions(
  collection: AnyCollection,
  orderBy: Query["orderBy"],
): {
  readonly of: (row: Row) => Position;
  readonly ofCursor: (cursor: Cursor) => Position;
  readonly compare: (left: Position, right: Position) => number;
} {
  const type = orderBy === undefined ? undefined : columnOf(collection, orderBy.column).type;
  const sign = orderBy?.descending === true ? -1 : 1;
  return {
    of: (row) => ({ id: row.id, key: orderBy && keyOf(collection, row, orderBy.column) }),
    ofCursor: ({ id, value }) => ({
      id,
      key: type === undefined || value === null ? undefined : sortKey(type, value),
    }),
    compare: (left, right) => {
      const [isLeftMissing, isRightMissing] = [left.key === undefined, right.key === undefined];
      if (isLeftMissing !== isRightMissing) return isLeftMissing ? 1 : -1;
      if (left.key !== undefined && right.key !== undefined) {
        const order = compareSortKeys(left.key, right.key);
        if (order !== 0) return order * sign;
      }
      return left.id < right.id ? -1 : left.id > right.id ? 1 : 0;
    },
  };
}

export function cursorOf({ id, columns }: Row, orderBy: Query["orderBy"]): Cursor {
  const value = orderBy === undefined ? undefined : columns[orderBy.column];
  return { id, value: value === undefined || typeof value === "object" ? null : value };
}
