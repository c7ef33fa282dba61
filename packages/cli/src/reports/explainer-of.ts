import { explainProject, type ProjectExplainer } from "@epb/engine/explain";
import { type CalculatedProject, NO_CELLS } from "@epb/workbook/diagnostics";
import { cellNames } from "../input/cell-name.js";
import type { Input } from "../input/read-input.js";

/** Explains the figures of an input, down to the cells of its values. */
export function explainerOf({ project, calculation }: CalculatedProject, { contents }: Input): ProjectExplainer {
  const cellOf = contents.ok ? contents.value.cellOf : NO_CELLS;
  return explainProject(project, calculation, { cellOf: cellNames(cellOf) });
}
