import { join } from "node:path";
import { ROOT } from "../../test/house-rules/repository.js";
import type { Edit } from "./edited-files.js";
import type { Guard } from "./find-guards.js";

const SWITCH = JSON.stringify(join(ROOT, "scripts/guards/guard-switch.ts"));

/** Edits that put a switch at each guard, so that one set of sources serves every run. Guards are numbered in their order. */
export const switchesAt = (guards: readonly Guard[]): readonly Edit[] => [
  ...guards.flatMap(switchAt),
  ...[...new Set(guards.map(({ path }) => path))].map((path) =>
    insert(path, 0, `import { isGuardOff } from ${SWITCH};`),
  ),
];

/** `condition` becomes `!isGuardOff(0) && (condition)`; `check();` becomes `!isGuardOff(0) && check();`. */
function switchAt({ path, start, end, kind }: Guard, index: number): readonly Edit[] {
  const isOn = `!isGuardOff(${index})`;
  if (kind === "call") return [insert(path, start, `${isOn} && `)];
  return [insert(path, start, `${isOn} && (`), insert(path, end, ")")];
}

const insert = (path: string, position: number, replacement: string): Edit => ({
  path,
  start: position,
  end: position,
  replacement,
});
