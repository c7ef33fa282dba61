import type { ColumnValue, Identified } from "../collection.js";
import type { Condition, Page, Query } from "../query.js";
import { ColumnOrder, type KeyRange } from "./column-order.js";
import {
  type AnyCollection,
  columnOf,
  cursorOf,
  ID_COLUMN,
  matcher,
  positions,
  type Row,
  rowOf,
  uniqueColumns,
} from "./row.js";
import { sortKey } from "./sort-key.js";

/** What lies over an index: rows that it has not or has otherwise; undefined for those that are gone. */
export type RowsAbove = ReadonlyMap<string, Row | undefined>;

/**
 * The columns of all documents of a collection, in memory. A column gets its order when it is first asked for; from then
 * on a change moves a few entries of it, however many there are.
 */
export class DocumentIndex {
  readonly collection: AnyCollection;
  readonly #rows = new Map<string, Row>();
  /** Ids by value, of the unique columns. */
  readonly #unique = new Map<string, Map<ColumnValue, string>>();
  readonly #orders = new Map<string, ColumnOrder>();

  constructor(collection: AnyCollection) {
    this.collection = collection;
    for (const name of uniqueColumns(collection)) this.#unique.set(name, new Map());
  }

  idBy(column: string, value: ColumnValue): string | undefined {
    return this.#unique.get(column)?.get(value);
  }

  put(document: Identified): void {
    this.putRow(rowOf(this.collection, document));
  }

  putRow(row: Row): void {
    this.remove(row.id);
    this.#rows.set(row.id, row);
    for (const [name, ids] of this.#unique) {
      if (row.columns[name] !== undefined) ids.set(row.columns[name], row.id);
    }
    for (const order of this.#orders.values()) order.add(row);
  }

  remove(id: string): void {
    const row = this.#rows.get(id);
    if (row === undefined) return;
    this.#rows.delete(id);
    for (const [name, ids] of this.#unique) if (ids.get(row.columns[name]) === id) ids.delete(row.columns[name]);
    for (const order of this.#orders.values()) order.remove(row);
  }

  count(where: readonly Condition[], above: RowsAbove): number {
    const matches = matcher(this.collection, where);
    const added = [...above.values()].filter((row) => row !== undefined && matches(row)).length;
    const narrowest = this.#narrowest(where);
    if (where.length === 0)
      return added + this.#rows.size - [...above.keys()].filter((id) => this.#rows.has(id)).length;
    if (where.length === 1 && above.size === 0 && narrowest !== undefined) return narrowest.count;
    let count = added;
    for (const row of this.#rowsOf(narrowest?.ids())) if (!above.has(row.id) && matches(row)) count += 1;
    return count;
  }

  find({ where = [], orderBy, after, limit }: Query, above: RowsAbove): Page<string> {
    const matches = matcher(this.collection, where);
    const { of, ofCursor, compare } = positions(this.collection, orderBy);
    const start = after === undefined ? undefined : ofCursor(after);
    const isFound = (row: Row): boolean => matches(row) && (start === undefined || compare(of(row), start) > 0);
    const byPosition = (left: Row, right: Row): number => compare(of(left), of(right));

    const found: Row[] = [...above.values()].filter((row) => row !== undefined).filter(isFound);
    const narrowest = this.#narrowest(where);
    const isOrderShorter = narrowest === undefined || narrowest.count ** 2 > (limit + 1) * this.#rows.size;
    if (isOrderShorter) {
      const order = this.#order(orderBy?.column ?? ID_COLUMN);
      const behind = start !== undefined && orderBy === undefined ? { key: start.id, id: start.id } : start;
      let count = 0;
      for (const row of this.#rowsOf(order.walk(orderBy?.descending === true, behind))) {
        if (above.has(row.id) || !isFound(row)) continue;
        found.push(row);
        count += 1;
        if (count > limit) break;
      }
    } else {
      for (const row of this.#rowsOf(narrowest.ids())) if (!above.has(row.id) && isFound(row)) found.push(row);
    }
    found.sort(byPosition);
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return {
      items: page.map(({ id }) => id),
      ...(found.length > limit && last !== undefined && { next: cursorOf(last, orderBy) }),
    };
  }

  *#rowsOf(ids: Iterable<string> = this.#rows.keys()): Generator<Row> {
    for (const id of ids) {
      const row = this.#rows.get(id);
      if (row !== undefined) yield row;
    }
  }

  /** The condition that the fewest rows fulfil, of those that an order answers. */
  #narrowest(
    where: readonly Condition[],
  ): { readonly count: number; readonly ids: () => Iterable<string> } | undefined {
    let best: { readonly count: number; readonly ids: () => Iterable<string> } | undefined;
    for (const condition of where) {
      const ranges = this.#ranges(condition);
      if (ranges === undefined) continue;
      const order = this.#order(condition.column);
      const count = ranges.reduce((sum, range) => sum + order.count(range), 0);
      if (best === undefined || count < best.count) {
        best = { count, ids: () => new Set(ranges.flatMap((range) => [...order.ids(range)])) };
      }
    }
    return best;
  }

  #ranges(condition: Condition): KeyRange[] | undefined {
    const { type } = columnOf(this.collection, condition.column);
    if ("includes" in condition) return undefined;
    if ("has" in condition) return [{ from: condition.has, through: condition.has }];
    if ("is" in condition || "anyOf" in condition) {
      const keys = ("is" in condition ? [condition.is] : condition.anyOf).map((value) => sortKey(type, value));
      const distinct = new Map(keys.map((key) => [String(key), key])).values();
      return [...distinct].map((key) => ({ from: key, through: key }));
    }
    const { from, before } = condition;
    return [
      {
        ...(from !== undefined && { from: sortKey(type, from) }),
        ...(before !== undefined && { before: sortKey(type, before) }),
      },
    ];
  }

  #order(column: string): ColumnOrder {
    const known = this.#orders.get(column);
    if (known !== undefined) return known;
    const order = new ColumnOrder(this.collection, column, this.#rows.values());
    this.#orders.set(column, order);
    return order;
  }
}
