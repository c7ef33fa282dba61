import type { AttributedEngine, Attribution } from "@epb/contract";
import { EngineError, figureDefinition, type Project } from "@epb/engine";
import { attributeChanges } from "@epb/engine/compare";
import { explainProject } from "@epb/engine/explain";
import { approvedFigures } from "./approved-figures.js";
import { projectAt } from "./project-at.js";
import { calculationOf, plainData, projectOf } from "./read-task.js";
import type { ReportTask } from "./report-tasks.js";

type AttributeTask = Extract<ReportTask, { kind: "attribute" }>;

/** Explains why figures changed between two revisions of a project, both restored from its history. */
export function attribute({
  project: text,
  before: historyBefore,
  after: historyAfter,
  engines,
  figure,
  approvedWith,
}: AttributeTask): Omit<Attribution, "from" | "to"> {
  const project = projectOf(text);
  const [before, after] = [projectAt(project, historyBefore), projectAt(project, historyAfter)];
  const { changes, figures } = attributeChanges(before, after, figure === undefined ? undefined : [figure]);
  const now = figures.map((each) => ({ path: each.path, value: plainData("after" in each ? each.after : undefined) }));
  return plainData({
    ...(engines.length > 0 && { engines: attributedEngines(engines, figure, project) }),
    changes: changes.map(({ path, label, inputs }) => ({ path, label, inputs })),
    figures,
    approved: approvedFigures(project, approvedWith, now),
  }) as Omit<Attribution, "from" | "to">;
}

/** Figures of each engine for the same inputs, described by the current engine. */
function attributedEngines(
  engines: AttributeTask["engines"],
  figure: string | undefined,
  project: Project,
): readonly AttributedEngine[] {
  const { figureLabel } = explainProject(project, calculationOf(project));
  return engines.map(({ figures, ...engine }) => {
    if (figures === undefined) return engine;
    const asked = figures.examples.filter(({ path }) => figure === undefined || path === figure);
    const examples = asked.map((example) => ({ ...namedFigure(example.path, figureLabel), ...example }));
    return { ...engine, figures: figures.count, examples };
  });
}

/** Name of a figure. A figure that only an earlier engine had appears with its path. */
function namedFigure(
  path: string,
  labelOf: (path: string) => string,
): { readonly label: string; readonly unit?: string } {
  try {
    const { unit } = figureDefinition(path);
    return { label: labelOf(path), ...(unit !== undefined && { unit }) };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { label: path };
  }
}
