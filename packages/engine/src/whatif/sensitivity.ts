import type { Calculation, CalculationOptions } from "../calculate/calculation.js";
import { type Amount, toDecimal } from "../decimal/amount.js";
import type { Decimal } from "../decimal/decimal.js";
import type { FigureDefinition } from "../model/figure.js";
import type { Project } from "../model/project.js";
import { requireParsedProject } from "../model/require-parsed-project.js";
import { definedOnly } from "../objects/defined-only.js";
import { calculateVariants } from "../withhold/calculate-variants.js";
import { type ChosenFigure, chosenFigure } from "./chosen-figure.js";
import type { VariedInput } from "./input-change.js";
import type { WhatIfProblem } from "./problem.js";
import { varyInputs } from "./vary-inputs.js";

/** An input with its two ends: with `multiply`, 0.9 and 1.1 are 10% less and 10% more. */
export interface SensitivityInput<Value extends Amount = Decimal> extends VariedInput {
  readonly low: Value;
  readonly high: Value;
}

export interface SensitivityQuestion<Value extends Amount = Decimal> {
  readonly inputs: readonly SensitivityInput<Value>[];
  /** Paths of figures that are numbers. */
  readonly figures: readonly string[];
}

/** A figure with the input at one end. */
export interface FigureAtEnd {
  /** Absent where the calculation has no such figure. */
  readonly value?: Decimal;
  /** Codes of the issues that are errors at this end; the figure may be there all the same. */
  readonly errors: readonly string[];
}

export interface TornadoBar {
  readonly input: SensitivityInput;
  readonly low: FigureAtEnd;
  readonly high: FigureAtEnd;
  /** Distance between the two ends; absent where the figure is absent at one of them. */
  readonly swing?: Decimal;
}

/** Data of a tornado chart: the effect of each input on one figure. */
export interface Tornado {
  readonly path: string;
  readonly definition: FigureDefinition;
  /** Value with all inputs unchanged; absent if the calculation has no such figure. */
  readonly base?: Decimal;
  /** By swing, the widest first and those without one last; in the order asked for where they are equal. */
  readonly bars: readonly TornadoBar[];
}

export type SensitivityResult =
  | { readonly ok: true; readonly tornados: readonly Tornado[]; readonly calculations: number }
  | { readonly ok: false; readonly problems: readonly WhatIfProblem[] };

/**
 * One-at-a-time sensitivity: each input at its low and its high end, all other inputs unchanged.
 *
 *     swing = |figure at high − figure at low|
 *
 * The analysis takes one calculation, and two more for each input.
 *
 * @throws EngineError for a path that is not a numeric figure, for an amount that is not a number, and as
 * `calculateProject` does.
 *
 * @example
 * import { sensitivity } from "@epb/engine/whatif";
 *
 * const result = sensitivity(project, {
 *   inputs: [{ kind: "multiply", path: "financing.indexRate", low: "0.9", high: "1.1" }],
 *   figures: ["projectSummary.financialSummary.projectInterestRate"],
 * });
 * result.ok && result.tornados[0]?.bars[0]?.swing?.toFixed(); // "0.0062"
 */
export function sensitivity(
  project: Project,
  question: SensitivityQuestion<Amount>,
  options: CalculationOptions = {},
): SensitivityResult {
  requireParsedProject(project);
  const figures = question.figures.map(chosenFigure);
  const problems: WhatIfProblem[] = [];
  const projects = question.inputs.map(readInput).flatMap((input) => {
    const ends = projectsAtEnds(project, input);
    if (!ends.ok) problems.push(...ends.problems);
    return ends.ok ? [{ input, ...ends }] : [];
  });
  if (problems.length > 0) return { ok: false, problems };

  const { calculation: base, calculateVariant } = calculateVariants(project, options);
  const rows = projects.map(({ input, low, high }) => ({
    input,
    low: calculateVariant(low),
    high: calculateVariant(high),
  }));
  return {
    ok: true,
    tornados: figures.map((figure) => tornadoOf(figure, base, rows)),
    calculations: 1 + 2 * rows.length,
  };
}

const readInput = ({ path, kind, low, high }: SensitivityInput<Amount>): SensitivityInput => ({
  path,
  kind,
  low: toDecimal(low),
  high: toDecimal(high),
});

type Ends =
  | { readonly ok: true; readonly low: Project; readonly high: Project }
  | { readonly ok: false; readonly problems: readonly WhatIfProblem[] };

function projectsAtEnds(project: Project, input: SensitivityInput): Ends {
  const varied = varyInputs(project, [input]);
  if (!varied.ok) return varied;
  const low = varied.value([input.low]);
  const high = varied.value([input.high]);
  if (low.ok && high.ok) return { ok: true, low: low.value, high: high.value };
  return { ok: false, problems: [low, high].flatMap((end) => (end.ok ? [] : end.problems)) };
}

interface Row {
  readonly input: SensitivityInput;
  readonly low: Calculation;
  readonly high: Calculation;
}

function tornadoOf(figure: ChosenFigure, base: Calculation, rows: readonly Row[]): Tornado {
  const bars = rows.map(({ input, low, high }) => barOf(input, atEnd(figure, low), atEnd(figure, high)));
  const { path, definition } = figure;
  return {
    ...definedOnly({ path, definition, base: figure.read(base) }),
    bars: bars.sort((one, other) => widestFirst(one.swing, other.swing)),
  };
}

function atEnd(figure: ChosenFigure, calculation: Calculation): FigureAtEnd {
  return definedOnly({ value: figure.read(calculation), errors: errorCodes(calculation) });
}

/** The codes of a calculation's errors, each once. */
function errorCodes({ issues }: Calculation): readonly string[] {
  return [...new Set(issues.filter(({ severity }) => severity === "error").map(({ code }) => code))];
}

function barOf(input: SensitivityInput, low: FigureAtEnd, high: FigureAtEnd): TornadoBar {
  const swing = low.value === undefined || high.value === undefined ? undefined : high.value.minus(low.value).abs();
  return { input, low, high, ...(swing !== undefined && { swing }) };
}

function widestFirst(one: Decimal | undefined, other: Decimal | undefined): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  return other.comparedTo(one);
}
