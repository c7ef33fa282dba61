import type { AnyCollection, ColumnValue, Identified } from "../collection.js";
import type { Condition, Page, Query, Single } from "../query.js";
import { ColumnOrder, type KeyRange } from "./column-order.js";
import { columnOf, cursorOf, ID_COLUMN, matcher, positions, type Row, rowOf, uniqueColumns } from "./row.js";
import { atOnce, ITEMS_PER_STEP, inSlices, type Steps, sorted } from "./slices.js";
import { sortKey } from "./sort-key.js";

interface Change {
  readonly row: Row;
  readonly isAdded: boolean;
}

/** Rows of an overlay, which replace those of the index; undefined for removed rows. */
export type RowsAbove = ReadonlyMap<string, Row | undefined>;

/**
 * The columns of all documents of a collection, in memory. The first query sorts a column; from then on, a change moves
 * only a few entries of it.
 */
export class DocumentIndex {
  readonly collection: AnyCollection;
  readonly #rows = new Map<string, Row>();
  /** Ids by value, for the unique columns. */
  readonly #unique = new Map<string, Map<ColumnValue, string>>();
  readonly #orders = new Map<string, ColumnOrder>();
  readonly #making = new Map<string, Promise<void>>();
  /** Changes during the sorting of columns, which are applied afterwards. */
  readonly #changes = new Set<Change[]>();
  #version = 0;

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
    this.#version += 1;
    for (const changes of this.#changes) changes.push({ row, isAdded: true });
    this.#rows.set(row.id, row);
    for (const [name, ids] of this.#unique) {
      if (row.columns[name] !== undefined) ids.set(row.columns[name], row.id);
    }
    for (const order of this.#orders.values()) order.add(row);
  }

  remove(id: string): void {
    const row = this.#rows.get(id);
    if (row === undefined) return;
    this.#version += 1;
    for (const changes of this.#changes) changes.push({ row, isAdded: false });
    this.#rows.delete(id);
    for (const [name, ids] of this.#unique) if (ids.get(row.columns[name]) === id) ids.delete(row.columns[name]);
    for (const order of this.#orders.values()) order.remove(row);
  }

  /** Changes with every update of the index. */
  get version(): number {
    return this.#version;
  }

  /** Sorts the columns that a query needs, with pauses: many documents take time. */
  async prepare({ where = [], orderBy }: Pick<Query, "where" | "orderBy">): Promise<void> {
    const asked = where.filter((condition) => !("includes" in condition)).map(({ column }) => column);
    for (const column of [...asked, orderBy?.column ?? ID_COLUMN]) {
      if (this.#orders.has(column)) continue;
      const making = this.#making.get(column) ?? this.#makeOrder(column);
      this.#making.set(column, making);
      await making.finally(() => this.#making.delete(column));
    }
  }

  async #makeOrder(column: string): Promise<void> {
    const changes: Change[] = [];
    this.#changes.add(changes);
    try {
      const order = await inSlices(ColumnOrder.of(this.collection, column, [...this.#rows.values()]));
      if (order === undefined) return;
      for (const { row, isAdded } of changes) isAdded ? order.add(row) : order.remove(row);
      this.#orders.set(column, order);
    } finally {
      this.#changes.delete(changes);
    }
  }

  *count(where: readonly Condition[], above: RowsAbove): Steps<number> {
    const matches = matcher(this.collection, where);
    const added = [...above.values()].filter((row) => row !== undefined && matches(row)).length;
    const narrowest = this.#narrowest(where);
    if (where.length === 0)
      return added + this.#rows.size - [...above.keys()].filter((id) => this.#rows.has(id)).length;
    const isExact = where.length === 1 && where.every((one) => !("hasAny" in one) || one.hasAny.length === 1);
    if (isExact && above.size === 0 && narrowest !== undefined) return narrowest.count;
    let count = added;
    let looked = 0;
    for (const row of this.#rowsOf(narrowest?.ids())) {
      if (!above.has(row.id) && matches(row)) count += 1;
      looked += 1;
      if (looked % ITEMS_PER_STEP === 0) yield;
    }
    return count;
  }

  *values(column: string, where: readonly Condition[], above: RowsAbove): Steps<readonly (Single | undefined)[]> {
    columnOf(this.collection, column);
    const matches = matcher(this.collection, where);
    const single = ({ columns }: Row): Single | undefined => {
      const { [column]: value } = columns;
      return typeof value === "object" ? undefined : value;
    };
    const found = [...above.values()]
      .filter((row) => row !== undefined && matches(row))
      .map((row) => row && single(row));
    let looked = 0;
    for (const row of this.#rowsOf(this.#narrowest(where)?.ids())) {
      if (!above.has(row.id) && matches(row)) found.push(single(row));
      looked += 1;
      if (looked % ITEMS_PER_STEP === 0) yield;
    }
    return found;
  }

  *find({ where = [], orderBy, after, limit }: Query, above: RowsAbove): Steps<Page<string>> {
    const matches = matcher(this.collection, where);
    const { of, ofCursor, compare } = positions(this.collection, orderBy);
    const start = after === undefined ? undefined : ofCursor(after);
    const isFound = (row: Row): boolean => matches(row) && (start === undefined || compare(of(row), start) > 0);

    const found: Row[] = [...above.values()].filter((row) => row !== undefined).filter(isFound);
    const narrowest = this.#narrowest(where);
    let looked = 0;
    const isOrderShorter = narrowest === undefined || narrowest.count ** 2 > (limit + 1) * this.#rows.size;
    if (isOrderShorter) {
      const order = this.#order(orderBy?.column ?? ID_COLUMN);
      const behind = start !== undefined && orderBy === undefined ? { key: start.id, id: start.id } : start;
      let count = 0;
      for (const row of this.#rowsOf(order.walk(orderBy?.descending === true, behind))) {
        looked += 1;
        if (looked % ITEMS_PER_STEP === 0) yield;
        if (above.has(row.id) || !isFound(row)) continue;
        found.push(row);
        count += 1;
        if (count > limit) break;
      }
    } else {
      for (const row of this.#rowsOf(narrowest.ids())) {
        looked += 1;
        if (looked % ITEMS_PER_STEP === 0) yield;
        if (!above.has(row.id) && isFound(row)) found.push(row);
      }
    }
    const placed = found.map((row) => ({ row, position: of(row) }));
    const inOrder = yield* sorted(placed, (left, right) => compare(left.position, right.position));
    const page = inOrder.slice(0, limit).map(({ row }) => row);
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

  /** The sorted condition that the fewest rows match. */
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
    if ("hasAny" in condition) return [...new Set(condition.hasAny)].map((text) => ({ from: text, through: text }));
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
    const order = atOnce(ColumnOrder.of(this.collection, column, [...this.#rows.values()]));
    this.#orders.set(column, order);
    return order;
  }
}
