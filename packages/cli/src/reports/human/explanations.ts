import { explanationText } from "@epb/engine/explain";
import type { CalculatedProject } from "@epb/workbook/diagnostics";
import type { Layout } from "../../format/layout.js";
import type { Input } from "../../input/read-input.js";
import { explainerOf } from "../explainer-of.js";
import { headlines } from "../headline-explanations.js";
import { treeLines } from "../tree-lines.js";

/** Calculation of the key figures: formula, values, and the cells of inputs. */
export function explanationLines(
  result: CalculatedProject,
  input: Input,
  { columns, paint }: Layout,
): readonly string[] {
  const explainer = explainerOf(result, input);
  const trees = headlines(result, explainer).map(({ path }) =>
    treeLines(explanationText(explainer, path, { depth: 0 }), columns),
  );
  if (trees.length === 0) return [];
  return [paint("title", "How the key figures were calculated"), ...trees.flatMap((lines) => ["", ...lines])];
}
