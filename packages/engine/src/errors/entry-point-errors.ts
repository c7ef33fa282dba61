import { type EngineErrorDetails, type EntryPointErrorName, type ErrorMessage, withHint } from "./catalogue.js";
import { EngineError } from "./engine-error.js";

const ENTRY_POINT_ERROR_MESSAGES: Readonly<Record<EntryPointErrorName, ErrorMessage>> = {
  "name/unknown": ({ name, kind, hint }) =>
    withHint(`There is no ${String(kind)} called ${JSON.stringify(name)}`, hint),
  "name/ambiguous": ({ name, paths }) =>
    `Several figures or inputs are called ${JSON.stringify(name)}. Use one of these paths: ${Array.isArray(paths) ? paths.join(", ") : ""}`,
  "name/without-value": ({ label, path }) => `${String(label)} (${String(path)}) has no value in this calculation`,
  "figure/not-a-number": ({ path }) => `The figure ${String(path)} is a date, or yes or no, and not a number`,
  "economics/rate-unpublished": (details) => whyUnpublished(details),
  "data/not-plain": ({ path }) => `There is no canonical text for the value at ${String(path)}`,
  "project/unreadable": ({ problems }) => `This is not a project that can be read.\n${linesOf(problems)}`,
  "changes/refused": ({ problems }) => `The changes cannot be made, and nothing is calculated.\n${linesOf(problems)}`,
  "replay/not-sealable": ({ problems }) => `No envelope can hold this: ${JSON.stringify(problems)}`,
};

/** An error with its text in the details, so that the error can be made again from its code and details. */
export const entryPointError = (code: EntryPointErrorName, details: EngineErrorDetails): EngineError =>
  new EngineError(code, { ...details, sentence: ENTRY_POINT_ERROR_MESSAGES[code](details) });

function whyUnpublished({ reason, releaseYear, rateSet, termYears }: EngineErrorDetails): string {
  if (reason === "release-unknown") {
    return `No discount rates of ${String(releaseYear)} are in the engine. Choose another release year, or give a rate.`;
  }
  return reason === "study-period-missing"
    ? "The discount rates of OMB depend on the study period, and the project has none. Give studyPeriodYears."
    : `${String(rateSet)} publishes no discount rate for ${String(termYears)} years. Give a rate, or choose FEMP.`;
}

/** A line for each problem: where it is, what it is, and what to do. */
function linesOf(problems: unknown): string {
  const lines = Array.isArray(problems) ? (problems as readonly ProblemInError[]) : [];
  return lines.map(({ at, message, advice }) => `${at === "" ? "the project" : at}: ${message} ${advice}`).join("\n");
}

/** A problem in the details of an error. */
interface ProblemInError {
  readonly at: string;
  readonly message: string;
  readonly advice: string;
}
