import { Decimal } from "../decimal/decimal.js";
import { type ListChanges, listChanges, withListChanges } from "../lists/keyed-changes.js";
import { type ListKey, listKeyToString } from "../lists/list-key.js";
import type { PartChanges } from "../model/changed-parts.js";
import { itemKey, type KeyedListName, requireKeyOf } from "../model/list-keys.js";
import { isSameValue } from "../objects/same-value.js";

/** Names of the members with the ids of the store. */
const ID_MEMBERS: readonly string[] = ["id", "_id"];

/**
 * A section without the ids of what is new in it: its own when the section was not there, those of list items whose id
 * the list did not have. The store gives ids; one that it has not given was copied from somewhere else.
 *
 * @spec C §4 "new items are sent without ids"
 */
function withoutNewIds(old: unknown, now: unknown): unknown {
  if (isList(now)) {
    const known = new Set(isList(old) ? old.map(idOf) : []);
    return now.map((item) => (known.has(idOf(item)) ? item : withoutId(item)));
  }
  if (!isSection(now)) return now;
  const section = old === undefined ? withoutId(now) : now;
  const oldMembers = new Map(isSection(old) ? entriesOf(old) : []);
  return Object.fromEntries(
    entriesOf(section).map(([name, value]) => [
      name,
      isList(value) ? withoutNewIds(oldMembers.get(name), value) : value,
    ]),
  );
}

/** The item without its id. */
function withoutId(item: object): object {
  return Object.fromEntries(entriesOf(item).filter(([name]) => !ID_MEMBERS.includes(name)));
}

/** A list of objects: the model has no other lists. */
const isList = (value: unknown): value is readonly object[] => Array.isArray(value);

const isSection = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !isList(value) && !Decimal.isDecimal(value);

const idOf = (item: object): unknown => entriesOf(item).find(([name]) => ID_MEMBERS.includes(name))?.[1];

const entriesOf = (section: object): readonly [string, unknown][] => Object.entries(section);

/** Which members of a part are keyed lists. */
type Lists = Readonly<Record<string, KeyedListName | undefined>>;

/** {@link PartChanges} of a part whose type does not matter here. */
interface Changes {
  readonly changed?: Readonly<Record<string, unknown>>;
  readonly deletedItems?: Readonly<Record<string, readonly ListKey[]>>;
  readonly order?: Readonly<Record<string, readonly ListKey[]>>;
  readonly removed?: readonly string[];
}

/**
 * Changes that turn one state of a part into another; undefined for equal states. A new part has changes, even if it is
 * empty.
 */
export function partChanges<Part extends object>(
  before: Part | undefined,
  after: Part | undefined,
  lists: Lists,
): PartChanges<Part> | undefined {
  if (after === undefined) return undefined;
  const [old, now] = [membersOf(before ?? {}), membersOf(after)];
  const different = [...now].filter(([name, value]) => !isSameValue(old.get(name), value));
  const changes = different.map(([name, value]) => memberChanges(name, old.get(name), value, lists[name]));
  const removed = [...old.keys()].filter((name) => !now.has(name));
  if (before !== undefined && changes.length === 0 && removed.length === 0) return undefined;
  const deletedItems = changes.flatMap(({ name, deleted }) => (deleted.length > 0 ? [[name, deleted] as const] : []));
  const order = changes.flatMap(({ name, order: keys }) => (keys ? [[name, keys] as const] : []));
  const found: Changes = {
    ...(changes.length > 0 && { changed: Object.fromEntries(changes.map(({ name, value }) => [name, value])) }),
    ...(deletedItems.length > 0 && { deletedItems: Object.fromEntries(deletedItems) }),
    ...(order.length > 0 && { order: Object.fromEntries(order) }),
    ...(removed.length > 0 && { removed }),
  };
  // Names and values are those of the part itself.
  return found as PartChanges<Part>;
}

/**
 * A part with its changes.
 *
 * @throws EngineError 'Invalid list key' for a key that the list cannot have; 'key not found in list'
 */
export function withPartChanges<Part extends object>(
  before: Part | undefined,
  changes: PartChanges<Part>,
  lists: Lists,
): Part {
  const { changed = {}, deletedItems = {}, order = {}, removed = [] }: Changes = changes as Changes;
  const members = membersOf(before ?? {});
  for (const name of removed) members.delete(name);
  for (const name of Object.keys({ ...changed, ...deletedItems, ...order })) {
    const list = lists[name];
    const value =
      list === undefined
        ? changed[name]
        : withItems(list, members.get(name), {
            items: itemsOf(changed[name]),
            deletedItems: keysOf(list, deletedItems[name]),
            order: keysOf(list, order[name]),
          });
    members.set(name, value);
  }
  return Object.fromEntries(members) as Part;
}

interface MemberChanges {
  readonly name: string;
  /** The member, or the new and changed items of a keyed list. */
  readonly value: unknown;
  readonly deleted: readonly ListKey[];
  readonly order?: readonly ListKey[];
}

function memberChanges(name: string, old: unknown, now: unknown, list: KeyedListName | undefined): MemberChanges {
  if (list === undefined) return { name, value: withoutNewIds(old, now), deleted: [] };
  const keyOf = (item: object): ListKey => itemKey(list, item);
  const [oldItems, nowItems] = [itemsOf(old), itemsOf(now)];
  const { items, deletedItems, ...rest } = listChanges(oldItems, nowItems, keyOf, isSameValue);
  const known = new Set(oldItems.map((item) => listKeyToString(keyOf(item))));
  return {
    name,
    value: items.map((item) => (known.has(listKeyToString(keyOf(item))) ? item : withoutId(item))),
    deleted: deletedItems,
    ...rest,
  };
}

const withItems = (list: KeyedListName, before: unknown, changes: ListChanges<object>): readonly object[] =>
  withListChanges(itemsOf(before), changes, (item) => itemKey(list, item));

const keysOf = (list: KeyedListName, keys: readonly ListKey[] = []): readonly ListKey[] =>
  keys.map((key) => requireKeyOf(list, key));

const itemsOf = (value: unknown): readonly object[] => (isList(value) ? value : []);

/** The members that are there. */
function membersOf(part: object): Map<string, unknown> {
  const entries: readonly [string, unknown][] = Object.entries(part);
  return new Map(entries.filter(([, value]) => value !== undefined));
}
