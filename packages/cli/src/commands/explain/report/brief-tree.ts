import { explanationText, type ProjectExplainer } from "@epb/engine/explain";
import { treeLines } from "../../../reports/tree-lines.js";

/** Lines of an answer that a person reads at a glance. */
const USUAL_LINES = 20;
/** The most parts of a figure that such an answer lists. */
const USUAL_PARTS = 5;

/** A figure with as many levels as fit into about 20 lines, at least its own, and a hint at deeper levels, if any. */
export function briefTree(explainer: ProjectExplainer, path: string, columns: number): readonly string[] {
  const atDepth = (depth: number): readonly string[] =>
    treeLines(explanationText(explainer, path, { depth, longestList: USUAL_PARTS }), columns);
  let depth = 0;
  let shown = atDepth(depth);
  let deeper = atDepth(depth + 1);
  while (deeper.length > shown.length && deeper.length <= USUAL_LINES) {
    depth++;
    shown = deeper;
    deeper = atDepth(depth + 1);
  }
  const whole = treeLines(explanationText(explainer, path, { depth: depth + 1 }), columns);
  return whole.length === shown.length
    ? shown
    : [...shown, "", `To show more levels, use --depth ${depth + 1} or --depth all.`];
}
