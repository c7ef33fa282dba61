import type { Calculation } from "../calculate/calculation.js";
import { figureDefinition } from "../calculate/figure-definition.js";
import { listFigures } from "../calculate/list-figures.js";
import { CalculationType } from "../enumerations/calculation-type.js";
import { EngineError } from "../errors/engine-error.js";
import type { FigureValue } from "../model/figure.js";
import type { Project } from "../model/project.js";
import { requireParsedProject } from "../model/require-parsed-project.js";
import type { InputPath } from "../path-text/input-path.js";
import type { InputValue } from "../paths/list-inputs.js";
import { valueAtPath } from "../paths/value-at-path.js";
import type { GridRateChoice } from "../reference/grid-emission-rate.js";
import { ALL_RULES } from "./all-rules.js";
import { decide } from "./decide.js";
import type { ExplainedInput, Explanation, FullExplanation } from "./explanation.js";
import type { Facts } from "./facts.js";
import type { GeneralDerivation } from "./general-expression.js";
import { inputLabel } from "./input-labels.js";
import { inputRoot } from "./input-root.js";
import { leavesOf } from "./leaves.js";
import { placeWords } from "./place-words.js";
import { keysOf } from "./rule.js";
import { workOut } from "./work-out.js";

export interface ExplainOptions {
  /** Options of the calculation. */
  readonly ghg?: GridRateChoice;
  /** Cell from which an input was read, such as `Schedule 3!E9`. */
  readonly cellOf?: (path: InputPath) => string | undefined;
}

/** Explains figures of one calculation. Each explanation is calculated on demand. */
export interface ProjectExplainer {
  /** How a figure came about, one step deep. @throws EngineError "figure/unknown" where the calculation has none. */
  readonly explain: (path: string) => Explanation;
  /** A figure down to its inputs. @throws EngineError "figure/unknown" where the calculation has none. */
  readonly explainFully: (path: string) => FullExplanation;
  /** Label of an input, its value, and its cell. */
  readonly explainInput: (path: InputPath) => ExplainedInput;
  /** Label of a figure with its item: `Payment, year 3`. */
  readonly figureLabel: (path: string) => string;
}

/**
 * Explains the figures of a calculation: formula, values, inputs, and the cells of the inputs.
 *
 * @param calculation - Result of `calculateProject` for the project.
 *
 * @example
 * import { explainProject } from "@epb/engine/explain";
 *
 * const explainer = explainProject(project, calculation);
 * explainer.figureLabel("costSavings.years[year=3].payment"); // "Payment, year 3"
 * explainer.explainInput("financing.indexRate").label; // "Index rate"
 */
export function explainProject(
  project: Project,
  calculation: Calculation,
  options: ExplainOptions = {},
): ProjectExplainer {
  requireParsedProject(project);
  const values = calculation.calculatedValues;
  const facts: Facts = { project, values, ghg: options.ghg ?? {} };
  const inputs = inputRoot(project);
  let figureValues: ReadonlyMap<string, FigureValue> | undefined;
  const leaves = {
    project,
    inputAt: (path: string) => valueAtPath(inputs, path) as FigureValue | undefined,
    figureAt: (path: string) => {
      figureValues ??= new Map(listFigures(values).map((figure) => [figure.path, figure.value]));
      return figureValues.get(path);
    },
  };

  function explainInput(path: InputPath): ExplainedInput {
    const { label, unit, choices } = inputLabel(path);
    const value = valueAtPath(inputs, path) as InputValue | undefined;
    const choice =
      typeof value === "number" ? choices?.[value] : value === undefined && isUnknown(path) ? UNREADABLE : undefined;
    const cell = options.cellOf?.(path);
    return {
      path,
      label: withPlace(label, path),
      ...(unit !== undefined && { unit }),
      ...(value !== undefined && { value }),
      ...(choice !== undefined && { choice }),
      ...(cell !== undefined && { cell }),
    };
  }

  const isUnknown = (path: InputPath): boolean => project.unknownInputs?.includes(path) === true;

  function withPlace(label: string, path: string): string {
    const place = placeWords(path, project);
    return place === "" ? label : `${label}, ${place}`;
  }

  const figureLabel = (path: string): string => withPlace(figureDefinition(path).label, path);

  function explain(path: string): Explanation {
    const definition = figureDefinition(path);
    const rule = ALL_RULES[definition.id];
    const value = leaves.figureAt(path);
    if (value === undefined || rule === undefined) throw new EngineError("figure/unknown", { path });
    const isSupplied = values.calculationTypeId === CalculationType.Override;
    const { how: general, decidedBy = [] } = isSupplied ? suppliedFigure(path) : rule(keysOf(path), facts);
    const how = decide(general, leaves);
    if (how === undefined) throw new EngineError("figure/unknown", { path });
    return {
      path,
      label: figureLabel(path),
      definition,
      value,
      working: workOut(how, leaves),
      decidedBy: decidedBy.map((decider) => workOut(decider, leaves)),
    };
  }

  function explainFully(path: string): FullExplanation {
    const figures = new Map<string, Explanation>();
    const inputPaths = new Set<InputPath>();
    const open = [path];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (figures.has(next)) continue;
      const explanation = explain(next);
      figures.set(next, explanation);
      const read = leavesOf(explanation);
      for (const input of read.inputs) inputPaths.add(input);
      open.push(...read.figures.filter((figure) => !figures.has(figure)).reverse());
    }
    return { figures: [...figures.values()], inputs: [...inputPaths].map(explainInput) };
  }

  return { explain, explainFully, explainInput, figureLabel };
}

/** Choice of an input that was entered and cannot be read. */
export const UNREADABLE = "cannot be read";

/** An Override project's figures came with it. @spec C §4 "With Override, calculated values are supplied" */
const suppliedFigure = (path: string): GeneralDerivation => ({ how: { kind: "supplied", path } });
