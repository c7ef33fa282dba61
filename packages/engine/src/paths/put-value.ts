import { valueAtPath } from "./value-at-path.js";
import { valueWriter } from "./write-values.js";

/**
 * Copy with a changed value at a path, as a project stores it. Loads no description of the inputs, because each
 * calculation uses it.
 *
 * @param value - Undefined removes the value.
 */
export function putValue<Root extends object>(root: Root, path: string, value: unknown): Root {
  // Removing a missing value must not create its parents.
  if (value === undefined && valueAtPath(root, path) === undefined) return root;
  return valueWriter(root, [path])([value]);
}
