import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { parsed } from "../../testing/parsed.js";
import { plainFinancing, plainMeasure, plainProject } from "../../testing/plain-project.js";
import { project as anyCalculable } from "../../testing/project-arbitrary.js";
import { calculateProject } from "../calculate/calculate-project.js";
import { Decimal } from "../decimal/decimal.js";
import { valueAtPath } from "../paths/value-at-path.js";
import { type BreakEvenQuestion, type BreakEvenResult, findBreakEven } from "./break-even.js";
import type { Sample } from "./find-crossings.js";
import type { Goal } from "./goal.js";

const TERM = "projectSummary.financialSummary.performancePeriodYears";
const PRICE = "projectSummary.financialSummary.totalImplementationPrice";
const INTEREST = "projectSummary.financialSummary.totalInterest";
const RETAINED = "projectSummary.financialSummary.totalRetainedSavings";

const decimal = (text: string): Decimal => new Decimal(text);

/** $1,000,000 without interest; needed payment = 150 000 × guaranteed percentage, to the dollar, − 5 000. */
const WITHOUT_INTEREST = parsed(plainProject({ financing: plainFinancing({ indexRate: "0", addedPremium: "0" }) }));
const WITH_INTEREST = parsed(plainProject());

const atMost = (value: string): Goal => ({ kind: "atMost", value: decimal(value) });
const equals = (value: string): Goal => ({ kind: "equals", value: decimal(value) });

const percentage = (figure: string, goal: Goal): BreakEvenQuestion => ({
  input: { kind: "set", path: "other.guarPctEstSav" },
  from: decimal("0.8"),
  to: decimal("1"),
  step: decimal("0.0001"),
  figure,
  goal,
});

const priceFactor = (figure: string, goal: Goal): BreakEvenQuestion => ({
  input: { kind: "multiply", path: "ecms[uuid=*].implementation.baseConstructionCost" },
  from: decimal("0.5"),
  to: decimal("1.5"),
  step: decimal("0.001"),
  figure,
  goal,
});

const textOf = ({ at, figure }: Sample): readonly [string, string | undefined] => [at.toFixed(), figure?.toFixed()];

function only<Kind extends "found" | "jumps" | "several" | "notInRange">(
  result: BreakEvenResult,
  kind: Kind,
): Extract<BreakEvenResult, { kind: Kind }> {
  if (!result.ok || result.kind !== kind) throw new Error(JSON.stringify(result).slice(0, 500));
  return result as Extract<BreakEvenResult, { kind: Kind }>;
}

describe("a search over values that the input cannot have", () => {
  const beyondLimit = { from: decimal("0.8"), to: decimal("2") };

  test("gives no solution at the highest possible value", () => {
    const { crossing, scan } = only(
      findBreakEven(WITHOUT_INTEREST, { ...percentage(TERM, atMost("8")), ...beyondLimit }),
      "found",
    );
    expect(crossing.answer.at.toFixed()).toBe("0.8667");
    expect(scan.at(-1)?.at.toFixed()).toBe("1.5");
  });

  test("gives no solution at the lowest possible value", () => {
    // Incentives of $200,000 are above a cost of less.
    const implementation = { baseConstructionCost: "1000000", appliedIncentives: "200000" };
    const withIncentives = parsed(plainProject({ ecms: [plainMeasure({ implementation })] }));
    const { crossing, scan } = only(
      findBreakEven(withIncentives, {
        input: { kind: "set", path: "ecms[uuid=ecm-1].implementation.baseConstructionCost" },
        from: decimal("0"),
        to: decimal("1500000"),
        step: decimal("1000"),
        figure: PRICE,
        goal: atMost("700000"),
      }),
      "found",
    );
    expect(crossing.answer.at.toFixed()).toBe("900000");
    expect(scan[0]?.at.toFixed()).toBe("200000");
  });

  test("finds a solution between the last possible value of the scan and the limit", () => {
    const twoParts = { ...percentage(TERM, atMost("5")), ...beyondLimit, scanIntervals: 2 };
    // 205 000 guaranteed ÷ 150 000 = 1.36667; the scan looks at 0.8, 1.4, and 2.
    expect(only(findBreakEven(WITHOUT_INTEREST, twoParts), "found").crossing.answer.at.toFixed()).toBe("1.3667");
    const onePart = { ...twoParts, scanIntervals: 1 };
    expect(only(findBreakEven(WITHOUT_INTEREST, onePart), "found").crossing.answer.at.toFixed()).toBe("1.3667");
  });

  test("finds nothing where the figure depends on another input that cannot be used", () => {
    const unknown = { ...WITHOUT_INTEREST, unknownInputs: ["ecms[uuid=ecm-1].implementation.baseConstructionCost"] };
    const { data } = unknown;
    const without = { ...unknown, data: { ...data, ecms: data.ecms?.map(({ implementation: _, ...ecm }) => ecm) } };
    const result = only(findBreakEven(without as never, percentage(TERM, atMost("8"))), "notInRange");
    expect(result).toMatchObject({ isMetEverywhere: false, scan: [] });
  });
});

