import type { FigureExplanation, Table } from "@epb/contract";
import { calculateProject } from "@epb/engine";
import { explainProject, explanationJson, explanationText } from "@epb/engine/explain";
import { plainTables } from "./plain-table.js";
import { projectOf } from "./read-task.js";
import type { TellingTask } from "./tasks.js";
import { withinSteps } from "./within-steps.js";

type TaskOf<Kind extends TellingTask["kind"]> = Extract<TellingTask, { kind: Kind }>;

export function schedules({ project: text, months }: TaskOf<"schedules">): readonly Table[] {
  const project = projectOf(text);
  return plainTables(project.data, calculateProject(project).calculatedValues, { months });
}

export function explain({ project: text, figure, depth }: TaskOf<"explain">): FigureExplanation {
  const project = projectOf(text);
  const explainer = explainProject(project, calculateProject(project));
  const parts = explanationJson(explainer, figure) as unknown as Pick<FigureExplanation, "figures" | "inputs">;
  const told = depth === undefined ? parts : withinSteps(parts, figure, depth);
  return { ...told, text: explanationText(explainer, figure, { ...(depth !== undefined && { depth }) }) };
}
