import { Decimal, itemKey, type KeyedListName, LIST_KEYS, listKeyToString, type Project } from "@epb/engine";
import { isSameValue } from "./is-same-value.js";
import { hasSuppliedFigures } from "./supplied-figures.js";

/** Number of changed values in a project: fields and cells, and rows that were added, removed, or moved. */
export function countChanges(before: Project, after: Project): number {
  return (
    changesOf(before.record, after.record, "") +
    changesOf(before.data, after.data, "") +
    changesOf(before.accreditation, after.accreditation, "") +
    (hasSuppliedFigures(after) ? changesOf(before.calculatedValues, after.calculatedValues, "") : 0)
  );
}

export type Members = Readonly<Record<string, unknown>>;

/** The same object means no change: a draft shares all unchanged objects. */
export function changesOf(before: unknown, after: unknown, name: string): number {
  if (before === after) return 0;
  if (Array.isArray(before) || Array.isArray(after)) return listChanges(listOf(before), listOf(after), name);
  if (!isSection(before) && !isSection(after)) return isSameValue(before, after) ? 0 : 1;
  const [old, now]: readonly Members[] = [isSection(before) ? before : {}, isSection(after) ? after : {}];
  const names = new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})]);
  return [...names].reduce((sum, member) => sum + changesOf(old?.[member], now?.[member], member), 0);
}

function listChanges(before: readonly object[], after: readonly object[], name: string): number {
  const [old, now] = [itemsByKey(before, name), itemsByKey(after, name)];
  let count = [...old.keys()].filter((key) => !now.has(key)).length;
  for (const [key, item] of now) {
    const one = old.get(key);
    // A cell that is its own item counts once, like a row.
    count += one === undefined ? 1 : changesOf(one, item, "");
  }
  const kept = [...old.keys()].filter((key) => now.has(key));
  const order = [...now.keys()].filter((key) => old.has(key));
  return count + (kept.every((key, position) => key === order[position]) ? 0 : 1);
}

/** Items by their keys or ids; by position if they have neither, or repeat the key of another row. */
export function itemsByKey(items: readonly object[], list: string): ReadonlyMap<string, object> {
  const found = new Map<string, object>();
  for (const [position, item] of items.entries()) {
    const key = keyOf(list, item) ?? `#${position}`;
    found.set(found.has(key) ? `#${position}` : key, item);
  }
  return found;
}

function keyOf(list: string, item: object): string | undefined {
  const { id } = item as { readonly id?: string };
  // Contacts have no key, and the server gives each an id.
  if (!Object.hasOwn(LIST_KEYS, list)) return id === undefined ? undefined : `id ${id}`;
  try {
    return listKeyToString(itemKey(list as KeyedListName, item));
  } catch {
    return undefined;
  }
}

export const listOf = (value: unknown): readonly object[] => (Array.isArray(value) ? (value as readonly object[]) : []);
export const isSection = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Decimal.isDecimal(value);
