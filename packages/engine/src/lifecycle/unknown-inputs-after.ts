import type { Project } from "../model/project.js";
import { isSameValue } from "../objects/same-value.js";
import { type InputPath, inputPath } from "../path-text/input-path.js";
import { type PathStep, parsePath } from "../path-text/parse-path.js";
import { hasKeys, memberOf } from "../paths/value-at-path.js";

/**
 * Unknown inputs of a project after a person changed its data. Unknown inputs stay unknown, with two exceptions: the
 * inputs of a removed item, and a list or an item that the person changed and so has seen. If the key of an item
 * changed, the paths of its inputs have the new key. An input that now has a value is still included: `unknownInputsOf`
 * leaves it out.
 *
 * @example
 * import { unknownInputsAfter } from "@epb/engine";
 *
 * const price = "ecms[uuid=ecm-1].implementation.deliveryCharge";
 * unknownInputsAfter({ ...project, unknownInputs: [price] }, { ...project.data, ecms: [] }); // []
 */
export function unknownInputsAfter(
  { data: before, unknownInputs = [] }: Pick<Project, "data" | "unknownInputs">,
  after: Project["data"],
): readonly InputPath[] {
  if (before === after) return unknownInputs;
  return unknownInputs.flatMap((path) => pathAfter(path, before, after) ?? []);
}

/** Path of an unknown input after the change; undefined if the input is no longer unknown. */
function pathAfter(path: InputPath, before: unknown, after: unknown): InputPath | undefined {
  const steps = parsePath(path);
  const parts: (string | Readonly<Record<string, string>>)[] = [];
  let [old, now] = [before, after];
  for (const step of steps) {
    if (step.kind === "member") {
      parts.push(step.name);
      [old, now] = [memberOf(old, step.name), memberOf(now, step.name)];
      continue;
    }
    const item = itemOf(old, step);
    const same = itemOf(now, step) ?? (item && renamedItem(old, now, item, step));
    if (item !== undefined && same === undefined) return undefined;
    parts.push(Object.fromEntries(step.keys.map(({ name, value }) => [name, String(memberOf(same, name) ?? value)])));
    [old, now] = [item, same];
  }
  const isListOrItem = steps.at(-1)?.kind === "item" || Array.isArray(now) || Array.isArray(old);
  return isListOrItem && !isSameValue(old, now) ? undefined : inputPath(...parts);
}

type ItemStep = Extract<PathStep, { kind: "item" }>;

const itemOf = (list: unknown, step: ItemStep): unknown =>
  Array.isArray(list) ? list.find((item, position) => hasKeys(item, step, position)) : undefined;

/** Keys that people enter, and may change. */
const ENTERED_KEYS: ReadonlySet<string> = new Set(["subregionId", "fuelName", "fuelType", "measureNumber"]);

/** Item that replaces an item with a changed key: at the same position, with a key that the list did not have. */
function renamedItem(old: unknown, now: unknown, item: unknown, { keys }: ItemStep): unknown {
  if (!keys.every(({ name }) => ENTERED_KEYS.has(name))) return undefined;
  if (!Array.isArray(old) || !Array.isArray(now) || old.length !== now.length) return undefined;
  const candidate: unknown = now[old.indexOf(item)];
  const newKeys = keys.map(({ name }) => ({ name, value: String(memberOf(candidate, name)) }));
  return itemOf(old, { kind: "item", keys: newKeys }) === undefined ? candidate : undefined;
}
