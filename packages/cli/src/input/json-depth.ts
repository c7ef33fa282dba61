/** A project nests nine levels; whatever nests much deeper is made to exhaust whoever walks through it. */
const MAX_DEPTH = 64;

/** Whether JSON data nests deeper than any project does. */
export function isNestedTooDeep(json: unknown, depth = 0): boolean {
  if (typeof json !== "object" || json === null) return false;
  if (depth >= MAX_DEPTH) return true;
  const values: readonly unknown[] = Array.isArray(json) ? json : Object.values(json);
  return values.some((value) => isNestedTooDeep(value, depth + 1));
}
