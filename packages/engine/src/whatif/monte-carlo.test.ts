import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { readFixture } from "../../testing/fixtures.js";
import { parsed } from "../../testing/parsed.js";
import { plainFinancing, plainMeasure, plainProject } from "../../testing/plain-project.js";
import { calculateProject } from "../calculate/calculate-project.js";
import { Decimal } from "../decimal/decimal.js";
import type { Project } from "../model/project.js";
import { valueAtPath } from "../paths/value-at-path.js";
import type { Distribution } from "./distribution.js";
import { type MonteCarloSimulation, runMonteCarlo } from "./monte-carlo.js";
import type { MonteCarloQuestion } from "./monte-carlo-question.js";

const PRICE = "projectSummary.financialSummary.totalImplementationPrice";
const TERM = "projectSummary.financialSummary.performancePeriodYears";
const NEEDED = "amortization.summary[year=1].neededPayment";
const BASE_COST = "ecms[uuid=*].implementation.baseConstructionCost";

const decimal = (value: string | number): Decimal => new Decimal(value);
const uniform = (low: string, high: string): Distribution => ({
  kind: "uniform",
  low: decimal(low),
  high: decimal(high),
});

/** $1,000,000 at no interest, paid with 135 000 − 5 000 = $130,000 a year. */
const PROJECT = parsed(plainProject({ financing: plainFinancing({ indexRate: "0", addedPremium: "0" }) }));

