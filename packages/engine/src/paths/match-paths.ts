import { type InputPath, inputPath } from "../path-text/input-path.js";
import { type ItemKeyText, type PathStep, parsePath } from "../path-text/parse-path.js";
import { LIST_KEYS, POSITION } from "./list-keys.js";
import { hasKeys, memberOf } from "./value-at-path.js";

/** Stands for every key: `performancePeriod[year=*]`. */
export const ANY_KEY = "*";

type ItemStep = Extract<PathStep, { kind: "item" }>;
type PathParts = readonly (string | Readonly<Record<string, string | number>>)[];

/**
 * The paths that a pattern means, in the order of the lists, each with the keys of its items in full. A key that is `*`,
 * or left out, means every item; an item that a pattern names by all of its keys need not be there.
 *
 *     escalationRates[fieldId=1,year=*].value   the rates of category 1
 *     escalationRates[year=3].value             the rates of year 3
 *
 * @returns Nothing for text that is no path.
 */
export function matchPaths(root: unknown, pattern: string): readonly InputPath[] {
  return isPath(pattern) ? matchesOf(root, parsePath(pattern), "").map((parts) => inputPath(...parts)) : [];
}

/** True if a text is a path from its first to its last character. */
export const isPath = (text: string): boolean => text !== "" && textOf(parsePath(text)) === text;

const textOf = (steps: readonly PathStep[]): string =>
  inputPath(...steps.map((step) => (step.kind === "item" ? keysOf(step.keys) : step.name)));

const keysOf = (keys: readonly ItemKeyText[]): Record<string, string> =>
  Object.fromEntries(keys.map(({ name, value }) => [name, value]));

function matchesOf(current: unknown, [step, ...rest]: readonly PathStep[], list: string): readonly PathParts[] {
  if (step === undefined) return [[]];
  if (step.kind === "member") {
    return matchesOf(memberOf(current, step.name), rest, step.name).map((parts) => [step.name, ...parts]);
  }
  const names = LIST_KEYS[list] ?? [POSITION];
  return itemsOf(current, step, names).flatMap(({ item, key }) =>
    matchesOf(item, rest, "").map((parts) => [key, ...parts]),
  );
}

interface Match {
  readonly item: unknown;
  readonly key: Readonly<Record<string, string | number>>;
}

function itemsOf(current: unknown, step: ItemStep, names: readonly string[]): readonly Match[] {
  const given = step.keys.filter(({ value }) => value !== ANY_KEY);
  const items: readonly unknown[] = Array.isArray(current) ? current : [];
  const matches = items.flatMap((item, position): Match[] =>
    hasKeys(item, { ...step, keys: given }, position) ? [{ item, key: keyOf(item, position, names) }] : [],
  );
  const isNamed = names.every((name) => given.some((key) => key.name === name)) && given.length === names.length;
  if (matches.length > 0 || !isNamed) return matches;
  const key = Object.fromEntries(names.flatMap((name) => given.filter((one) => one.name === name).map(toEntry)));
  return [{ item: undefined, key }];
}

const toEntry = ({ name, value }: ItemKeyText): [string, string] => [name, value];

function keyOf(item: unknown, position: number, names: readonly string[]): Record<string, string | number> {
  return Object.fromEntries(
    names.map((name) => [name, name === POSITION ? position : (memberOf(item, name) as string | number)]),
  );
}