describe("a term of at most 8 years", () => {
  test("begins at the first guaranteed percentage that pays the loan in time", () => {
    // 1 000 000 ÷ 8 = 125 000 needed, so 130 000 guaranteed: 0.8667 × 150 000 = 130 005, and 0.8666 × 150 000 = 129 990.
    const { crossing, calculation, project } = only(
      findBreakEven(WITHOUT_INTEREST, percentage(TERM, atMost("8"))),
      "found",
    );
    expect(textOf(crossing.before)).toEqual(["0.8666", "9"]);
    expect(textOf(crossing.after)).toEqual(["0.8667", "8"]);
    expect(crossing.answer).toEqual(crossing.after);
    expect(project.data.other?.guarPctEstSav?.toFixed()).toBe("0.8667");
    expect(valueAtPath(calculation.calculatedValues, TERM)).toBe(8);
  });

  test("ends at the last price that is paid in time", () => {
    // 8 × 130 000 = 1 040 000
    const { crossing } = only(findBreakEven(WITHOUT_INTEREST, priceFactor(TERM, atMost("8"))), "found");
    expect(textOf(crossing.before)).toEqual(["1.04", "8"]);
    expect(textOf(crossing.after)).toEqual(["1.041", "9"]);
    expect(crossing.answer).toEqual(crossing.before);
  });

  test("is missed where there is no term at all", () => {
    // 25 × 130 000 = 3 250 000; above it the term is over 25 years, and absent.
    const question = { ...priceFactor(TERM, atMost("25")), to: decimal("5") };
    const { crossing } = only(findBreakEven(WITHOUT_INTEREST, question), "found");
    expect(textOf(crossing.before)).toEqual(["3.25", "25"]);
    expect(textOf(crossing.after)).toEqual(["3.251", undefined]);
  });

  test.each([
    ["3", false],
    ["20", true],
  ])("that is %s years instead is met everywhere or nowhere", (years, isMetEverywhere) => {
    const result = only(findBreakEven(WITHOUT_INTEREST, percentage(TERM, atMost(years))), "notInRange");
    expect(result.isMetEverywhere).toBe(isMetEverywhere);
    // 0.8: 120 000 − 5 000 = 115 000 a year; 1: 145 000 a year.
    expect(result.scan.map(textOf).at(0)).toEqual(["0.8", "9"]);
    expect(result.scan.map(textOf).at(-1)).toEqual(["1", "7"]);
    expect(result.calculations).toBe(41);
  });
});

describe("a figure that has to equal a value", () => {
  test("is met by the exact value of the input where it can be", () => {
    const { crossing } = only(findBreakEven(WITH_INTEREST, priceFactor(PRICE, equals("1234567.89"))), "found");
    expect(textOf(crossing.before)).toEqual(["1.234", "1234000"]);
    expect(textOf(crossing.after)).toEqual(["1.235", "1235000"]);
    expect(crossing.answer && textOf(crossing.answer)).toEqual(["1.23456789", "1234567.89"]);
  });

  test("is met at a step of the scan", () => {
    const { crossing } = only(findBreakEven(WITH_INTEREST, priceFactor(PRICE, equals("1000000"))), "found");
    expect(textOf(crossing.before)).toEqual(["0.999", "999000"]);
    expect(crossing.answer && textOf(crossing.answer)).toEqual(["1", "1000000"]);
  });

  test("counts a stretch on the value as one place, where it comes to it", () => {
    // 8 years from 0.8667 until 7 × 142 857.15 would do: (142 857.15 + 5 000) ÷ 150 000 = 0.9857
    const { crossing } = only(findBreakEven(WITHOUT_INTEREST, percentage(TERM, equals("8"))), "found");
    expect([textOf(crossing.before), textOf(crossing.after)]).toEqual([
      ["0.8666", "9"],
      ["0.8667", "8"],
    ]);
  });

  test("that begins on the value is where it leaves it", () => {
    const { crossing } = only(findBreakEven(WITHOUT_INTEREST, percentage(TERM, equals("9"))), "found");
    expect([textOf(crossing.before), textOf(crossing.after)]).toEqual([
      ["0.8666", "9"],
      ["0.8667", "8"],
    ]);
    expect(crossing.answer).toEqual(crossing.before);
  });

  test("may jump over it", () => {
    // Total retained = years × guaranteed − 1 000 000: 9 × 129 990 − 1 000 000 = 169 910, then 8 × 130 005 − 1 000 000.
    const question = { ...percentage(RETAINED, equals("150000")), from: decimal("0.86"), to: decimal("0.87") };
    const several = only(findBreakEven(WITHOUT_INTEREST, { ...question, from: decimal("0.85") }), "several");
    expect(several.crossings).toHaveLength(2);
    const { crossing } = only(findBreakEven(WITHOUT_INTEREST, question), "jumps");
    expect(textOf(crossing.before)).toEqual(["0.8666", "169910"]);
    expect(textOf(crossing.after)).toEqual(["0.8667", "40040"]);
    expect(crossing).not.toHaveProperty("answer");
  });

  test("is told in all its places where it goes up and down", () => {
    // 8 × 137 500 = 1 100 000 is met between two falls; 9 × 122 222 and 9 × 122 223 are not 1 100 000.
    const { crossings } = only(findBreakEven(WITHOUT_INTEREST, percentage(RETAINED, equals("100000"))), "several");
    expect(crossings.map(({ before, answer }) => [before.at.toFixed(), answer?.figure?.toFixed()])).toEqual([
      ["0.8148", undefined],
      ["0.8666", undefined],
      ["0.9166", "100000"],
      ["0.9857", undefined],
    ]);
  });
});

