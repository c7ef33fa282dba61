import type { Calculation } from "../calculate/calculation.js";
import type { EngineError } from "../errors/engine-error.js";
import { entryPointError } from "../errors/entry-point-errors.js";
import { explainProject, type ProjectExplainer } from "../explain/explain-project.js";
import type { Project } from "../model/project.js";
import { findByWords } from "./find-by-words.js";
import { type FoundName, findName } from "./find-name.js";
import { didYouMean } from "./near-misses.js";
import {
  type CalculatedProject,
  type NamedFigure,
  type NamedInput,
  namedFigures,
  namedInputs,
} from "./project-names.js";

/**
 * Finds a figure by its label, `"Total payments"`, by its path, or by words that only its label has,
 * `"payment of year 7"`.
 *
 * @param calculation - Result of `calculateProject` for the project.
 * @param name - A label, a path, or words, as `epb explain` takes them; capitals do not matter.
 * @throws EngineError "name/unknown" with the nearest names, "name/ambiguous" for a label of several figures with different
 * values, "name/without-value" for a figure that this calculation does not have.
 *
 * @example
 * import { findFigure } from "@epb/engine/lookup";
 *
 * const { path, value } = findFigure(project, calculation, "total payments");
 * path; // "projectSummary.financialSummary.totalPayments"
 * String(value); // "7503806.9524"
 * findFigure(project, calculation, "payment of year 7").path; // "costSavings.years[year=7].payment"
 */
export function findFigure(project: Project, calculation: Calculation, name: string): NamedFigure {
  const explainer = explainProject(project, calculation);
  const named = findName(name, { project, calculation }, explainer);
  const found = named.kind === "unknown" ? (byWords(name, { project, calculation }, explainer) ?? named) : named;
  const figure =
    found.kind === "figure"
      ? namedFigures({ project, calculation }, explainer).find(({ path }) => path === found.path)
      : undefined;
  if (figure === undefined) throw notFound(name, "figure", found);
  return figure;
}

/**
 * Finds an input by its label, `"Index rate"`, or by its path.
 *
 * @param calculation - Result of `calculateProject` for the project.
 * @param name - A label or a path, as `epb explain` takes it; capitals do not matter.
 * @throws EngineError as {@link findFigure} does.
 *
 * @example
 * import { findInput } from "@epb/engine/lookup";
 *
 * const { path, value } = findInput(project, calculation, "index rate");
 * path; // "financing.indexRate"
 * String(value); // "0.031"
 */
export function findInput(project: Project, calculation: Calculation, name: string): NamedInput {
  const explainer = explainProject(project, calculation);
  const inputs = namedInputs(project, explainer);
  const found = findName(name, { project, calculation }, explainer);
  const input = found.kind === "input" ? inputs.find(({ path }) => path === found.path) : undefined;
  if (input === undefined) throw notFound(name, "input", found);
  return input;
}

/** The figure whose label has all words of a phrase, or all figures whose labels have them; undefined if no label has them. */
function byWords(phrase: string, result: CalculatedProject, explainer: ProjectExplainer): FoundName | undefined {
  const [found, ...more] = findByWords(phrase, result, explainer).filter(({ kind }) => kind !== "input");
  if (found === undefined) return undefined;
  if (more.length > 0) return { kind: "several", paths: [found, ...more].map(({ path }) => path) };
  return found.kind === "figure" ? { kind: "figure", path: found.path } : { kind: "withheld", label: found.label };
}

function notFound(name: string, kind: "figure" | "input", found: FoundName): EngineError {
  switch (found.kind) {
    case "several":
      return entryPointError("name/ambiguous", { name, paths: found.paths });
    case "withheld":
      return entryPointError("name/without-value", { label: found.label, path: name });
    case "absent":
      return entryPointError("name/without-value", { label: found.definition.label, path: name });
    case "unknown":
      return entryPointError("name/unknown", { name, kind, hint: didYouMean(found.suggestions) });
    case "figure":
    case "input":
      return entryPointError("name/unknown", {
        name,
        kind,
        hint: `${found.path} is ${found.kind === "input" ? "an input" : "a figure"}.`,
      });
    default:
      return found satisfies never;
  }
}
