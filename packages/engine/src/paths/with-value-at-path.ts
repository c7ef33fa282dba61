import { valueAtPath } from "./value-at-path.js";
import { valueWriter } from "./write-values.js";

/**
 * Copy with a changed value at a path. Missing sections and items are added; parts without a change are shared with the
 * original.
 *
 * @param value - Undefined removes the value.
 *
 * @example
 * import { withValueAtPath } from "@epb/engine";
 *
 * withValueAtPath(project.data, "financing.awardDate", "2027-01-31").financing?.awardDate; // "2027-01-31"
 */
export function withValueAtPath<Root extends object>(root: Root, path: string, value: unknown): Root {
  // Removing a missing value must not create its parents.
  if (value === undefined && valueAtPath(root, path) === undefined) return root;
  return valueWriter(root, [path])([value]);
}
