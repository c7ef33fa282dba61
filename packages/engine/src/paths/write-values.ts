import { type PathStep, parsePath } from "../path-text/parse-path.js";
import { ListIndex } from "./list-index.js";
import { keyValue, POSITION } from "./list-keys.js";
import { hasKeys } from "./value-at-path.js";

/** Contents of a place: members, items of a list by position, or the value itself by its number. */
type Place =
  | { readonly kind: "value"; readonly index: number }
  | { readonly kind: "members"; readonly below: Map<string, Place> }
  | { readonly kind: "items"; readonly below: Map<number, Place>; readonly made: Map<number, object> };

type ItemStep = Extract<PathStep, { kind: "item" }>;

/**
 * Prepares writing values at many paths, so that each later write is fast. A write changes a copy; parts without a
 * change are shared with the original. Missing sections and items are added.
 *
 * @param paths - Paths with the keys of all items. No path may be part of another path.
 * @returns Function that takes the values as a project stores them (amounts are decimals), in the order of the paths, and
 *   returns the changed copy. Undefined removes a value.
 *
 * @example
 * import { valueWriter } from "@epb/engine";
 *
 * const write = valueWriter(project.data, ["financing.awardDate"]);
 * write(["2027-01-31"]).financing?.awardDate; // "2027-01-31"
 */
export function valueWriter<Root extends object>(
  root: Root,
  paths: readonly string[],
): (values: readonly unknown[]) => Root {
  const top: Map<string, Place> = new Map();
  const index = new ListIndex();
  for (const [number, path] of paths.entries()) {
    const [first, ...rest] = parsePath(path);
    if (first?.kind === "member") addMember(top, root, first.name, rest, { number, index });
  }
  return (values) => written(root, { kind: "members", below: top }, values) as Root;
}

/** A path by its number, and where items of lists are. */
interface NumberedPath {
  readonly number: number;
  readonly index: ListIndex;
}

function addMember(
  below: Map<string, Place>,
  current: unknown,
  name: string,
  rest: readonly PathStep[],
  path: NumberedPath,
): void {
  const value = (current as Readonly<Record<string, unknown>> | undefined)?.[name];
  below.set(name, placeAt(below.get(name), value, rest, path));
}

/** The place with one more path below it. */
function placeAt(place: Place | undefined, current: unknown, steps: readonly PathStep[], path: NumberedPath): Place {
  const [step, ...rest] = steps;
  if (step === undefined) return { kind: "value", index: path.number };
  if (step.kind === "member") {
    const members = place?.kind === "members" ? place : { kind: "members" as const, below: new Map<string, Place>() };
    addMember(members.below, current, step.name, rest, path);
    return members;
  }
  const items =
    place?.kind === "items"
      ? place
      : { kind: "items" as const, below: new Map<number, Place>(), made: new Map<number, object>() };
  const list: readonly unknown[] = Array.isArray(current) ? current : [];
  const position = path.index.positionOf(list, step) ?? positionOfMade(list, items.made, step);
  const item = list[position] ?? items.made.get(position) ?? newItem(step);
  if (position >= list.length) items.made.set(position, item as object);
  items.below.set(position, placeAt(items.below.get(position), item, rest, path));
  return items;
}

/** Position of a new item: after the last item. */
function positionOfMade(list: readonly unknown[], made: ReadonlyMap<number, object>, step: ItemStep): number {
  const again = [...made].find(([position, item]) => hasKeys(item, step, position));
  return again?.[0] ?? list.length + made.size;
}

const newItem = ({ keys }: ItemStep): object =>
  Object.fromEntries(
    keys.filter(({ name }) => name !== POSITION).map(({ name, value }) => [name, keyValue(name, value)]),
  );

function written(current: unknown, place: Place, values: readonly unknown[]): unknown {
  switch (place.kind) {
    case "value":
      return values[place.index];
    case "members": {
      const copy: Record<string, unknown> = { ...(current as object | undefined) };
      for (const [name, below] of place.below) {
        const value = written(copy[name], below, values);
        if (value === undefined) delete copy[name];
        else copy[name] = value;
      }
      return copy;
    }
    case "items": {
      const copy: unknown[] = Array.isArray(current) ? current.slice() : [];
      let isShorter = false;
      for (const [position, below] of place.below) {
        copy[position] = written(copy[position] ?? place.made.get(position), below, values);
        isShorter ||= copy[position] === undefined;
      }
      return isShorter ? copy.filter((item) => item !== undefined) : copy;
    }
    default:
      return place satisfies never;
  }
}
