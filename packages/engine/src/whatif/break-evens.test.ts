import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { expressProject } from "../../testing/express-project.js";
import { parsed } from "../../testing/parsed.js";
import { plainFinancing, plainProject } from "../../testing/plain-project.js";
import { project as anyCalculable } from "../../testing/project-arbitrary.js";
import { calculateProject } from "../calculate/calculate-project.js";
import { Decimal } from "../decimal/decimal.js";
import { findBreakEven } from "./break-even.js";
import {
  type BreakEvenPiece,
  type BreakEvenRange,
  type FigureGoal,
  findBreakEvens,
  searchBreakEvens,
} from "./break-evens.js";

const summary = (name: string): string => `projectSummary.financialSummary.${name}`;
const decimal = (text: string): Decimal => new Decimal(text);

/** $1,000,000 without interest; needed payment = 150 000 × guaranteed percentage, to the dollar, − 5 000. */
const WITHOUT_INTEREST = parsed(plainProject({ financing: plainFinancing({ indexRate: "0", addedPremium: "0" }) }));

const GUARANTEE: BreakEvenRange = {
  input: { kind: "set", path: "other.guarPctEstSav" },
  from: decimal("0.8"),
  to: decimal("1"),
  step: decimal("0.0001"),
};
const TERM_OF_8: FigureGoal = {
  figure: summary("performancePeriodYears"),
  goal: { kind: "atMost", value: decimal("8") },
};
const RETAINED_100_000: FigureGoal = {
  figure: summary("totalRetainedSavings"),
  goal: { kind: "equals", value: decimal("100000") },
};
const PRICE_OF_1: FigureGoal = {
  figure: summary("totalImplementationPrice"),
  goal: { kind: "equals", value: decimal("1") },
};

describe("several figures at once", () => {
  test("have the answers that each has by itself", () => {
    const seen = new Set<string>();
    const name = fc.constantFrom(
      ...["performancePeriodYears", "totalImplementationPrice", "totalInterest", "totalRetainedSavings"],
      ...["totalPayments", "simplePayback"],
    );
    const goal = fc.record({
      name,
      kind: fc.constantFrom("atMost" as const, "atLeast" as const, "equals" as const),
      // In percent of the current figure.
      percent: fc.integer({ min: 30, max: 300 }),
    });
    fc.assert(
      fc.property(anyCalculable, fc.array(goal, { minLength: 1, maxLength: 3 }), (json, asked) => {
        const project = parsed(json);
        const { calculatedValues } = calculateProject(project);
        const figures: Readonly<Record<string, unknown>> = { ...calculatedValues.projectSummary?.financialSummary };
        const goals = asked.map(({ name: member, kind, percent }): FigureGoal => {
          const value = new Decimal(String(figures[member] ?? 1)).times(percent).div(100);
          return { figure: summary(member), goal: { kind, value } };
        });
        const range: BreakEvenRange = {
          input: { kind: "multiply", path: "ecms[uuid=*].implementation.baseConstructionCost" },
          from: decimal("0.5"),
          to: decimal("2"),
          step: decimal("0.001"),
          scanIntervals: 12,
        };
        const together = findBreakEvens(project, { ...range, goals });
        if (!together.ok) throw new Error(JSON.stringify(together.problems));
        let calculations = 0;
        for (const [index, each] of goals.entries()) {
          const alone = findBreakEven(project, { ...range, ...each });
          expect(alone).toMatchObject({ ok: true, ...together.breakEvens[index] });
          if (!alone.ok) continue;
          seen.add(alone.kind);
          calculations += alone.calculations - (alone.kind === "found" ? 1 : 0);
        }
        expect(together.calculations).toBeLessThanOrEqual(calculations - 13 * (goals.length - 1));
      }),
      { numRuns: runs(10), seed: 7 },
    );
    expect([...seen]).toEqual(expect.arrayContaining(["found", "notInRange", "several"]));
  });

  test("are refused together where the range reaches a value that the input cannot have", () => {
    const question = { ...GUARANTEE, from: decimal("-0.1"), goals: [TERM_OF_8, PRICE_OF_1] };
    expect(findBreakEvens(WITHOUT_INTEREST, question)).toMatchObject({
      ok: false,
      problems: [{ name: "value/refused", at: "other.guarPctEstSav" }],
    });
  });

  test("are refused individually if only the search reaches such a value", () => {
    // Scanned at 2, 6, 10, 14, 18, and 22 years; the halving tries 16, 15, and then 14½ years.
    const years: BreakEvenRange = {
      input: { kind: "set", path: "express.financing.financeTermYears" },
      from: decimal("2"),
      to: decimal("22"),
      step: decimal("0.5"),
      scanIntervals: 5,
    };
    const interestOf: FigureGoal = {
      figure: "express.totalInterest",
      goal: { kind: "atLeast", value: decimal("400000") },
    };
    const result = findBreakEvens(parsed(expressProject()), { ...years, goals: [interestOf, PRICE_OF_1] });
    expect(result).toMatchObject({
      ok: true,
      breakEvens: [
        { kind: "refused", problems: [{ name: "value/refused", at: "express.financing.financeTermYears" }] },
        { kind: "notInRange" },
      ],
    });
    expect(findBreakEven(parsed(expressProject()), { ...years, ...interestOf })).toMatchObject({ ok: false });
  });
});

describe("a search piece by piece", () => {
  const goals = [TERM_OF_8, RETAINED_100_000, PRICE_OF_1];
  const pieces = (): readonly BreakEvenPiece[] => [
    ...searchBreakEvens(WITHOUT_INTEREST, { ...GUARANTEE, goals, scanIntervals: 40 }),
  ];

  test("yields every value of the scan, every place, and every answer, in this order", () => {
    const told = pieces();
    expect(told.slice(0, 41)).toEqual(
      Array.from({ length: 41 }, (_, index) => ({ kind: "scanned", values: index + 1, of: 41 })),
    );
    // The term reaches 8 years at one place, the retained savings $100,000 at four, the price nowhere.
    expect(told.slice(41).map((piece) => (piece.kind === "narrowed" ? piece : piece.kind))).toEqual([
      { kind: "narrowed", places: 1, of: 5 },
      "answered",
      { kind: "narrowed", places: 2, of: 5 },
      { kind: "narrowed", places: 3, of: 5 },
      { kind: "narrowed", places: 4, of: 5 },
      { kind: "narrowed", places: 5, of: 5 },
      "answered",
      "answered",
    ]);
  });

  test("has the answers of a search in one step", () => {
    const answers = pieces().flatMap((piece) => (piece.kind === "answered" ? [piece] : []));
    const whole = findBreakEvens(WITHOUT_INTEREST, { ...GUARANTEE, goals, scanIntervals: 40 });
    expect(answers.map(({ goal }) => goal)).toEqual([0, 1, 2]);
    expect(answers.map(({ breakEven }) => breakEven)).toEqual(whole.ok && whole.breakEvens);
    expect(answers.map(({ breakEven }) => breakEven.kind)).toEqual(["found", "several", "notInRange"]);
  });
});
