import type { ListedFigure } from "@epb/contract";
import { calculateProject, figureDefinition, listFigures } from "@epb/engine";
import { explainProject } from "@epb/engine/explain";
import { plainData, projectOf } from "./read-task.js";
import type { TellingTask } from "./tasks.js";

/** The loan by month: hundreds of figures that few look at. */
const BY_MONTH = "amortization.detail[";

/** The figures of a project that can be explained. */
export function listedFigures({ project: text, months }: Extract<TellingTask, { kind: "figures" }>): {
  readonly items: readonly ListedFigure[];
} {
  const project = projectOf(text);
  const calculation = calculateProject(project);
  const explainer = explainProject(project, calculation);
  const items = listFigures(calculation.calculatedValues)
    .filter(({ path }) => months || !path.startsWith(BY_MONTH))
    .map(({ path, value }) => ({ path, label: explainer.figureLabel(path), unit: figureDefinition(path).unit, value }));
  return plainData({ items }) as { readonly items: readonly ListedFigure[] };
}
