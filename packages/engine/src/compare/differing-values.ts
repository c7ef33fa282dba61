import { Decimal } from "../decimal/decimal.js";
import { isSameValue } from "../objects/same-value.js";
import { keyText } from "../path-text/key-text.js";
import { parsePath } from "../path-text/parse-path.js";
import type { InputValue } from "../paths/list-inputs.js";
import { LIST_KEYS, POSITION } from "../paths/list-keys.js";

/** A single value, or an item without any, that is not the same in two states of a section. */
export interface Differing {
  readonly path: string;
  readonly before: InputValue | undefined;
  readonly after: InputValue | undefined;
  /** Part that is added or removed as a whole: the outermost list item that only one side has. */
  readonly whole?: Whole;
}

interface Whole {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

interface Place {
  readonly path: string;
  /** Name of the last member on the way: that of the list, within a list. */
  readonly name: string;
  /** The members of an item that are its key. */
  readonly keys: readonly string[];
  readonly section: Whole;
  readonly whole?: Whole;
}

type Members = Readonly<Record<string, unknown>>;

/**
 * Differences between two states of a section of the project's data. Items of lists are found by their keys, so their
 * order is no difference; a list without keys changes as a whole.
 */
export function differingValues(section: string, before: unknown, after: unknown): Iterable<Differing> {
  return differing(before, after, {
    path: section,
    name: section,
    keys: [],
    section: { path: section, before, after },
  });
}

function* differing(before: unknown, after: unknown, place: Place): Generator<Differing> {
  if (isList(before) || isList(after)) yield* differingItems(before ?? [], after ?? [], place);
  else if (isMembers(before) || isMembers(after)) yield* differingMembers(before ?? {}, after ?? {}, place);
  else if (!isSameValue(before, after)) {
    const { path, whole } = place;
    yield { path, before: before as InputValue, after: after as InputValue, ...(whole !== undefined && { whole }) };
  }
}

function* differingMembers(before: unknown, after: unknown, place: Place): Generator<Differing> {
  const [old, now] = [before as Members, after as Members];
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (place.keys.includes(name)) continue;
    yield* differing(own(old, name), own(now, name), { ...place, path: `${place.path}.${name}`, name, keys: [] });
  }
}

function* differingItems(before: unknown, after: unknown, place: Place): Generator<Differing> {
  const keys = LIST_KEYS[place.name] ?? [];
  const [old, now] = [itemsByKey(before, keys), itemsByKey(after, keys)];
  const all = [...new Set([...old.keys(), ...now.keys()])];
  const whole = place.whole ?? (all.every((key) => isReadable(key, keys)) ? undefined : place.section);
  for (const key of all) {
    const [oldItem, nowItem] = [old.get(key), now.get(key)];
    const path = `${place.path}[${key}]`;
    const isOnOneSide = oldItem === undefined || nowItem === undefined;
    const item = whole ?? (isOnOneSide ? { path, before: oldItem, after: nowItem } : undefined);
    const inItem: Place = { ...place, path, keys, ...(item !== undefined && { whole: item }) };
    const found = [...differingMembers(oldItem ?? {}, nowItem ?? {}, inItem)];
    if (found.length === 0 && item !== undefined && isOnOneSide) {
      yield { path, before: undefined, after: undefined, whole: item };
    }
    yield* found;
  }
}

/** The items of a list by the words that tell them apart in a path. */
function itemsByKey(list: unknown, keys: readonly string[]): Map<string, Members> {
  return new Map(
    (list as readonly Members[]).map((item, index) => [
      keys.length === 0
        ? `${POSITION}=${index}`
        : keys.map((name) => `${name}=${keyText(item[name] as string | number)}`).join(","),
      item,
    ]),
  );
}

/**
 * True if a path with the key leads back to the item: positions do not, nor does a text that reads like several keys.
 */
function isReadable(key: string, keys: readonly string[]): boolean {
  const [step, ...others] = parsePath(`[${key}]`);
  return step?.kind === "item" && others.length === 0 && step.keys.map(({ name }) => name).join() === keys.join();
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !isList(value) && !Decimal.isDecimal(value);
const own = (members: Members, name: string): unknown => (Object.hasOwn(members, name) ? members[name] : undefined);
