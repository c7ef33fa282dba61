import { Decimal } from "../decimal/decimal.js";

/** Names of the members with the ids of the store. */
const ID_MEMBERS: readonly string[] = ["id", "_id"];

/**
 * A section without the ids of what is new in it: its own when the section was not there, those of list items whose id
 * the list did not have. The store gives ids; one that it has not given was copied from somewhere else.
 *
 * @spec C §4 "new items are sent without ids"
 */
export function withoutNewIds(old: unknown, now: unknown): unknown {
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
export function withoutId(item: object): object {
  return Object.fromEntries(entriesOf(item).filter(([name]) => !ID_MEMBERS.includes(name)));
}

/** A list of objects: the model has no other lists. */
export const isList = (value: unknown): value is readonly object[] => Array.isArray(value);

const isSection = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !isList(value) && !Decimal.isDecimal(value);

const idOf = (item: object): unknown => entriesOf(item).find(([name]) => ID_MEMBERS.includes(name))?.[1];

const entriesOf = (section: object): readonly [string, unknown][] => Object.entries(section);
