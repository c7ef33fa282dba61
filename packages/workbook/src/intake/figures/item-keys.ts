import { FIGURES, keyText } from "@epb/engine";

let keysByList: ReadonlyMap<string, readonly string[]> | undefined;

/** Keys of the items of a list of figures: `year` and `month` for `amortization.detail`. */
export function itemKeys(list: string): readonly string[] {
  keysByList ??= new Map(FIGURES.flatMap(({ id }) => keysIn(id)));
  return keysByList.get(list) ?? [];
}

function keysIn(id: string): [list: string, keys: readonly string[]][] {
  const [, list, keys] = /^([^[]+)\[([^\]]+)\]/.exec(id) ?? [];
  return list === undefined || keys === undefined ? [] : [[list, keys.split(",")]];
}

/** Keys of an item, as in a path: `1,12`. */
export function itemKey(item: Readonly<Record<string, unknown>>, keys: readonly string[]): string {
  let text = "";
  for (const key of keys) text = text === "" ? partOf(item[key]) : `${text},${partOf(item[key])}`;
  return text;
}

const partOf = (key: unknown): string => (typeof key === "number" || typeof key === "string" ? keyText(key) : "");

/** Path of an item, given its keys: `amortization.detail[year=1,month=12]`. */
export function itemPath(list: string, key: string): string {
  const keys = itemKeys(list);
  const [only, ...others] = keys;
  // A text key may contain a comma.
  if (others.length === 0) return `${list}[${only}=${key}]`;
  const values = key.split(",");
  return `${list}[${keys.map((name, index) => `${name}=${values[index]}`).join(",")}]`;
}
