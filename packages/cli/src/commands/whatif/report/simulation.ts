import { Decimal } from "@epb/engine";
import type { MonteCarloSimulation, SimulatedFigure } from "@epb/engine/whatif";
import { renderSpread } from "../../../format/bars.js";
import { formatFigure, inMoreDetail } from "../../../format/figure-value.js";
import type { Layout } from "../../../format/layout.js";
import { formatNumber, formatPercent, UNKNOWN } from "../../../format/numbers.js";
import { printable } from "../../../format/printable.js";
import { wrap } from "../../../format/wrap.js";
import type { WhatIfAnswer } from "../answer.js";
import { percentileName } from "../percentile-name.js";
import { figureColumnLines } from "./figure-columns.js";

/** Statistics of the figures over all trials. */
export function simulationLines(
  simulation: MonteCarloSimulation,
  { figureLabel }: WhatIfAnswer,
  layout: Layout,
): readonly string[] {
  const { columns, paint } = layout;
  const { seed, trials, trialsWithErrors, refusedTrials, figures, conditions, errors, refusals, inputs } = simulation;
  const counts = [
    `${count(trials)} trials, seed ${seed}`,
    ...(trialsWithErrors > 0 ? [`${count(trialsWithErrors)} with errors`] : []),
    ...(refusedTrials > 0 ? [`${count(refusedTrials)} not calculated`] : []),
  ];
  const fractions = figures.flatMap(({ statistics }) => statistics?.percentiles ?? []).map(({ fraction }) => fraction);
  const rows = [...new Set(fractions.map((fraction) => fraction.toFixed()))];
  return [
    ...wrap(counts.join("; "), columns).map((line) => paint("title", line)),
    // A spread over items that are drawn apart would be narrower.
    ...inputs
      .filter(({ path }) => path.includes("=*"))
      .flatMap(({ path }) => wrap(printable(`${path}: each trial draws one value for all of these items.`), columns))
      .map((line) => paint("quiet", line)),
    "",
    ...figureColumnLines(
      {
        header: "",
        align: "left",
        cells: [
          "current",
          "mean",
          "std. dev.",
          "minimum",
          ...rows.map((fraction) => percentileName(new Decimal(fraction))),
          "maximum",
          "histogram",
        ],
      },
      figures.map((figure) => ({ header: printable(figureLabel(figure.path)), cells: cellsOf(figure, rows) })),
      layout,
    ),
    ...(conditions.length === 0 ? [] : [""]),
    ...conditions.flatMap(({ name, probability, undecided }) =>
      wrap(
        `${printable(name)}: in ${formatPercent(probability)}% of the trials${undecided === 0 ? "" : `, ${count(undecided)} undecided`}`,
        columns,
      ),
    ),
    ...(errors.length + refusals.length === 0 ? [] : [""]),
    ...errors.flatMap(({ code, message, trials: met }) =>
      wrap(`${code} in ${count(met)} trials: ${printable(message)}`, columns),
    ),
    ...refusals.flatMap(({ problem, trials: met }) =>
      wrap(`${printable(problem.at)} in ${count(met)} trials: ${problem.input?.message ?? problem.message}`, columns),
    ),
  ];
}

function cellsOf({ definition, base, statistics }: SimulatedFigure, fractions: readonly string[]): readonly string[] {
  const cell = (value: Decimal | undefined): string =>
    value === undefined ? UNKNOWN : formatFigure(value, definition);
  // The mean of whole years is not whole.
  const fine = (value: Decimal | undefined): string =>
    value === undefined ? UNKNOWN : formatFigure(value, inMoreDetail(definition, value));
  const percentile = (wanted: string): Decimal | undefined =>
    statistics?.percentiles.find(({ fraction }) => fraction.toFixed() === wanted)?.value;
  return [
    cell(base),
    fine(statistics?.mean),
    fine(statistics?.standardDeviation),
    cell(statistics?.minimum),
    ...fractions.map((fraction) => cell(percentile(fraction))),
    cell(statistics?.maximum),
    renderSpread((statistics?.histogram ?? []).map((bin) => bin.count)),
  ];
}

const count = (number: number): string => formatNumber(new Decimal(number), 0);