describe("a question", () => {
  test("with errors gets all of them at once", () => {
    const result = findBreakEven(WITH_INTEREST, {
      ...percentage(TERM, atMost("8")),
      input: { kind: "set", path: "other.percentage" },
      from: decimal("1"),
      to: decimal("0.5"),
      step: decimal("0"),
      scanIntervals: 0,
    });
    expect(result.ok || result.problems.map(({ name, at }) => [name, at])).toEqual([
      ["path/unknown", "other.percentage"],
      ["range/empty", "to"],
      ["range/step", "step"],
      ["count/out-of-range", "scanIntervals"],
    ]);
  });

  test("may not reach values that the input cannot have", () => {
    const result = findBreakEven(WITH_INTEREST, { ...percentage(TERM, atMost("8")), from: decimal("-0.1") });
    expect(result).toMatchObject({ ok: false, problems: [{ name: "value/refused", at: "other.guarPctEstSav" }] });
  });

  test("in whole numbers is answered in whole numbers", () => {
    const result = findBreakEven(WITH_INTEREST, {
      input: { kind: "set", path: "financing.implementationPeriodMonths" },
      from: decimal("0"),
      to: decimal("120"),
      step: decimal("1"),
      figure: PRICE,
      goal: equals("1"),
    });
    expect(result).toMatchObject({ ok: true, kind: "notInRange", isMetEverywhere: false });
  });
});

describe("laws", () => {
  test("the answer brings the figure to its goal, and its neighbour does not", () => {
    let found = 0;
    fc.assert(
      fc.property(anyCalculable, fc.integer({ min: 2, max: 25 }), (json, years) => {
        const result = findBreakEven(parsed(json), {
          input: { kind: "multiply", path: "ecms[uuid=*].implementation.baseConstructionCost" },
          from: decimal("0.2"),
          to: decimal("3"),
          step: decimal("0.001"),
          figure: TERM,
          goal: { kind: "atMost", value: new Decimal(years) },
          scanIntervals: 10,
        });
        if (!result.ok || result.kind !== "found") return;
        found++;
        const { before, after, answer } = result.crossing;
        const neighbour = answer.at.eq(before.at) ? after : before;
        expect(after.at.minus(before.at).toFixed()).toBe("0.001");
        expect(answer.figure?.lte(years)).toBe(true);
        expect(neighbour.figure?.lte(years) ?? false).toBe(false);
        expect(valueAtPath(calculateProject(result.project).calculatedValues, TERM)).toBe(answer.figure?.toNumber());
        // 11 for the scan, ⌈log2(2800 ÷ 10)⌉ + 1 for the place, 1 for the answer.
        expect(result.calculations).toBeLessThanOrEqual(11 + 9 + 1 + 1);
      }),
      { numRuns: runs(20), seed: 40 },
    );
    expect(found).toBeGreaterThan(5);
  });

  test("the value found reproduces the figure it was asked for, to the cent", () => {
    fc.assert(
      fc.property(fc.integer({ min: 105_000, max: 145_000 }), (thousandths) => {
        const rate = new Decimal(thousandths).div(1_000_000);
        const asked = calculateProject({
          ...WITH_INTEREST,
          data: { ...WITH_INTEREST.data, financing: { ...WITH_INTEREST.data.financing, indexRate: rate } },
        });
        const wanted = valueAtPath(asked.calculatedValues, "amortization.detail[year=1,month=6].interest") as Decimal;
        const result = findBreakEven(WITH_INTEREST, {
          input: { kind: "set", path: "financing.indexRate" },
          from: decimal("0.1"),
          to: decimal("0.15"),
          step: decimal("0.001"),
          figure: "amortization.detail[year=1,month=6].interest",
          goal: { kind: "equals", value: wanted },
          scanIntervals: 5,
        });
        const { crossing } = only(result, "found");
        expect(crossing.answer.figure?.minus(wanted).abs().lte("0.005")).toBe(true);
        expect(crossing.answer.at.minus(rate).abs().lte("0.000001")).toBe(true);
      }),
      { numRuns: runs(8) },
    );
  });

  test("an amount of interest is reached at one rate, and not at the rate below it", () => {
    const result = findBreakEven(WITH_INTEREST, {
      input: { kind: "set", path: "financing.indexRate" },
      from: decimal("0"),
      to: decimal("0.06"),
      step: decimal("0.0001"),
      figure: INTEREST,
      goal: { kind: "atLeast", value: decimal("250000") },
    });
    const { crossing } = only(result, "found");
    expect(crossing.answer).toEqual(crossing.after);
    expect(crossing.before.figure?.lt(250_000)).toBe(true);
  });
});
