import { Decimal, itemKey, type KeyedListName, LIST_KEYS, listKeyToString, type Project } from "@epb/engine";
import { isSameValue } from "./is-same-value.js";
import { hasSuppliedFigures } from "./supplied-figures.js";

/** How many places of a project have another value: fields and cells, and rows that are new, gone or moved. */
export function countChanges(before: Project, after: Project): number {
  return (
    changesOf(before.record, after.record, "") +
    changesOf(before.data, after.data, "") +
    changesOf(before.accreditation, after.accreditation, "") +
    (hasSuppliedFigures(after) ? changesOf(before.calculatedValues, after.calculatedValues, "") : 0)
  );
}

type Members = Readonly<Record<string, unknown>>;

/** What is the same object has not changed: a draft shares all that it leaves alone. */
function changesOf(before: unknown, after: unknown, name: string): number {
  if (before === after) return 0;
  if (Array.isArray(before) || Array.isArray(after)) return listChanges(listOf(before), listOf(after), name);
  if (!isSection(before) && !isSection(after)) return isSameValue(before, after) ? 0 : 1;
  const [old, now]: readonly Members[] = [isSection(before) ? before : {}, isSection(after) ? after : {}];
  const names = new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})]);
  return [...names].reduce((sum, member) => sum + changesOf(old?.[member], now?.[member], member), 0);
}

function listChanges(before: readonly object[], after: readonly object[], name: string): number {
  const keyOf = keysOf(name);
  const old = new Map(before.map((item, position) => [keyOf(item, position), item]));
  const now = new Map(after.map((item, position) => [keyOf(item, position), item]));
  let count = [...old.keys()].filter((key) => !now.has(key)).length;
  for (const [key, item] of now) {
    const one = old.get(key);
    // A cell that is an item of its own counts once, as a row does.
    count += one === undefined ? 1 : changesOf(one, item, "");
  }
  const kept = [...old.keys()].filter((key) => now.has(key));
  const order = [...now.keys()].filter((key) => old.has(key));
  return count + (kept.every((key, position) => key === order[position]) ? 0 : 1);
}

/** What tells the items of a list apart; their position where they have no key, or none yet. */
function keysOf(name: string): (item: object, position: number) => string {
  if (!Object.hasOwn(LIST_KEYS, name)) return (_, position) => `#${position}`;
  return (item, position) => {
    const key = itemKey(name as KeyedListName, item);
    try {
      return listKeyToString(key);
    } catch {
      return `#${position}`;
    }
  };
}

const listOf = (value: unknown): readonly object[] => (Array.isArray(value) ? (value as readonly object[]) : []);
const isSection = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Decimal.isDecimal(value);
