import { type PathStep, parsePath } from "../path-text/parse-path.js";
import { POSITION } from "./list-keys.js";

/**
 * Value at a path, such as `ecm.totals.savings[fieldId=2].value`; undefined if any part of the path is missing.
 *
 * @example
 * import { valueAtPath } from "@epb/engine";
 *
 * valueAtPath(project.data, "financing.awardDate"); // "2024-01-31"
 */
export function valueAtPath(root: unknown, path: string): unknown {
  return valueReader(path)(root);
}

/**
 * Reads the value at one path, as {@link valueAtPath} does, from any number of projects.
 *
 * @example
 * import { valueReader } from "@epb/engine";
 *
 * const awardDateOf = valueReader("financing.awardDate");
 * awardDateOf(project.data); // "2024-01-31"
 */
export function valueReader(path: string): (root: unknown) => unknown {
  const steps = parsePath(path);
  return (root) => {
    let value = root;
    for (const step of steps) value = take(value, step);
    return value;
  };
}

function take(value: unknown, step: PathStep): unknown {
  if (step.kind === "member") return memberOf(value, step.name);
  return Array.isArray(value) ? value.find((item, position) => hasKeys(item, step, position)) : undefined;
}

/** Own member of a value; undefined if the value has no such member. */
export function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

/** True if a step selects an item of a list. */
export function hasKeys(item: unknown, { keys }: Extract<PathStep, { kind: "item" }>, position: number): boolean {
  return keys.every(({ name, value }) => String(name === POSITION ? position : memberOf(item, name)) === value);
}
