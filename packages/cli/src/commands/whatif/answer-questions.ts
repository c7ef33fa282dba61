import { type FigureValue, figureDefinition, type Project, valueAtPath } from "@epb/engine";
import { compareProjects } from "@epb/engine/compare";
import {
  calculateWithOverlay,
  changeBy,
  findBreakEven,
  runMonteCarlo,
  sensitivity,
  type WhatIfProblem,
} from "@epb/engine/whatif";
import { calculateKnownFigures } from "@epb/engine/withhold";
import { type Complaint, fromProblem, type Parsed, parsed, refused } from "../../figures/complaint.js";
import type { ChangedFigure, ChangedFigures, StepTable, WhatIfAnswer } from "./answer.js";
import type { Questions } from "./read-questions.js";
import { stepValues, type VariedRange } from "./read-range.js";

type Answers = Pick<WhatIfAnswer, "sensitivity" | "tables" | "breakEven" | "simulation">;

/** Answers the questions about a project; reports all refused questions together. */
export function answerQuestions(
  project: Project,
  questions: Questions,
  hint: (path: string) => string,
): Parsed<Answers> {
  const { ranges, figures, solve, simulation } = questions;
  const complaints: Complaint[] = [];
  const complain = (option: string, problems: readonly WhatIfProblem[]): void => {
    complaints.push(
      ...problems.map((problem) => withHint(fromProblem(`${option} ${problem.at}`, problem), problem, hint)),
    );
  };
  const tornados = ranges.length === 0 ? undefined : sensitivity(project, { inputs: ranges, figures });
  if (tornados?.ok === false) complain("--vary", tornados.problems);
  const broken =
    solve && findBreakEven(project, { ...solve, input: { kind: solve.kind, path: solve.path }, figure: solve.figure });
  if (broken?.ok === false) complain("--solve", broken.problems);
  // Trials take long, so they do not start if there are other mistakes.
  const simulated =
    simulation && complaints.length === 0 ? runMonteCarlo(project, { ...simulation, figures }) : undefined;
  if (simulated?.ok === false)
    complaints.push(...simulated.problems.map((problem) => simulationComplaint(problem, hint)));
  const tables = complaints.length > 0 ? [] : ranges.filter(({ steps }) => steps !== undefined);
  if (complaints.length > 0) return refused(...complaints);
  return parsed({
    ...(tornados?.ok && { sensitivity: { ranges, result: tornados } }),
    tables: tables.map((range) => stepTable(project, range, figures)),
    ...(solve !== undefined && broken?.ok && { breakEven: { question: solve, result: broken } }),
    ...(simulated?.ok && { simulation: simulated }),
  });
}

/** Limits of `--monte-carlo` and `--seed`; other problems belong to `--sample`. */
const COUNTS: Readonly<Record<string, { readonly option: string; readonly expected: string }>> = {
  trials: { option: "--monte-carlo", expected: "1 to 1,000,000 trials" },
  seed: { option: "--seed", expected: "a whole number from 0 to 4,294,967,295" },
};

function simulationComplaint(problem: WhatIfProblem, hint: (path: string) => string): Complaint {
  const count = COUNTS[problem.at];
  if (count === undefined) return withHint(fromProblem(`--sample ${problem.at}`, problem), problem, hint);
  const { option, expected } = count;
  return { about: option, message: problem.message, expected, advice: "Choose a number within these limits." };
}

function withHint(complaint: Complaint, { name, at }: WhatIfProblem, hint: (path: string) => string): Complaint {
  const advice = name === "path/unknown" ? hint(at) : "";
  return advice === "" ? complaint : { ...complaint, advice };
}

function stepTable(project: Project, range: VariedRange, figures: readonly string[]): StepTable {
  return {
    range,
    rows: stepValues(range).map((at) => {
      const changed = calculateWithOverlay(project, [changeBy(range, at)]);
      const values = changed.ok ? changed.calculation.calculatedValues : {};
      return { at, figures: figures.map((path) => figureAt(values, path)) };
    }),
  };
}

function figureAt(values: object, path: string): StepTable["rows"][number]["figures"][number] {
  const value = valueAtPath(values, path) as FigureValue | undefined;
  return { path, ...(value !== undefined && { value }) };
}

/** Figures before and after changes, in the order asked. */
export function changedFigures(
  before: Project,
  after: Project,
  changes: ChangedFigures["changes"],
  figures: readonly string[],
  labelOf: (path: string) => string,
): ChangedFigures {
  const [old, now] = [before, after].map((project) => calculateKnownFigures(project).calculatedValues);
  const comparison = new Map(compareProjects(before, after).figures.map((figure) => [figure.path, figure]));
  return {
    changes,
    figures: figures.map((path): ChangedFigure => {
      const { value: valueBefore } = figureAt(old ?? {}, path);
      const { value: valueAfter } = figureAt(now ?? {}, path);
      const change = comparison.get(path)?.change;
      return {
        path,
        label: labelOf(path),
        definition: figureDefinition(path),
        ...(valueBefore !== undefined && { before: valueBefore }),
        ...(valueAfter !== undefined && { after: valueAfter }),
        ...(change !== undefined && { change }),
      };
    }),
  };
}
