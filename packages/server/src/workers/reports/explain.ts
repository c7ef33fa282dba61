import type {
  ApprovedFigures,
  Cell,
  FigureExplanation,
  ListedFigure,
  PlainObject,
  Table,
  WithheldInput,
} from "@epb/contract";
import {
  Decimal,
  figureDefinition,
  type InputPath,
  listFigures,
  type PartialCalculatedValues,
  type Project,
} from "@epb/engine";
import { describeInputs } from "@epb/engine/compare";
import { explainProject, explanationJson, explanationText } from "@epb/engine/explain";
import { ENGINE_VERSION } from "@epb/engine/replay";
import { type ReportCell, type ReportTable, reportTables } from "@epb/engine/report";
import { unknownInputsText } from "@epb/workbook/diagnostics";
import { inputCells } from "@epb/workbook/write";
import { approvedFigures, approvedNote, valuesToTell } from "./approved-figures.js";
import { calculationOf, plainData, projectOf } from "./read-task.js";
import type { ReportTask } from "./report-tasks.js";
import { templateOf } from "./template-of.js";

/** The loan by month: hundreds of rows that few people read. */
const BY_MONTH = "amortization";

/** The tables of a project that have contents. Tables with dashes name the missing inputs. */
function plainTables(
  project: Project,
  values: PartialCalculatedValues,
  { months }: { readonly months: boolean },
): readonly Table[] {
  const tables = reportTables(project.data, values).filter(({ id }) => months || id !== BY_MONTH);
  const hasDashes = tables.some(({ withheldNote }) => withheldNote !== undefined);
  const inputs = hasDashes ? describeInputs(project, values.withheld?.inputs ?? []) : [];
  const projectId = project.record.id ?? "";
  const withheldInputs = inputs.map(({ path, label }) => ({ projectId, path, label }));
  return tables.map((table) => plainTable(table, withheldInputs));
}

/** A table as JSON: decimals become strings, and unknown values become null. */
export function plainTable(
  { columns, opening, rows, totals, closing, withheldNote, ...others }: ReportTable,
  withheldInputs: readonly WithheldInput[],
): Table {
  return {
    ...others,
    ...(withheldNote !== undefined && { withheldInputs }),
    columns: columns.map((column) => ({ ...column })),
    rows: rows.map((row) => row.map(plainCell)),
    ...(opening !== undefined && { opening: opening.map(plainCell) }),
    ...(totals !== undefined && { totals: totals.map(plainCell) }),
    ...(closing !== undefined && { closing: closing.map((row) => row.map(plainCell)) }),
  };
}

function plainCell(cell: ReportCell): Cell {
  if (cell === undefined) return null;
  return Decimal.isDecimal(cell) ? cell.toFixed() : cell;
}

type TaskOf<Kind extends ReportTask["kind"]> = Extract<ReportTask, { kind: Kind }>;

export function schedules({ project: text, months, approvedWith }: TaskOf<"schedules">): readonly Table[] {
  const project = projectOf(text);
  const tables = plainTables(project, valuesToTell(project, approvedWith), { months });
  if (approvedWith === undefined) return tables;
  const from = approvedNote(approvedWith);
  return tables.map(({ note, ...table }) => ({ ...table, note: note === undefined ? from : `${note} ${from}` }));
}

/** Explains a figure with this engine; if another value was approved, that comes first. */
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

/** Cells of the inputs of a project in its downloaded workbook. */
function cellsOf(project: Project): CellOf {
  const known = cells.get(project) ?? inputCells(templateOf(project), project);
  cells.set(project, known);
  return known;
}

/** Maximum number of figures in a message. */
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

type Parts = Pick<FigureExplanation, "figures" | "inputs">;

/** The requested figure and the figures that it depends on, up to a number of steps; 1 is the figure alone. */
function withinSteps({ figures, inputs }: Parts, figure: string, steps: number): Parts {
  const kept = new Set<PlainObject>();
  const named = new Set<unknown>();
  let wanted: readonly unknown[] = [figure];
  for (let step = 0; step < steps; step++) {
    const found = figures.filter((each) => !kept.has(each) && wanted.includes(each["path"]));
    for (const each of found) kept.add(each);
    wanted = found.flatMap(pathsIn);
    for (const path of wanted) named.add(path);
  }
  return {
    figures: figures.filter((each) => kept.has(each)),
    inputs: inputs.filter(({ path }) => named.has(path)),
  };
}

/** The figures and inputs that a formula contains, and those that decided which formula applies. */
function pathsIn({ formula, decidedBy }: PlainObject): readonly unknown[] {
  const within = (part: unknown): readonly unknown[] => {
    if (Array.isArray(part)) return part.flatMap(within);
    if (typeof part !== "object" || part === null) return [];
    const { path, parts } = part as PlainObject;
    return [...(path === undefined ? [] : [path]), ...within(parts)];
  };
  return [...within(formula), ...within(decidedBy)];
}

/** The loan by month: hundreds of figures that few people read. */
const MONTHLY_FIGURES = "amortization.detail[";

/** The figures of a project that can be explained, with their current values. */
export function listedFigures({ project: text, months, approvedWith }: Extract<ReportTask, { kind: "figures" }>): {
  readonly items: readonly ListedFigure[];
  readonly approvedWith?: string;
} {
  const project = projectOf(text);
  const explainer = explainProject(project, calculationOf(project));
  const items = listFigures(valuesToTell(project, approvedWith))
    .filter(({ path }) => months || !path.startsWith(MONTHLY_FIGURES))
    .map(({ path, value }) => ({ path, label: explainer.figureLabel(path), unit: figureDefinition(path).unit, value }));
  return plainData({ items, approvedWith }) as { readonly items: readonly ListedFigure[] };
}
