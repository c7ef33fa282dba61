import type { Calculation, CalculationOptions } from "../calculate/calculation.js";
import { explainProject } from "../explain/explain-project.js";
import { explanationText } from "../explain/explanation-text.js";
import { findFigure } from "../lookup/find-value.js";
import { isKeyFigure } from "../lookup/key-figures.js";
import { namedFigures } from "../lookup/project-names.js";
import type { Project } from "../model/project.js";
import { calculateKnownFigures } from "../withhold/calculate-known-figures.js";
import { type InputChanges, withChanges } from "./input-changes.js";
import { type PlainChange, type PlainFigure, type PlainFinding, plainFigure } from "./plain-result.js";
import { readProject } from "./read-project.js";

export interface CalculateOptions extends CalculationOptions {
  /** Other values for inputs, by label or path: `{ "Index rate": "4%" }`. */
  readonly changes?: InputChanges;
}

/**
 * Figures and findings of a project. All members except the functions are plain data, which `JSON.stringify` and
 * messages to workers keep.
 */
export interface ProjectResult {
  /** False if a finding is an error: figures may be missing. */
  readonly ok: boolean;
  /** Name of the project. */
  readonly name: string;
  /** Figures of the financial summary that have a value. */
  readonly keyFigures: readonly PlainFigure[];
  readonly findings: readonly PlainFinding[];
  /** Changed inputs, in the order of the changes. */
  readonly changes: readonly PlainChange[];
  /**
   * A figure by its label, path, or words of its label: `figure("payment of year 7")`.
   *
   * @throws EngineError "name/unknown", "name/ambiguous", or "name/without-value", with the nearest names
   */
  readonly figure: (name: string) => PlainFigure;
  /**
   * Formula of a figure in words and in numbers, with the figures and inputs in the formula. The figure is found as
   * `figure` finds it.
   *
   * @param depth - Number of levels of figures; by default 1.
   */
  readonly explain: (name: string, depth?: number) => string;
  /** Every figure that has a value, in the order of the calculation. */
  readonly allFigures: () => readonly PlainFigure[];
}

/**
 * Calculates a project from its JSON and returns plain data, with amounts as text. An older version of the JSON is
 * upgraded. If inputs cannot be true, the figures that depend on these inputs are absent.
 *
 * A change is text as `epb whatif --set` takes it: `"4%"`, `"$700,000"`, `"+5%"` for 5% more, a date, or a choice. It may
 * also be a number, a `Decimal`, or `true` or `false`. `null` and `""` clear an input. Rates are percentages or
 * fractions: `"4%"` or `0.04`.
 *
 * @param json - The project as JSON text, as plain data, or parsed.
 * @throws EngineError "project/unreadable" with every problem of the JSON; "changes/refused" with every problem of the
 * changes; 'Project set to Override but no calculated values provided'
 *
 * @example
 * import { calculate, exampleProject } from "@epb/engine/simple";
 *
 * const result = calculate(exampleProject(), { changes: { "Index rate": "4%" } });
 * result.figure("total payments").value; // "8405215.3092"
 * result.figure("payment of year 7").text; // "$447,129.00"
 * result.findings.map(({ code }) => code); // ["EPB-PRC-001"]
 */
export function calculate(json: unknown, { changes = {}, ...options }: CalculateOptions = {}): ProjectResult {
  const changed = withChanges(readProject(json), changes);
  return new CalculatedResult(changed.project, calculateKnownFigures(changed.project, options), changed.changes);
}

/** The functions are on the prototype, so that a copy of the result is plain data. */
class CalculatedResult implements ProjectResult {
  readonly ok: boolean;
  readonly name: string;
  readonly keyFigures: readonly PlainFigure[];
  readonly findings: readonly PlainFinding[];
  readonly changes: readonly PlainChange[];
  readonly #project: Project;
  readonly #calculation: Calculation;

  constructor(project: Project, calculation: Calculation, changes: readonly PlainChange[]) {
    this.#project = project;
    this.#calculation = calculation;
    this.ok = calculation.ok;
    this.name = project.record.name;
    this.keyFigures = this.allFigures().filter(({ path }) => isKeyFigure(path));
    this.findings = calculation.issues.map(({ code, severity, at, message, advice, url }) => ({
      code,
      severity,
      at,
      message,
      advice,
      url,
    }));
    this.changes = changes;
  }

  get figure(): ProjectResult["figure"] {
    return (name) => plainFigure(findFigure(this.#project, this.#calculation, name));
  }

  get explain(): ProjectResult["explain"] {
    return (name, depth = 1) =>
      explanationText(explainProject(this.#project, this.#calculation), this.figure(name).path, { depth }).trimEnd();
  }

  get allFigures(): ProjectResult["allFigures"] {
    const [project, calculation] = [this.#project, this.#calculation];
    return () => namedFigures({ project, calculation }, explainProject(project, calculation)).map(plainFigure);
  }
}
