import type { ListedFigure } from "@epb/contract";
import { figureDefinition, listFigures } from "@epb/engine";
import { explainProject } from "@epb/engine/explain";
import { valuesToTell } from "./approved-figures.js";
import { calculationOf, plainData, projectOf } from "./read-task.js";
import type { ReportTask } from "./report-tasks.js";

/** The loan by month: hundreds of figures that few people read. */
const BY_MONTH = "amortization.detail[";

/** The figures of a project that can be explained, with their current values. */
export function listedFigures({ project: text, months, approvedWith }: Extract<ReportTask, { kind: "figures" }>): {
  readonly items: readonly ListedFigure[];
  readonly approvedWith?: string;
} {
  const project = projectOf(text);
  const explainer = explainProject(project, calculationOf(project));
  const items = listFigures(valuesToTell(project, approvedWith))
    .filter(({ path }) => months || !path.startsWith(BY_MONTH))
    .map(({ path, value }) => ({ path, label: explainer.figureLabel(path), unit: figureDefinition(path).unit, value }));
  return plainData({ items, approvedWith }) as { readonly items: readonly ListedFigure[] };
}
