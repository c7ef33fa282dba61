import type { ApprovedFigures, FigureExplanation, Table } from "@epb/contract";
import type { InputPath, Project } from "@epb/engine";
import { describeInputs } from "@epb/engine/compare";
import { explainProject, explanationJson, explanationText } from "@epb/engine/explain";
import { ENGINE_VERSION } from "@epb/engine/replay";
import { unknownInputsText } from "@epb/workbook/diagnostics";
import { inputCells } from "@epb/workbook/write";
import { approvedFigures, approvedNote, valuesToTell } from "./approved-figures.js";
import { plainTables } from "./plain-table.js";
import { calculationOf, plainData, projectOf } from "./read-task.js";
import type { ReportTask } from "./report-tasks.js";
import { templateOf } from "./template-of.js";
import { withinSteps } from "./within-steps.js";

type TaskOf<Kind extends ReportTask["kind"]> = Extract<ReportTask, { kind: Kind }>;

export function schedules({ project: text, months, approvedWith }: TaskOf<"schedules">): readonly Table[] {
  const project = projectOf(text);
  const tables = plainTables(project, valuesToTell(project, approvedWith), { months });
  if (approvedWith === undefined) return tables;
  const from = approvedNote(approvedWith);
  return tables.map(({ note, ...table }) => ({ ...table, note: note === undefined ? from : `${note} ${from}` }));
}

/** How a figure came about with this engine; where another was approved, that is said first. */
export function explain({ project: text, figure, depth, approvedWith }: TaskOf<"explain">): FigureExplanation {
  const project = projectOf(text);
  const calculation = calculationOf(project);
  const { withheld } = calculation.calculatedValues;
  if (withheld?.figures.includes(figure)) return withheldExplanation(project, withheld.inputs);
  const explainer = explainProject(project, calculation, { cellOf: cellsOf(project) });
  const parts = explanationJson(explainer, figure) as unknown as Pick<FigureExplanation, "figures" | "inputs">;
  const told = depth === undefined ? parts : withinSteps(parts, figure, depth);
  const figures = told.figures.map(({ path, value }) => ({ path, value: plainData(value) }));
  const approved = approvedFigures(project, approvedWith, figures);
  const words = explanationText(explainer, figure, { ...(depth !== undefined && { depth }) });
  if (approved === undefined) return { ...told, text: words };
  return { ...told, text: `${wordsOf(approved, explainer.figureLabel)}\n\n${words}`, approved };
}

function withheldExplanation(project: Project, inputs: readonly InputPath[]): FigureExplanation {
  const unknown = describeInputs(project, inputs).map(({ path, label }) => ({ path, label }));
  return { figures: [], inputs: [], text: `The figure depends on ${unknownInputsText(unknown)}.` };
}

type CellOf = ReturnType<typeof inputCells>;
const cells = new WeakMap<Project, CellOf>();

/** Where the inputs of a project stand in the workbook that it is downloaded as. */
function cellsOf(project: Project): CellOf {
  const known = cells.get(project) ?? inputCells(templateOf(project), project);
  cells.set(project, known);
  return known;
}

/** As many figures as a reader takes in. */
const MOST_NAMED = 5;

function wordsOf({ engineVersion, figures }: ApprovedFigures, labelOf: (path: string) => string): string {
  const named = figures
    .slice(0, MOST_NAMED)
    .map(({ path, value }) => `  ${labelOf(path)} = ${value === undefined ? "none" : String(value)}`);
  const others = figures.length - named.length;
  return [
    `Approved with version ${engineVersion} of the engine, still in effect:`,
    ...named,
    ...(others > 0 ? [`  and ${others} more`] : []),
    `The following was calculated with version ${ENGINE_VERSION}, which gives other figures.`,
  ].join("\n");
}
