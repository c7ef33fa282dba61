import type { PlainObject, WhatIfAnswer, WhatIfChange, WhatIfGoal, WhatIfQuestion } from "@epb/contract";
import {
  Decimal,
  type FigureValue,
  figureDefinition,
  type PartialCalculatedValues,
  type Project,
  valueAtPath,
} from "@epb/engine";
import { explainProject } from "@epb/engine/explain";
import {
  applyOverlay,
  type BreakEvenResult,
  changeBy,
  findBreakEven,
  type InputChange,
  sensitivity,
  type WhatIfProblem,
} from "@epb/engine/whatif";
import { approvedFigures } from "./approved-figures.js";
import { plainData, projectOf, variantsOf } from "./read-task.js";
import { Refusal } from "./refusal.js";
import type { ReportTask } from "./report-tasks.js";

const USUAL_FIGURES: readonly string[] = ["totalPayments", "totalInterest", "performancePeriodYears"].map(
  (name) => `projectSummary.financialSummary.${name}`,
);
const USUAL_EXPRESS_FIGURES: readonly string[] = ["totalDebtService", "totalInterest", "totalNetSavings"].map(
  (name) => `express.${name}`,
);

/** Calculates a project with other inputs. Refuses requests that the project does not allow. */
export function answerWhatIf({
  project: text,
  question,
  approvedWith,
}: Extract<ReportTask, { kind: "whatIf" }>): WhatIfAnswer {
  const before = projectOf(text);
  const changed = applyOverlay(before, (question.changes ?? []).map(inputChange));
  if (!changed.ok) throw refusal(changed.problems);
  const { project } = changed;
  const { calculation: old, calculateVariant } = variantsOf(before);
  const now = calculateVariant(project);
  const usual = old.calculatedValues.express === undefined ? USUAL_FIGURES : USUAL_EXPRESS_FIGURES;
  const figures = question.figures ?? usual;
  const explainer = explainProject(project, now);
  const today = figures.map((path) => ({ path, value: plainData(figureAt(old.calculatedValues, path)) }));
  return plainData({
    changes: changed.changes,
    figures: figures.map((path) => {
      const { unit } = figureDefinition(path);
      const [oldValue, newValue] = [old, now].map(({ calculatedValues }) => figureAt(calculatedValues, path));
      return { path, label: explainer.figureLabel(path), unit, before: oldValue, after: newValue };
    }),
    issues: now.issues,
    approved: approvedFigures(before, approvedWith, today),
    ...(question.ranges !== undefined && { tornados: tornados(project, question.ranges, figures) }),
    ...(question.breakEven !== undefined && { breakEven: breakEven(project, question.breakEven) }),
  }) as WhatIfAnswer;
}

const figureAt = (values: PartialCalculatedValues, path: string): FigureValue | undefined =>
  valueAtPath(values, path) as FigureValue | undefined;

function inputChange(change: WhatIfChange): InputChange {
  const { path, kind } = change;
  switch (kind) {
    case "set":
      return { kind, path, value: change.value as Extract<InputChange, { kind: "set" }>["value"] };
    case "remove":
      return { kind, path };
    case "add":
    case "multiply":
      return changeBy({ kind, path }, new Decimal(change.value));
    default:
      return kind satisfies never;
  }
}

function tornados(
  project: Project,
  ranges: NonNullable<WhatIfQuestion["ranges"]>,
  figures: readonly string[],
): readonly PlainObject[] {
  const inputs = ranges.map(({ path, kind, low, high }) => ({
    path,
    kind,
    low: new Decimal(low),
    high: new Decimal(high),
  }));
  const result = sensitivity(project, { inputs, figures });
  if (!result.ok) throw refusal(result.problems);
  return result.tornados.map(({ path, definition: { label, unit }, base, bars }) => ({
    path,
    label,
    unit,
    base,
    bars: bars.map(({ input, low, high, swing }) => ({ ...input, atLow: low, atHigh: high, swing })),
  }));
}

function breakEven(project: Project, { path, kind, figure, goal, ...range }: WhatIfGoal): PlainObject {
  const [from, to, step] = [range.from, range.to, range.step].map((text) => new Decimal(text)) as [
    Decimal,
    Decimal,
    Decimal,
  ];
  const result = findBreakEven(project, {
    input: { path, kind },
    from,
    to,
    step,
    figure,
    goal: { kind: goal.kind, value: new Decimal(goal.value) },
  });
  if (!("kind" in result)) throw refusal(result.problems);
  return breakEvenData(result);
}

function breakEvenData(result: Extract<BreakEvenResult, { ok: true }>): PlainObject {
  const { kind, scan } = result;
  switch (result.kind) {
    case "found":
    case "jumps":
      return { kind, scan, crossing: result.crossing };
    case "several":
      return { kind, scan, crossings: result.crossings };
    case "notInRange":
      return { kind, scan, isMetEverywhere: result.isMetEverywhere };
    default:
      return result satisfies never;
  }
}

function refusal(problems: readonly WhatIfProblem[]): Refusal {
  const issues = problems.map(({ at, message, advice, input }) => ({ at, message: input?.message ?? message, advice }));
  return new Refusal("what-if/refused", issues[0]?.message ?? "This question is not supported.", issues);
}
