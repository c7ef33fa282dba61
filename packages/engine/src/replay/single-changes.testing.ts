import { Decimal } from "../decimal/decimal.js";
import type { Json } from "./plain-data.js";

/** A change of one thing in JSON data. */
export interface SingleChange {
  readonly kind: "another value" | "one less" | "one more" | "neighbours swapped";
  /** Names and positions that lead to it. */
  readonly path: readonly (string | number)[];
  /** The data after it. */
  readonly after: () => Json;
}

/** Every way to change one thing. */
export const singleChanges = (data: Json): readonly SingleChange[] => [...changesAt(data, [], (part) => part)];

type Path = SingleChange["path"];
type Put = (part: Json) => Json;

function changesAt(value: Json, path: Path, put: Put): SingleChange[] {
  if (isList(value)) return changesOfList(value, path, put);
  if (typeof value === "object" && value !== null) return changesOfObject(Object.entries(value), path, put);
  return [{ kind: "another value", path, after: () => put(otherThan(value)) }];
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

function changesOfList(items: readonly Json[], path: Path, put: Put): SingleChange[] {
  return items.flatMap((item, index): SingleChange[] => {
    const here = [...path, index];
    const next = items[index + 1];
    return [
      ...changesAt(item, here, (part) => put(spliced(items, index, 1, part))),
      { kind: "one less", path: here, after: () => put(spliced(items, index, 1)) },
      ...(next === undefined || JSON.stringify(next) === JSON.stringify(item)
        ? []
        : [
            { kind: "neighbours swapped", path: here, after: () => put(spliced(items, index, 2, next, item)) } as const,
          ]),
    ];
  });
}

type Members = readonly (readonly [name: string, value: Json])[];

function changesOfObject(members: Members, path: Path, put: Put): SingleChange[] {
  const putMembers = (changed: Members): Json => put(Object.fromEntries(changed));
  const more = () => putMembers([...members, ["another", "1"]]);
  return [
    ...members.flatMap(([name, member], index): SingleChange[] => {
      const here = [...path, name];
      return [
        ...changesAt(member, here, (part) => putMembers(spliced(members, index, 1, [name, part]))),
        { kind: "one less", path: here, after: () => putMembers(spliced(members, index, 1)) },
      ];
    }),
    { kind: "one more", path: [...path, "another"], after: more },
  ];
}

const spliced = <Item>(items: readonly Item[], index: number, count: number, ...others: readonly Item[]): Item[] => [
  ...items.slice(0, index),
  ...others,
  ...items.slice(index + count),
];

/** Another value of the same kind: a decimal that is one more, a hash with another digit, a later day, a longer text. */
function otherThan(value: null | boolean | number | string): Json {
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return value + 1;
  if (value === null) return 0;
  if (/^-?\d+(\.\d+)?$/.test(value)) return new Decimal(value).plus(1).toFixed();
  if (/^[0-9a-f]{64}$/.test(value)) return `${value.startsWith("0") ? "1" : "0"}${value.slice(1)}`;
  return /^\d{4}-\d\d-\d\d/.test(value) ? `3${value.slice(1)}` : `${value}x`;
}
