import { FIGURES } from "@epb/engine";

let keysByList: ReadonlyMap<string, readonly string[]> | undefined;

/** What tells the items of a list of figures apart: `year` and `month` for `amortization.detail`. */
export function itemKeys(list: string): readonly string[] {
  keysByList ??= new Map(FIGURES.flatMap(({ id }) => keysIn(id)));
  return keysByList.get(list) ?? [];
}

function keysIn(id: string): [list: string, keys: readonly string[]][] {
  const [, list, keys] = /^([^[]+)\[([^\]]+)\]/.exec(id) ?? [];
  return list === undefined || keys === undefined ? [] : [[list, keys.split(",")]];
}
