import { EngineError } from "../errors/engine-error.js";

/**
 * Removes a project from a list.
 *
 * @throws EngineError 'Unable to find project to remove'
 * @spec C §8 "unable to find project to remove"
 *
 * @example
 * import { withoutProject } from "@epb/engine";
 *
 * withoutProject([{ id: "one" }, { id: "two" }], "one"); // [{ id: "two" }]
 */
export function withoutProject<Item extends { readonly id: string }>(
  list: readonly Item[],
  id: string,
): readonly Item[] {
  if (!list.some((item) => item.id === id)) throw new EngineError("project/to-remove-not-found", { id });
  return list.filter((item) => item.id !== id);
}
