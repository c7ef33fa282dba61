import type { AnyCollection, ColumnValue } from "../collection.js";
import { type Row, uniqueColumns } from "./row.js";
import type { Change, Version } from "./version.js";

/** A document after a transaction; undefined if removed. */
export type Entry = { readonly row: Row; readonly version: Version } | undefined;

interface Shelf {
  readonly collection: AnyCollection;
  readonly entries: Map<string, Entry>;
  /** Ids by value, for the unique columns. */
  readonly unique: Map<string, Map<ColumnValue, string>>;
}

/** Changes that are not committed. They cover committed data, and possibly another overlay. */
export class Overlay {
  /** The overlay below, until it is committed. */
  below: Overlay | undefined;
  readonly #shelves = new Map<string, Shelf>();

  constructor(below?: Overlay) {
    this.below = below;
  }

  get isEmpty(): boolean {
    return this.#shelves.size === 0;
  }

  /** Entry of a document in this overlay only; "nothing" without one. */
  entry(collection: string, id: string): Entry | "nothing" {
    const entries = this.#shelves.get(collection)?.entries;
    return entries?.has(id) === true ? entries.get(id) : "nothing";
  }

  idBy(collection: string, column: string, value: ColumnValue): string | undefined {
    return this.#shelves.get(collection)?.unique.get(column)?.get(value);
  }

  rows(collection: string): Iterable<readonly [string, Row | undefined]> {
    return [...(this.#shelves.get(collection)?.entries ?? [])].map(([id, entry]) => [id, entry?.row] as const);
  }

  set(collection: AnyCollection, id: string, entry: Entry): void {
    const { entries, unique } = this.#shelf(collection);
    const before = entries.get(id);
    for (const [name, ids] of unique) {
      if (before !== undefined && ids.get(before.row.columns[name]) === id) ids.delete(before.row.columns[name]);
    }
    entries.set(id, entry);
    if (entry === undefined) return;
    for (const [name, ids] of unique) {
      if (entry.row.columns[name] !== undefined) ids.set(entry.row.columns[name], id);
    }
  }

  absorb(above: Overlay): void {
    for (const { collection, id, entry } of above.all()) this.set(collection, id, entry);
  }

  *all(): Generator<{ readonly collection: AnyCollection; readonly id: string; readonly entry: Entry }> {
    for (const { collection, entries } of this.#shelves.values()) {
      for (const [id, entry] of entries) yield { collection, id, entry };
    }
  }

  changes(): Change[] {
    return [...this.all()].map(({ collection, id, entry }) => ({
      collection: collection.name,
      id,
      version: entry?.version,
    }));
  }

  #shelf(collection: AnyCollection): Shelf {
    const known = this.#shelves.get(collection.name);
    if (known !== undefined) return known;
    const unique = new Map(uniqueColumns(collection).map((name) => [name, new Map<ColumnValue, string>()]));
    const shelf: Shelf = { collection, entries: new Map(), unique };
    this.#shelves.set(collection.name, shelf);
    return shelf;
  }
}
