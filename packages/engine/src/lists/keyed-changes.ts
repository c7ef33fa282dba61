import { EngineError } from "../errors/engine-error.js";
import { KeyedList } from "./keyed-list.js";
import { type ListKey, listKeyToString } from "./list-key.js";

/** Differences between two states of a keyed list. */
export interface ListChanges<Item> {
  /** Items that are new or different, each whole, in their order. */
  readonly items: readonly Item[];
  /** Keys of the items that are gone. */
  readonly deletedItems: readonly ListKey[];
  /** Keys of all items, where their order is another than old items in their places and new ones behind them. */
  readonly order?: readonly ListKey[];
}

/**
 * Changes that turn one state of a list into another, item by item.
 *
 * @throws EngineError 'Invalid listKey', 'Duplicate item found' for a list that is not keyed
 */
export function listChanges<Item>(
  before: Iterable<Item>,
  after: Iterable<Item>,
  keyOf: (item: Item) => ListKey,
  isSame: (old: Item, now: Item) => boolean,
): ListChanges<Item> {
  const [old, now] = [KeyedList.from(before, keyOf), KeyedList.from(after, keyOf)];
  const items = [...now].filter((item) => {
    const oldItem = old.get(keyOf(item));
    return oldItem === undefined || !isSame(oldItem, item);
  });
  const deletedItems = [...old].map(keyOf).filter((key) => !now.has(key));
  const order = [...now].map(keyOf);
  const usualOrder = [...[...old].map(keyOf).filter((key) => now.has(key)), ...order.filter((key) => !old.has(key))];
  return { items, deletedItems, ...(isSameOrder(order, usualOrder) ? {} : { order }) };
}

/**
 * The list with its changes: items with a known key take their places, others follow.
 *
 * @throws EngineError 'key not found in list' when an item to delete is not there; as {@link KeyedList.from}
 * @spec C §5 "a key not in the list"
 */
export function withListChanges<Item>(
  before: Iterable<Item>,
  { items, deletedItems, order = [] }: ListChanges<Item>,
  keyOf: (item: Item) => ListKey,
): readonly Item[] {
  const byKey = new Map([...KeyedList.from(before, keyOf)].map((item) => [listKeyToString(keyOf(item)), item]));
  for (const key of deletedItems) {
    if (!byKey.delete(listKeyToString(key))) throw new EngineError("list/key-not-found", { key });
  }
  for (const item of KeyedList.from(items, keyOf)) byKey.set(listKeyToString(keyOf(item)), item);
  return [...inOrder(byKey, order).values()];
}

/** Items that the order names first; it may name some that are not there, and leave out some that are. */
function inOrder<Item>(byKey: ReadonlyMap<string, Item>, order: readonly ListKey[]): ReadonlyMap<string, Item> {
  const ordered = new Map<string, Item>();
  for (const text of [...order.map(listKeyToString), ...byKey.keys()]) {
    const item = byKey.get(text);
    if (item !== undefined) ordered.set(text, item);
  }
  return ordered;
}

const isSameOrder = (one: readonly ListKey[], other: readonly ListKey[]): boolean =>
  one.every((key, index) => {
    const counterpart = other[index];
    return counterpart !== undefined && listKeyToString(key) === listKeyToString(counterpart);
  });