function simulate(question: Partial<MonteCarloQuestion>, project: Project = PROJECT): MonteCarloSimulation {
  const result = runMonteCarlo(project, { seed: 1, trials: 20, inputs: [], figures: [], ...question });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

const COST_AND_GUARANTEE: Partial<MonteCarloQuestion> = {
  inputs: [
    { kind: "multiply", path: BASE_COST, distribution: uniform("0.9", "1.1") },
    { kind: "set", path: "other.guarPctEstSav", distribution: uniform("0.85", "0.95"), decimals: 4 },
  ],
  figures: [PRICE, NEEDED, TERM],
};

describe("a Monte Carlo simulation", () => {
  test("summarizes the figures", () => {
    const { figures, inputs, ...outcomes } = simulate({ ...COST_AND_GUARANTEE, trials: 200, histogramBins: 5 });
    expect(outcomes).toMatchObject({ trials: 200, calculatedTrials: 200, trialsWithErrors: 0, refusedTrials: 0 });
    const [price, needed] = figures;
    // 1 000 000 × 0.9 … 1.1; 150 000 × 0.85 … 0.95 − 5 000
    expect(price?.statistics?.minimum.gte(900_000)).toBe(true);
    expect(price?.statistics?.maximum.lte(1_100_000)).toBe(true);
    expect(needed?.statistics?.minimum.gte(122_500)).toBe(true);
    expect(needed?.statistics?.maximum.lte(137_500)).toBe(true);
    expect(price?.base?.toFixed()).toBe("1000000");
    expect(price?.statistics?.histogram).toHaveLength(5);
    expect(price?.definition.label).toBe("Total implementation price");
    // The drawn values are reported, too: the price is the factor times a million.
    expect(inputs[0]?.statistics?.mean.times(1_000_000)).toEqual(price?.statistics?.mean);
  });

  test("has a mean within five standard errors of the expected one, for a figure proportional to its input", () => {
    const trials = 400;
    const { figures } = simulate(
      {
        seed: 20_261_123,
        trials,
        inputs: [
          { kind: "multiply", path: BASE_COST, distribution: uniform("0.9", "1.1") },
          {
            kind: "set",
            path: "ecms[uuid=*].implementation.deliveryCharge",
            distribution: { kind: "triangular", low: decimal(0), mode: decimal(30_000), high: decimal(90_000) },
          },
        ],
        figures: [PRICE],
      },
      withDelivery(),
    );
    // Mean 1 000 000 + (0 + 30 000 + 90 000) ÷ 3; variance 200 000² ÷ 12 + (0 + 9 + 81 − 0 − 0 − 27) × 10⁸ ÷ 18.
    const variance = 200_000 ** 2 / 12 + 63e8 / 18;
    const mean = Number(figures[0]?.statistics?.mean);
    expect(Math.abs(mean - 1_040_000)).toBeLessThan(5 * Math.sqrt(variance / trials));
    expect(Number(figures[0]?.statistics?.standardError) / Math.sqrt(variance / trials)).toBeCloseTo(1, 0);
  });

  test("says how likely a condition is", () => {
    const { conditions, figures } = simulate({
      ...COST_AND_GUARANTEE,
      trials: 100,
      conditions: [
        {
          name: "kept",
          figures: "costSavings.years[year=*].retainedSavings",
          goal: { kind: "atLeast", value: decimal(0) },
        },
        { name: "8 years", figures: TERM, goal: { kind: "atMost", value: decimal(8) } },
        { name: "never", figures: PRICE, goal: { kind: "atMost", value: decimal(1) } },
      ],
    });
    expect(conditions[0]).toEqual({ name: "kept", held: 100, missed: 0, undecided: 0, probability: decimal(1) });
    expect(conditions[2]).toEqual({ name: "never", held: 0, missed: 100, undecided: 0, probability: decimal(0) });
    const inTime = figures[2]?.statistics;
    const [, eight] = conditions;
    expect(eight?.held).toBeGreaterThan(0);
    expect(eight?.missed).toBeGreaterThan(0);
    expect(inTime?.minimum.lte(8)).toBe(true);
    expect(eight?.probability).toEqual(decimal(eight?.held ?? 0).div(100));
  });

  test("draws whole numbers and listed values unchanged", () => {
    const { figures, inputs } = simulate({
      trials: 60,
      inputs: [
        {
          kind: "set",
          path: "financing.implementationPeriodMonths",
          distribution: { kind: "empirical", values: [6, 12, 18].map(decimal) },
        },
        {
          kind: "set",
          path: BASE_COST,
          distribution: {
            kind: "discrete",
            values: [
              { value: decimal("650000.12345678901"), weight: decimal(1) },
              { value: decimal("1300000"), weight: decimal(3) },
            ],
          },
        },
      ],
      figures: [PRICE],
    });
    expect(inputs[0]?.statistics?.minimum.toFixed()).toBe("6");
    expect(figures[0]?.statistics?.minimum.toFixed()).toBe("650000.12345678901");
    expect(figures[0]?.statistics?.maximum.toFixed()).toBe("1300000");
  });
});

const withDelivery = (): Project =>
  parsed(
    plainProject({
      ecms: [plainMeasure({ implementation: { baseConstructionCost: "1000000", deliveryCharge: "40000" } })],
    }),
  );

describe("a trial that cannot be calculated", () => {
  test("is counted with the value that was refused", () => {
    const result = simulate({
      trials: 50,
      inputs: [{ kind: "add", path: "financing.indexRate", distribution: uniform("-0.01", "0.01") }],
      figures: [PRICE],
      conditions: [{ name: "any", figures: PRICE, goal: { kind: "atLeast", value: decimal(0) } }],
    });
    expect(result.refusedTrials).toBeGreaterThan(10);
    expect(result.calculatedTrials + result.refusedTrials).toBe(50);
    expect(result.refusals).toMatchObject([
      { problem: { name: "value/refused", at: "financing.indexRate" }, trials: result.refusedTrials },
    ]);
    expect(result.figures[0]?.statistics?.count).toBe(result.calculatedTrials);
    expect(result.figures[0]?.absentTrials).toBe(result.refusedTrials);
    expect(result.conditions[0]).toMatchObject({ held: result.calculatedTrials, undecided: result.refusedTrials });
    expect(result.inputs[0]?.statistics?.count).toBe(50);
  });

  test("with an error keeps the figures that do not depend on it", () => {
    // Above 25 × 130 000 = 3 250 000 there is no valid performance period.
    const result = simulate({
      trials: 50,
      inputs: [{ kind: "set", path: BASE_COST, distribution: uniform("3000000", "3500000"), decimals: 0 }],
      figures: [PRICE, TERM],
      conditions: [{ name: "25 years", figures: TERM, goal: { kind: "atMost", value: decimal(25) } }],
    });
    const [price, term] = result.figures;
    expect(result.trialsWithErrors).toBeGreaterThan(5);
    expect(result.calculatedTrials + result.trialsWithErrors).toBe(50);
    expect(result.errors).toMatchObject([{ code: "EPB-PER-001", trials: result.trialsWithErrors }]);
    expect(price?.absentTrials).toBe(0);
    expect(term?.absentTrials).toBe(result.trialsWithErrors);
    expect(result.conditions[0]).toMatchObject({
      held: result.calculatedTrials,
      missed: 0,
      undecided: result.trialsWithErrors,
    });
  });
});

describe("a question", () => {
  test("with errors gets all of them at once", () => {
    const result = runMonteCarlo(PROJECT, {
      seed: -1,
      trials: 0,
      inputs: [
        { kind: "multiply", path: BASE_COST, distribution: uniform("2", "1"), decimals: 16 },
        { kind: "add", path: "financing.awardDate", distribution: uniform("0", "1") },
      ],
      figures: [PRICE],
      percentiles: [decimal("95")],
      histogramBins: 0.5,
    });
    expect(result.ok || result.problems.map(({ name, at }) => [name, at])).toEqual([
      ["count/out-of-range", "seed"],
      ["count/out-of-range", "trials"],
      ["count/out-of-range", "histogramBins"],
      ["fraction/out-of-range", "percentiles"],
      ["distribution/disordered", BASE_COST],
      ["count/out-of-range", BASE_COST],
      ["path/not-a-number", "financing.awardDate"],
    ]);
  });
});

describe("laws", () => {
  const text = (question: Partial<MonteCarloQuestion>): string =>
    JSON.stringify(simulate({ ...COST_AND_GUARANTEE, ...question }));

  test("the same seed gives the same result, to the byte, and another seed another", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (seed) => {
        expect(text({ seed })).toBe(text({ seed }));
        expect(text({ seed })).not.toBe(text({ seed: seed === 0 ? 1 : seed - 1 }));
      }),
      { numRuns: runs(5) },
    );
  });

  test("more trials begin with the same ones", () => {
    const [few, many] = [
      simulate({ ...COST_AND_GUARANTEE, trials: 5 }),
      simulate({ ...COST_AND_GUARANTEE, trials: 50 }),
    ];
    expect(many.inputs[0]?.statistics?.minimum.lte(few.inputs[0]?.statistics?.minimum ?? 0)).toBe(true);
  });

  test("distributions of a single value give the figures of the calculation, without deviation", () => {
    for (const name of ["school-district", "federal-espc", "example-monthly-beginning"]) {
      const project = parsed(readFixture(`projects/${name}.json`));
      const one: Distribution = { kind: "triangular", low: decimal(1), mode: decimal(1), high: decimal(1) };
      const none: Distribution = { kind: "normal", mean: decimal(0), standardDeviation: decimal(0) };
      const paths = [PRICE, TERM, "projectSummary.financialSummary.totalInterest"];
      const { figures } = simulate(
        {
          trials: 3,
          inputs: [
            { kind: "multiply", path: BASE_COST, distribution: one },
            { kind: "add", path: "financing.indexRate", distribution: none },
          ],
          figures: paths,
        },
        project,
      );
      const { calculatedValues } = calculateProject(project);
      for (const { path, statistics, base } of figures) {
        const figure = String(valueAtPath(calculatedValues, path));
        expect([path, statistics?.mean.toFixed(), base?.toFixed()]).toEqual([path, figure, figure]);
        expect(statistics?.standardDeviation?.toFixed()).toBe("0");
        expect(statistics?.percentiles.every(({ value }) => value.toFixed() === figure)).toBe(true);
      }
    }
  });

  test("percentiles are in order, and lie between the smallest and the largest value", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (seed) => {
        for (const { statistics } of simulate({ ...COST_AND_GUARANTEE, seed }).figures) {
          const values = statistics?.percentiles.map(({ value }) => value) ?? [];
          expect(values).toHaveLength(7);
          const all = [statistics?.minimum, ...values, statistics?.maximum];
          for (const [index, value] of all.entries()) expect(value?.lte(all[index + 1] ?? value)).toBe(true);
        }
      }),
      { numRuns: runs(10) },
    );
  });
});
