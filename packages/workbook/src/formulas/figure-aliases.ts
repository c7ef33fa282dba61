import type { GeneralRules } from "@epb/engine/explain";
import type { Layout } from "./layout.js";

/** Figures without a cell, each with the equal figure that has a cell. */
export function aliasesOf(layout: Layout, rules: GeneralRules): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>();
  for (const path of layout.figurePaths()) {
    if (path.includes("[")) continue;
    const { how } = rules(path);
    // Figures of a year are part of the list of years.
    if (how.kind !== "figure" || how.path.includes("[") || layout.figureAt(how.path, "") !== undefined) continue;
    if (!aliases.has(how.path)) aliases.set(how.path, path);
  }
  return aliases;
}
