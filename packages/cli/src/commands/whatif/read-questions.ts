import type { Project } from "@epb/engine";
import type { InputFinder } from "@epb/engine/lookup";
import type { Condition, UncertainInput } from "@epb/engine/whatif";
import { type Complaint, type Parsed, parsed, refused } from "../../figures/complaint.js";
import type { FigureFinder } from "./find-figure.js";
import { readDistribution } from "./read-distribution.js";
import { type FigureGoal, readCondition, readGoal } from "./read-goal.js";
import { readRange, type VariedRange } from "./read-range.js";
import { type SearchRange, searchRange } from "./search-range.js";

/** The options that ask something, as they were written. */
export interface QuestionOptions {
  readonly vary: readonly string[];
  readonly solve?: string;
  readonly by?: string;
  readonly between?: string;
  readonly monteCarlo?: number;
  readonly seed: number;
  readonly sample: readonly string[];
  readonly chance: readonly string[];
  readonly figure: readonly string[];
}

/** Parsed questions. */
export interface Questions {
  readonly ranges: readonly VariedRange[];
  /** Paths of the figures to print. */
  readonly figures: readonly string[];
  readonly solve?: FigureGoal & SearchRange & { readonly path: string };
  readonly simulation?: Simulation;
}

interface Simulation {
  readonly seed: number;
  readonly trials: number;
  readonly inputs: readonly UncertainInput[];
  readonly conditions: readonly Condition[];
}

/** Reads all options; reports all mistakes together. */
export function readQuestions(
  options: QuestionOptions,
  project: Project,
  usualFigures: readonly string[],
  find: { readonly input: InputFinder; readonly figure: FigureFinder },
): Parsed<Questions> {
  const complaints: Complaint[] = [];
  const kept = <Value>(outcome: Parsed<Value>): readonly Value[] => {
    if (outcome.ok) return [outcome.value];
    complaints.push(...outcome.complaints);
    return [];
  };
  const ranges = options.vary.flatMap((option) => kept(readRange(option, find.input)));
  // Dates change, but do not swing.
  const findFigure = options.vary.length === 0 && options.monteCarlo === undefined ? find.figure.any : find.figure.one;
  const figures = options.figure.flatMap((name) => kept(findFigure(`--figure ${name}`, name)));
  const [goal] = options.solve === undefined ? [] : kept(readGoal(options.solve, find.figure));
  const path = find.input.pathOf(options.by ?? "");
  const [range] = options.solve === undefined ? [] : kept(searchRange(project, path, options.between, find.input.hint));
  const inputs = options.sample.flatMap((option) => kept(readDistribution(option, find.input)));
  const conditions = options.chance.flatMap((option) => kept(readCondition(option, find.figure)));
  if (complaints.length > 0) return refused(...complaints);
  const { monteCarlo: trials, seed } = options;
  return parsed({
    ranges,
    figures: figures.length > 0 ? figures : usualFigures,
    ...(goal !== undefined && range !== undefined && { solve: { ...goal, ...range, path } }),
    ...(trials !== undefined && { simulation: { seed, trials, inputs, conditions } }),
  });
}
