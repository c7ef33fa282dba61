import type { AnyCollection } from "../collection.js";
import { columnOf, keyOf, type Position, type Row } from "./row.js";
import { ITEMS_PER_STEP, type Steps, sorted } from "./slices.js";
import { compareSortKeys, type SortKey, sortKey } from "./sort-key.js";
import { SortedList } from "./sorted-list.js";

interface Item {
  readonly key: SortKey;
  readonly id: string;
}

/** From a key, up to and without another one. */
export interface KeyRange {
  readonly from?: SortKey;
  /** The last key itself is in it. */
  readonly through?: SortKey;
  readonly before?: SortKey;
}

/** Sort before and after every id. */
const [FIRST_ID, LAST_ID] = ["", "\uffff"];

/** The ids of a collection in the order of one column. */
export class ColumnOrder {
  readonly #collection: AnyCollection;
  readonly #column: string;
  readonly #items: SortedList<Item>;
  readonly #missing: SortedList<string>;

  private constructor(collection: AnyCollection, column: string, items: readonly Item[], missing: readonly string[]) {
    this.#collection = collection;
    this.#column = column;
    this.#items = new SortedList(compareItems, items);
    this.#missing = new SortedList(compareIds, missing);
  }

  static *of(collection: AnyCollection, column: string, rows: readonly Row[]): Steps<ColumnOrder> {
    const items: Item[] = [];
    const missing: string[] = [];
    for (const [index, row] of rows.entries()) {
      const own = itemsOf(collection, column, row);
      items.push(...own);
      if (own.length === 0) missing.push(row.id);
      if (index % ITEMS_PER_STEP === 0) yield;
    }
    return new ColumnOrder(collection, column, yield* sorted(items, compareItems), yield* sorted(missing, compareIds));
  }

  add(row: Row): void {
    const items = this.#itemsOf(row);
    for (const item of items) this.#items.add(item);
    if (items.length === 0) this.#missing.add(row.id);
  }

  remove(row: Row): void {
    const items = this.#itemsOf(row);
    for (const item of items) this.#items.remove(item);
    if (items.length === 0) this.#missing.remove(row.id);
  }

  count(range: KeyRange): number {
    return this.#items.count(startOf(range), endOf(range));
  }

  *ids(range: KeyRange): Generator<string> {
    for (const { id } of this.#items.between(startOf(range), endOf(range))) yield id;
  }

  /** All ids behind a position, those without a key last. */
  *walk(descending: boolean, after: Position | undefined): Generator<string> {
    const key = after?.key;
    if (after === undefined || key !== undefined) {
      const behind = key === undefined ? undefined : { key, id: after?.id ?? FIRST_ID };
      for (const item of descending ? this.#downwards(behind) : this.#items.between(behind)) {
        if (item.id !== after?.id) yield item.id;
      }
      yield* this.#missing.between();
    } else {
      for (const id of this.#missing.between(after.id)) if (id !== after.id) yield id;
    }
  }

  /** Keys go down, and ids within a key still go up. */
  *#downwards(after: Item | undefined): Generator<Item> {
    let end: Item | undefined;
    if (after !== undefined) {
      yield* this.#items.between(after, { key: after.key, id: LAST_ID });
      end = { key: after.key, id: FIRST_ID };
    }
    for (let last = this.#items.lastBefore(end); last !== undefined; last = this.#items.lastBefore(end)) {
      const start: Item = { key: last.key, id: FIRST_ID };
      yield* this.#items.between(start, end);
      end = start;
    }
  }

  #itemsOf(row: Row): Item[] {
    return itemsOf(this.#collection, this.#column, row);
  }
}

function itemsOf(collection: AnyCollection, column: string, row: Row): Item[] {
  const value = row.columns[column];
  if (typeof value === "object") {
    const { type } = columnOf(collection, column);
    return [...new Set(value)].map((text) => ({ key: sortKey(type, text), id: row.id }));
  }
  const key = keyOf(collection, row, column);
  return key === undefined ? [] : [{ key, id: row.id }];
}

const startOf = ({ from }: KeyRange): Item | undefined =>
  from === undefined ? undefined : { key: from, id: FIRST_ID };

function endOf({ through, before }: KeyRange): Item | undefined {
  if (through !== undefined) return { key: through, id: LAST_ID };
  return before === undefined ? undefined : { key: before, id: FIRST_ID };
}

function compareItems(left: Item, right: Item): number {
  const order = compareSortKeys(left.key, right.key);
  return order !== 0 ? order : compareIds(left.id, right.id);
}

const compareIds = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);
