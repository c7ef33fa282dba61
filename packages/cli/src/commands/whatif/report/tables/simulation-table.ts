import type { Decimal, FigureDefinition } from "@epb/engine";
import type { MonteCarloSimulation, SimulatedFigure } from "@epb/engine/whatif";
import { inMoreDetail } from "../../../../format/figure-value.js";
import type { WhatIfAnswer } from "../../answer.js";
import { percentileName } from "../../percentile-name.js";
import { type AnswerCell, type AnswerTable, columnsOf, countCell, figureCell } from "./answer-table.js";

/** A row for each figure, then a row with a probability for each condition. */
export function simulationTable(simulation: MonteCarloSimulation, { figureLabel }: WhatIfAnswer): AnswerTable {
  const { seed, trials, trialsWithErrors, refusedTrials, figures, conditions } = simulation;
  const fractions = figures.flatMap(({ statistics }) => statistics?.percentiles ?? []).map(({ fraction }) => fraction);
  const percentiles = [...new Set(fractions.map(percentileName))];
  const run = [trials, trialsWithErrors, refusedTrials, seed].map(countCell);
  const statistics = {
    base: "Figure now",
    mean: "Mean",
    standardDeviation: "Standard deviation",
    minimum: "Minimum",
    ...Object.fromEntries(percentiles.map((name) => [name, name])),
    maximum: "Maximum",
  };
  return {
    kind: "simulation",
    columns: columnsOf({
      kind: "Kind",
      path: undefined,
      label: "Figure or condition",
      unit: "Unit",
      trials: "Trials",
      trialsWithErrors: "Trials with errors",
      refusedTrials: "Trials without a result",
      seed: "Seed",
      ...statistics,
      probability: "Probability",
      undecidedTrials: "Undecided trials",
    }),
    rows: [
      ...figures.map((figure) => [
        ...["figure", figure.path, figureLabel(figure.path), figure.definition.unit ?? "", ...run],
        ...statisticCells(figure, percentiles),
        ...["", ""],
      ]),
      ...conditions.map(({ name, probability, undecided }) => [
        ...["condition", "", name, "", ...run],
        ...Object.keys(statistics).map(() => ""),
        ...[{ text: probability.toFixed(), quantity: "fraction" }, countCell(undecided)],
      ]),
    ],
  };
}

function statisticCells(
  { definition, base, statistics }: SimulatedFigure,
  percentiles: readonly string[],
): readonly AnswerCell[] {
  const values = new Map(statistics?.percentiles.map(({ fraction, value }) => [percentileName(fraction), value]));
  return [
    figureCell(base, definition),
    fineCell(statistics?.mean, definition),
    fineCell(statistics?.standardDeviation, definition),
    figureCell(statistics?.minimum, definition),
    ...percentiles.map((name) => figureCell(values.get(name), definition)),
    figureCell(statistics?.maximum, definition),
  ];
}

/** The mean of whole years is not whole. */
const fineCell = (value: Decimal | undefined, definition: FigureDefinition): AnswerCell =>
  value === undefined ? "" : figureCell(value, inMoreDetail(definition, value));
