import { FIGURES } from "../calculate/all-figures.js";
import type { Calculation } from "../calculate/calculate-project.js";
import { figureDefinition } from "../calculate/figure-definition.js";
import { Decimal } from "../decimal/decimal.js";
import { EngineError } from "../errors/engine-error.js";
import { entryPointError } from "../errors/entry-point-errors.js";
import { didYouMean, nearMisses } from "../lookup/near-misses.js";
import type { FigureDefinition } from "../model/figure.js";
import { type PathStep, parsePath } from "../path-text/parse-path.js";
import { ANY_KEY } from "../paths/match-paths.js";
import { hasKeys, memberOf } from "../paths/value-at-path.js";

/** A calculated figure that is asked for, ready to be read from many calculations. */
export interface ChosenFigure {
  readonly path: string;
  readonly definition: FigureDefinition;
  /** The number; undefined where the calculation has none. */
  readonly read: (calculation: Calculation) => Decimal | undefined;
}

/** The figures of every item of a list, or of one: `costSavings.years[year=*].retainedSavings`. */
export interface ChosenFigures {
  readonly pattern: string;
  readonly definition: FigureDefinition;
  readonly read: (calculation: Calculation) => readonly Decimal[];
}

/**
 * The figure at a path of the calculated values, `costSavings.years[year=1].payment`.
 *
 * @throws EngineError "figure/unknown" for a path of no figure, or of several; "figure/not-a-number" for a date, or yes or
 * no.
 */
export function chosenFigure(path: string): ChosenFigure {
  const { definition, read } = chosenFigures(path);
  if (isOpen(parsePath(path))) throw new EngineError("figure/unknown", { path });
  return { path, definition, read: (calculation) => read(calculation)[0] };
}

/**
 * The figures that a pattern means. In place of an item's key, `*` means every item.
 *
 * @throws EngineError as {@link chosenFigure} does.
 */
export function chosenFigures(pattern: string): ChosenFigures {
  const definition = definitionOf(pattern);
  const { quantity } = definition;
  if (quantity === "date" || quantity === "yesNo") throw entryPointError("figure/not-a-number", { path: pattern });
  const steps = parsePath(pattern);
  // The id of a figure, `costSavings.years[year].payment`, does not name a year.
  if (pattern === definition.id && pattern.includes("[")) throw new EngineError("figure/unknown", { path: pattern });
  return {
    pattern,
    definition,
    read: ({ calculatedValues }) =>
      valuesAt(calculatedValues, steps).map((value) => (Decimal.isDecimal(value) ? value : new Decimal(value))),
  };
}

/** @throws EngineError "figure/unknown", with the figures whose path or label is near. */
function definitionOf(pattern: string): FigureDefinition {
  try {
    return figureDefinition(pattern);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const known = FIGURES.map(({ id, label }) => ({ suggestion: id, names: [id, label] }));
    throw new EngineError("figure/unknown", { path: pattern, hint: didYouMean(nearMisses(pattern, known)) });
  }
}

const isOpen = (steps: readonly PathStep[]): boolean =>
  steps.some((step) => step.kind === "item" && step.keys.some(({ value }) => value === ANY_KEY));

function valuesAt(root: unknown, steps: readonly PathStep[]): readonly (Decimal | number)[] {
  let values: readonly unknown[] = [root];
  for (const step of steps) {
    values = values.flatMap((value) => (step.kind === "member" ? [memberOf(value, step.name)] : itemsOf(value, step)));
  }
  return values.filter((value) => Decimal.isDecimal(value) || typeof value === "number");
}

function itemsOf(list: unknown, step: Extract<PathStep, { kind: "item" }>): readonly unknown[] {
  if (!Array.isArray(list)) return [];
  const keys = step.keys.filter(({ value }) => value !== ANY_KEY);
  return list.filter((item, position) => hasKeys(item, { ...step, keys }, position));
}
