import { EngineError } from "../errors/engine-error.js";
import { isListKey, type ListKey, listKeyToString } from "./list-key.js";

/**
 * A list in which every item has a key of its own, in the order the items came. It does not change: adding and
 * removing give a new list.
 *
 * @spec C §5 "List keys … must be valid … Duplicate", "Duplicate keys in a unique list", "a key not in the list"
 */
export class KeyedList<Item, Key extends ListKey> implements Iterable<Item> {
  readonly #items: ReadonlyMap<MapKey, Item>;
  readonly #keyOf: (item: Item) => Key;

  private constructor(items: ReadonlyMap<MapKey, Item>, keyOf: (item: Item) => Key) {
    this.#items = items;
    this.#keyOf = keyOf;
  }

  /**
   * @throws EngineError 'Invalid listKey' for an item whose key is not valid, 'Duplicate item found' for a key met twice
   */
  static from<Item, Key extends ListKey>(items: Iterable<Item>, keyOf: (item: Item) => Key): KeyedList<Item, Key> {
    const byKey = new Map<MapKey, Item>();
    for (const item of items) addTo(byKey, keyOf(item), item);
    return new KeyedList(byKey, keyOf);
  }

  get size(): number {
    return this.#items.size;
  }

  has(key: Key): boolean {
    return this.#items.has(mapKeyOf(key));
  }

  get(key: Key): Item | undefined {
    return this.#items.get(mapKeyOf(key));
  }

  /** @throws EngineError 'Invalid listKey', or 'Duplicate item found' when the key is taken */
  add(item: Item): KeyedList<Item, Key> {
    const items = new Map(this.#items);
    addTo(items, this.#keyOf(item), item);
    return new KeyedList(items, this.#keyOf);
  }

  /** @throws EngineError 'key not found in list' */
  remove(key: Key): KeyedList<Item, Key> {
    const items = new Map(this.#items);
    if (!items.delete(mapKeyOf(key))) throw new EngineError("list/key-not-found", { key });
    return new KeyedList(items, this.#keyOf);
  }

  /** Replaces the item with the same key. @throws EngineError 'key not found in list' */
  replace(item: Item): KeyedList<Item, Key> {
    const key = this.#keyOf(item);
    if (!this.has(key)) throw new EngineError("list/key-not-found", { key });
    return new KeyedList(new Map(this.#items).set(mapKeyOf(key), item), this.#keyOf);
  }

  [Symbol.iterator](): IterableIterator<Item> {
    return this.#items.values();
  }

  toArray(): readonly Item[] {
    return [...this.#items.values()];
  }

  /** The plain items, so a list serializes as the array from which it was parsed. */
  toJSON(): readonly Item[] {
    return this.toArray();
  }
}

/** Numbers, the most common keys, are looked up unchanged; no text equals a number. */
type MapKey = number | string;

const mapKeyOf = (key: ListKey): MapKey => (typeof key === "number" && isListKey(key) ? key : listKeyToString(key));

function addTo<Item>(items: Map<MapKey, Item>, key: ListKey, item: Item): void {
  if (!isListKey(key)) throw new EngineError("list-key/invalid", { key });
  const mapKey = mapKeyOf(key);
  if (items.has(mapKey)) throw new EngineError("list/duplicate-item", { key });
  items.set(mapKey, item);
}
