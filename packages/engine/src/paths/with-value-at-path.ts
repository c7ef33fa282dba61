import { keyValue, POSITION } from "./list-keys.js";
import { type ItemKeyText, type PathStep, parsePath } from "./parse-path.js";
import { hasKeys } from "./value-at-path.js";

/**
 * A copy in which the value at a path is another one. Sections and items on the way are made where they are missing;
 * what the path does not touch is shared with the original.
 *
 * @param value - Undefined takes the value away.
 */
export function withValueAtPath<Root extends object>(root: Root, path: string, value: unknown): Root {
  return put(root, parsePath(path), value) as Root;
}

function put(current: unknown, [step, ...rest]: readonly PathStep[], value: unknown): unknown {
  if (step === undefined) return value;
  return step.kind === "member" ? putMember(current, step.name, rest, value) : putItem(current, step, rest, value);
}

function putMember(current: unknown, name: string, rest: readonly PathStep[], value: unknown): unknown {
  const { [name]: before, ...others } = (current ?? {}) as Record<string, unknown>;
  const after = put(before, rest, value);
  if (after === undefined) return others;
  // In its old place, so that the order of the members stays what it was.
  return before === undefined ? { ...others, [name]: after } : { ...(current as object), [name]: after };
}

function putItem(
  current: unknown,
  step: Extract<PathStep, { kind: "item" }>,
  rest: readonly PathStep[],
  value: unknown,
): unknown {
  const list = Array.isArray(current) ? (current as readonly unknown[]) : [];
  const index = list.findIndex((item, position) => hasKeys(item, step, position));
  if (index >= 0) {
    const changed = put(list[index], rest, value);
    return changed === undefined
      ? list.filter((_, position) => position !== index)
      : list.map((item, position) => (position === index ? changed : item));
  }
  return value === undefined ? list : [...list, put(newItem(step.keys), rest, value)];
}

const newItem = (keys: readonly ItemKeyText[]): object =>
  Object.fromEntries(
    keys.filter(({ name }) => name !== POSITION).map(({ name, value }) => [name, keyValue(name, value)]),
  );
