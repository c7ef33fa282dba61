import type { Edit } from "../switches/edited-files.js";
import { SWITCH_IMPORT } from "../switches/switch-import.js";
import type { Guard } from "./find-guards.js";

/** Edits that put a switch at each guard, so that one set of sources serves every run. Guards are numbered in their order. */
export const switchesAt = (guards: readonly Guard[]): readonly Edit[] => [
  ...guards.flatMap(switchAt),
  ...[...new Set(guards.map(({ path }) => path))].map((path) => insert(path, 0, SWITCH_IMPORT)),
];

/** `condition` becomes `!isOn(0) && (condition)`; `check();` becomes `!isOn(0) && check();`. */
function switchAt({ path, start, end, kind }: Guard, index: number): readonly Edit[] {
  const isGuarded = `!isOn(${index})`;
  if (kind === "call") return [insert(path, start, `${isGuarded} && `)];
  return [insert(path, start, `${isGuarded} && (`), insert(path, end, ")")];
}

const insert = (path: string, position: number, replacement: string): Edit => ({
  path,
  start: position,
  end: position,
  replacement,
});
