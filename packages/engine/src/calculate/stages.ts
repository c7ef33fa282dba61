import type { IssueReport, Report } from "../issues/issue.js";

/** A part of a calculation: the same inputs give the same result and the same reports. */
type Stage<Inputs extends readonly unknown[], Result> = (...inputs: [...Inputs, report: Report]) => Result;

/** Gives the result of a stage, and reports what it reports. */
export type RunStage = <Inputs extends readonly unknown[], Result>(
  stage: Stage<Inputs, Result>,
  ...inputs: Inputs
) => Result;

/** How the stages of a calculation are run. */
export type Stages = (report: Report) => RunStage;

/** Every stage is calculated. */
export const calculated: Stages =
  (report) =>
  (stage, ...inputs) =>
    stage(...inputs, report);

/** Default for a missing list: the same for all calculations. */
export const NONE: readonly never[] = [];

/** The stages of a calculation by their functions, each of which it calls once. */
export type DoneStages = Map<unknown, DoneStage>;

interface DoneStage {
  readonly inputs: readonly unknown[];
  readonly result: unknown;
  readonly issues: readonly IssueReport[];
}

/** Every stage is calculated, and written down. */
export function writtenInto(done: DoneStages): Stages {
  return (report) =>
    (stage, ...inputs) => {
      const issues: IssueReport[] = [];
      const result = stage(...inputs, (issue) => issues.push(issue));
      for (const issue of issues) report(issue);
      done.set(stage, { inputs, result, issues });
      return result;
    };
}

/** A stage with the inputs that it had before is not calculated again. */
export function takenFrom(done: DoneStages): Stages {
  return (report) =>
    <Inputs extends readonly unknown[], Result>(stage: Stage<Inputs, Result>, ...inputs: Inputs) => {
      const known = done.get(stage);
      if (known === undefined || !inputs.every((input, index) => isTheSame(input, known.inputs[index]))) {
        return stage(...inputs, report);
      }
      for (const issue of known.issues) report(issue);
      // Result of this stage alone.
      return known.result as Result;
    };
}

/** True for the same thing, and for objects made to hand the same things over. */
function isTheSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isPlain(one) || !isPlain(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => name in other && one[name] === other[name])
  );
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
