import { valueAtPath } from "./value-at-path.js";
import { valueWriter } from "./write-values.js";

/**
 * A copy in which the value at a path is another one. Sections and items on the way are made where they are missing;
 * what the path does not touch is shared with the original.
 *
 * @param value - Undefined takes the value away.
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
