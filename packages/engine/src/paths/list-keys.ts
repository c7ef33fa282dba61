import { LIST_KEYS as KINDS } from "../model/list-keys.js";

/** The members that tell the items of a list apart, by the list's name. */
export const LIST_KEYS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(KINDS).map(([list, members]) => [list, Object.keys(members)]),
);

const TEXT_KEYS: ReadonlySet<string> = new Set(
  Object.values<Readonly<Record<string, string>>>(KINDS).flatMap((members) =>
    Object.keys(members).filter((member) => members[member] === "string"),
  ),
);

/** A key as an item holds it: text or a whole number. */
export const keyValue = (name: string, text: string): string | number => (TEXT_KEYS.has(name) ? text : Number(text));

/** Stands for the position of an item in a list that has no key: `contacts[#=0].name`. */
export const POSITION = "#";
