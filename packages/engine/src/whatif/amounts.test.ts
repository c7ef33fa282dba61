import { describe, expect, test } from "vitest";
import { parsed } from "../../testing/parsed.js";
import { plainProject } from "../../testing/plain-project.js";
import type { Amount } from "../decimal/amount.js";
import { Decimal } from "../decimal/decimal.js";
import type { Project } from "../model/project.js";
import { valueAtPath } from "../paths/value-at-path.js";
import { applyOverlay, calculateWithOverlay } from "./apply-overlay.js";
import { findBreakEven } from "./break-even.js";
import type { Distribution } from "./distribution.js";
import type { Changes } from "./input-change.js";
import { runMonteCarlo } from "./monte-carlo.js";
import { sensitivity } from "./sensitivity.js";

const PROJECT: Project = parsed(plainProject());
const INDEX_RATE = "financing.indexRate";
const TERM = "projectSummary.financialSummary.performancePeriodYears";

const rateAfter = (changes: Changes): string => {
  const result = applyOverlay(PROJECT, changes);
  return result.ok ? String(valueAtPath(result.project.data, INDEX_RATE)) : JSON.stringify(result.problems);
};

/** The same question with amounts of each kind. */
const KINDS: readonly (readonly [string, (text: string) => Amount])[] = [
  ["text", (text) => text],
  ["plain numbers", Number],
];
const decimal = (text: string): Amount => new Decimal(text);

describe("changes as an object", () => {
  test("set values by their paths, whether text, number, or decimal", () => {
    expect(rateAfter({ [INDEX_RATE]: "0.03" })).toBe("0.03");
    expect(rateAfter({ [INDEX_RATE]: 0.03 })).toBe("0.03");
    expect(rateAfter({ [INDEX_RATE]: new Decimal("0.03") })).toBe("0.03");
  });

  test("take a value away that is undefined", () => {
    expect(rateAfter({ [INDEX_RATE]: undefined })).toBe("undefined");
  });

  test("come to the same calculation as a list of changes", () => {
    expect(calculateWithOverlay(PROJECT, { [INDEX_RATE]: "0.03", "financing.awardDate": "2025-01-31" })).toEqual(
      calculateWithOverlay(PROJECT, [
        { kind: "set", path: INDEX_RATE, value: new Decimal("0.03") },
        { kind: "set", path: "financing.awardDate", value: "2025-01-31" },
      ]),
    );
  });

  test("with a value that is no number are refused as a problem, with its path", () => {
    const result = applyOverlay(PROJECT, { [INDEX_RATE]: "4%" });
    expect(result).toMatchObject({ ok: false, problems: [{ name: "value/refused", at: INDEX_RATE }] });
  });

  test("with more decimals than an input has are refused and not rounded", () => {
    expect(applyOverlay(PROJECT, { [INDEX_RATE]: "0.0400000000000000001" }).ok).toBe(false);
  });
});

describe.each(KINDS)("amounts as %s", (_, of) => {
  test("add and multiply as decimals do", () => {
    const changes = (amount: (text: string) => Amount): Changes => [
      { kind: "add", path: INDEX_RATE, amount: amount("0.01") },
      { kind: "multiply", path: INDEX_RATE, factor: amount("1.1") },
    ];
    // (0.04 + 0.01) × 1.1
    expect(rateAfter(changes(of))).toBe("0.055");
    expect(rateAfter(changes(of))).toBe(rateAfter(changes(decimal)));
  });

  test("are the ends of a sensitivity", () => {
    const ask = (amount: (text: string) => Amount) =>
      sensitivity(PROJECT, {
        inputs: [{ kind: "set", path: INDEX_RATE, low: amount("0.03"), high: amount("0.05") }],
        figures: [TERM],
      });
    expect(ask(of)).toMatchObject({ ok: true });
    expect(ask(of)).toEqual(ask(decimal));
  });

  test("are the range and the goal of a break-even", () => {
    const ask = (amount: (text: string) => Amount) =>
      findBreakEven(PROJECT, {
        input: { kind: "set", path: "other.guarPctEstSav" },
        from: amount("0.7"),
        to: amount("1"),
        step: amount("0.01"),
        figure: TERM,
        goal: { kind: "atMost", value: amount("10") },
      });
    expect(ask(of)).toMatchObject({ ok: true, kind: "found" });
    expect(ask(of)).toEqual(ask(decimal));
  });

  test("are the parameters of every distribution", () => {
    const distributions = (amount: (text: string) => Amount): readonly Distribution<Amount>[] => [
      { kind: "uniform", low: amount("0.03"), high: amount("0.05") },
      { kind: "triangular", low: amount("0.03"), mode: amount("0.04"), high: amount("0.05") },
      { kind: "normal", mean: amount("0.04"), standardDeviation: amount("0.01"), low: amount("0.01") },
      { kind: "discrete", values: [{ value: amount("0.03"), weight: amount("2") }] },
      { kind: "empirical", values: [amount("0.03"), amount("0.05")] },
    ];
    const ask = (amount: (text: string) => Amount) =>
      distributions(amount).map((distribution) =>
        runMonteCarlo(PROJECT, {
          seed: 1,
          trials: 3,
          inputs: [{ kind: "set", path: INDEX_RATE, distribution }],
          figures: [TERM],
          conditions: [{ name: "soon", figures: TERM, goal: { kind: "atMost", value: amount("10") } }],
          percentiles: [amount("0.5")],
        }),
      );
    expect(ask(of)).toMatchObject(distributions(of).map(() => ({ ok: true })));
    expect(ask(of)).toEqual(ask(decimal));
  });
});

test("an amount that is no number is refused with a sentence", () => {
  expect(() => applyOverlay(PROJECT, [{ kind: "add", path: INDEX_RATE, amount: "1%" }])).toThrow(
    '"1%" cannot be read as a number.',
  );
});

describe("a path that is mistyped", () => {
  test("of an input brings the nearest path", () => {
    const result = applyOverlay(PROJECT, { "financing.idexRate": "0.04" });
    const advice = result.ok ? "" : result.problems.map((problem) => problem.advice).join();
    expect(advice).toContain("Did you mean financing.indexRate?");
  });

  test("of a figure brings the nearest path", () => {
    expect(() => sensitivity(PROJECT, { inputs: [], figures: ["costSavings.totalPayment"] })).toThrow(
      "There is no calculated figure costSavings.totalPayment. Did you mean costSavings.totalPayments?",
    );
  });
});
