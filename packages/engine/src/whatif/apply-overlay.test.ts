import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { asJson } from "../../testing/json.js";
import { parsed } from "../../testing/parsed.js";
import { plainMeasure, plainProject } from "../../testing/plain-project.js";
import { project as anyCalculable } from "../../testing/project-arbitrary.js";
import { Decimal } from "../decimal/decimal.js";
import type { Project } from "../model/project.js";
import { listInputs } from "../paths/list-inputs.js";
import { valueAtPath } from "../paths/value-at-path.js";
import { calculateKnownFigures } from "../withhold/calculate-known-figures.js";
import { applyOverlay, calculateWithOverlay, type OverlayResult } from "./apply-overlay.js";
import type { InputChange, Overlay } from "./input-change.js";
import type { WhatIfProblem } from "./problem.js";

const decimal = (text: string): Decimal => new Decimal(text);

const BASE: Project = parsed(
  plainProject({
    escalationRates: [2, 3].flatMap((year) => [
      { fieldId: 1, year, value: "0.02" },
      { fieldId: 3, year, value: "0.05" },
    ]),
    ecms: [plainMeasure(), plainMeasure({ uuid: "ecm-2", baseline: [{ fieldId: 1, value: "5" }] })],
  }),
);

function changed(overlay: Overlay, project: Project = BASE): Project {
  const result = applyOverlay(project, overlay);
  if (!result.ok) throw new Error(JSON.stringify(result.problems, undefined, 1));
  return result.project;
}

function problemsOf(overlay: Overlay): readonly WhatIfProblem[] {
  const result = applyOverlay(BASE, overlay);
  return result.ok ? [] : result.problems;
}

const textAt = (project: Project, path: string): string | undefined => {
  const value = valueAtPath(project.data, path);
  return value === undefined ? undefined : String(value);
};

describe("an overlay", () => {
  test("sets, adds, multiplies and takes away", () => {
    const after = changed([
      { kind: "set", path: "other.guarPctEstSav", value: "0.85" },
      { kind: "add", path: "financing.indexRate", amount: decimal("0.005") },
      { kind: "multiply", path: "ecms[uuid=ecm-1].implementation.baseConstructionCost", factor: decimal("1.1") },
      { kind: "remove", path: "financing.addedPremium" },
    ]);
    expect(textAt(after, "other.guarPctEstSav")).toBe("0.85");
    // 0.04 + 0.005
    expect(textAt(after, "financing.indexRate")).toBe("0.045");
    // 1 000 000 × 1.1
    expect(textAt(after, "ecms[uuid=ecm-1].implementation.baseConstructionCost")).toBe("1100000");
    expect(textAt(after, "ecms[uuid=ecm-2].implementation.baseConstructionCost")).toBe("1000000");
    expect(textAt(after, "financing.addedPremium")).toBeUndefined();
  });

  test("reaches every item for which a key is open", () => {
    const after = changed([
      { kind: "add", path: "escalationRates[fieldId=1,year=*].value", amount: decimal("0.01") },
      { kind: "multiply", path: "performancePeriod[year=*].retainedSavings", factor: decimal("0.5") },
    ]);
    expect(after.data.escalationRates?.map(({ value }) => value.toFixed())).toEqual(["0.03", "0.05", "0.03", "0.05"]);
    expect(new Set(after.data.performancePeriod?.map((year) => year.retainedSavings?.toFixed()))).toEqual(
      new Set(["2500"]),
    );
  });

  test("makes one change after the other", () => {
    const after = changed([
      { kind: "remove", path: "ecms[uuid=ecm-2]" },
      { kind: "set", path: "ecms[uuid=*].implementation.baseConstructionCost", value: "200" },
      { kind: "multiply", path: "ecms[uuid=*].implementation.baseConstructionCost", factor: decimal("3") },
    ]);
    expect(after.data.ecms).toHaveLength(1);
    expect(textAt(after, "ecms[uuid=ecm-1].implementation.baseConstructionCost")).toBe("600");
  });

  test("sets what is missing, and makes sections and years for it", () => {
    const without: Project = { ...BASE, data: { ecms: BASE.data.ecms ?? [] } };
    const after = changed(
      [
        { kind: "set", path: "financing.awardDate", value: "2025-06-30" },
        { kind: "set", path: "performancePeriod[year=3].retainedSavings", value: decimal("10") },
        { kind: "set", path: "ecms[uuid=*].implementation.mvExpense", value: "7" },
      ],
      without,
    );
    expect(asJson(after.data)["financing"]).toEqual({ awardDate: "2025-06-30" });
    expect(asJson(after.data)["performancePeriod"]).toEqual([{ year: 3, retainedSavings: "10" }]);
    expect(textAt(after, "ecms[uuid=ecm-2].implementation.mvExpense")).toBe("7");
  });

  test("tells what it has changed", () => {
    const result = applyOverlay(BASE, [
      { kind: "add", path: "financing.indexRate", amount: decimal("0.01") },
      { kind: "set", path: "capitalization.procureOther", value: "12" },
      { kind: "remove", path: "ecms[uuid=ecm-2]" },
    ]);
    expect(result.ok && result.changes.map((change) => asJson(change))).toEqual([
      { path: "financing.indexRate", before: "0.04", after: "0.05" },
      { path: "capitalization.procureOther", after: "12" },
      { path: "ecms[uuid=ecm-2]" },
    ]);
  });

  test("keeps to fifteen decimals, as many as an input may have", () => {
    // 0.04 × 0.333 333 333 333 333 = 0.013 333 333 333 333 32
    const after = changed([{ kind: "multiply", path: "financing.indexRate", factor: decimal("0.333333333333333") }]);
    expect(textAt(after, "financing.indexRate")).toBe("0.013333333333333");
  });

  test("counts whole numbers in whole numbers", () => {
    const after = changed([{ kind: "add", path: "financing.implementationPeriodMonths", amount: decimal("6") }]);
    expect(after.data.financing?.implementationPeriodMonths).toBe(18);
  });

  test("leaves the project as it was", () => {
    const before = JSON.stringify(BASE);
    changed([
      { kind: "set", path: "other.guarPctEstSav", value: "0.5" },
      { kind: "remove", path: "ecms[uuid=*].estimatedSavings" },
    ]);
    expect(JSON.stringify(BASE)).toBe(before);
  });
});

describe("a change that cannot be made", () => {
  const cases: readonly (readonly [string, InputChange])[] = [
    ["path/unknown", { kind: "set", path: "financing.indexrate", value: "1" }],
    ["path/unknown", { kind: "add", path: "financing..indexRate]", amount: decimal("1") }],
    ["path/nothing-there", { kind: "add", path: "capitalization.procureOther", amount: decimal("1") }],
    [
      "path/nothing-there",
      { kind: "multiply", path: "performancePeriod[year=30].retainedSavings", factor: decimal("2") },
    ],
    ["path/nothing-there", { kind: "remove", path: "ecms[uuid=ecm-9]" }],
    ["path/nothing-there", { kind: "set", path: "ecms[uuid=ecm-9].ecmNumber", value: "9" }],
    ["path/nothing-there", { kind: "set", path: "cancellationCeiling[year=*,month=*].value", value: "9" }],
    ["path/nothing-there", { kind: "set", path: "contacts[#=0].name", value: "A" }],
    ["path/not-a-value", { kind: "set", path: "financing", value: "1" }],
    ["path/not-a-value", { kind: "add", path: "ecms[uuid=ecm-1]", amount: decimal("1") }],
    ["path/not-a-number", { kind: "add", path: "financing.awardDate", amount: decimal("1") }],
    ["path/not-a-number", { kind: "multiply", path: "financing.paymentTimingYear", factor: decimal("2") }],
    ["path/is-key", { kind: "set", path: "escalationRates[fieldId=1,year=2].year", value: 5 }],
    ["path/required", { kind: "remove", path: "escalationRates[fieldId=1,year=*].value" }],
    ["value/refused", { kind: "set", path: "financing.indexRate", value: "five percent" }],
    ["value/refused", { kind: "add", path: "financing.indexRate", amount: decimal("-1") }],
    ["value/refused", { kind: "multiply", path: "financing.implementationPeriodMonths", factor: decimal("1.1") }],
    ["value/refused", { kind: "multiply", path: "other.guarPctEstSav", factor: decimal("1e21") }],
    // No performance-period year 30, and a baseline needs its value.
    ["value/refused", { kind: "set", path: "performancePeriod[year=30].retainedSavings", value: "1" }],
    ["value/refused", { kind: "set", path: "ecms[uuid=ecm-1].baseline[fieldId=1].unitId", value: 1 }],
  ];

  test.each(cases)("%s: %j", (name, change) => {
    expect(problemsOf([change])).toMatchObject([{ name }]);
  });

  test("says that a value cannot be read, and does not say that nobody entered one", () => {
    const unreadable: Project = { ...BASE, unknownInputs: ["capitalization.procureOther"] };
    const { problems } = applyOverlay(unreadable, [
      { kind: "add", path: "capitalization.procureOther", amount: decimal("1") },
    ]) as Extract<OverlayResult, { ok: false }>;
    expect(problems).toMatchObject([{ name: "path/unreadable", at: "capitalization.procureOther" }]);
  });

  test("says what a project would say of the value", () => {
    expect(problemsOf([{ kind: "add", path: "financing.indexRate", amount: decimal("-1") }])).toMatchObject([
      { at: "financing.indexRate", input: { code: "EPB-INP-005", found: '"-0.96"' } },
    ]);
  });

  test("keeps the others from being made, and all problems come at once", () => {
    const result = applyOverlay(BASE, [
      { kind: "set", path: "other.guarPctEstSav", value: "0.5" },
      { kind: "set", path: "nowhere", value: "0.5" },
      { kind: "add", path: "escalationRates[fieldId=1,year=*].value", amount: decimal("1e25") },
    ]);
    expect(result.ok).toBe(false);
    expect(result.ok || result.problems.map(({ at }) => at)).toEqual([
      "nowhere",
      "escalationRates[fieldId=1,year=2].value",
      "escalationRates[fieldId=1,year=3].value",
    ]);
  });
});

describe("laws", () => {
  test("an overlay of no changes changes nothing", () => {
    fc.assert(
      fc.property(anyCalculable, (json) => {
        const project = parsed(json);
        const result = calculateWithOverlay(project, []);
        expect(JSON.stringify(result.ok && result.calculation)).toBe(JSON.stringify(calculateKnownFigures(project)));
        expect(result.ok && result.project).toEqual(project);
      }),
      { numRuns: runs(20) },
    );
  });

  test("adding nothing, multiplying by one and setting what is there change nothing", () => {
    fc.assert(
      fc.property(anyCalculable, (json) => {
        const project = parsed(json);
        const overlay = listInputs(project.data).flatMap(({ path, value }): InputChange[] => [
          { kind: "set", path, value },
          ...(Decimal.isDecimal(value)
            ? [
                { kind: "add" as const, path, amount: decimal("0") },
                { kind: "multiply" as const, path, factor: decimal("1") },
              ]
            : []),
        ]);
        expect(changed(overlay, project)).toEqual(project);
      }),
      { numRuns: runs(20) },
    );
  });

  test("a changed project is read again as what it is", () => {
    fc.assert(
      fc.property(anyCalculable, fc.integer({ min: 1, max: 10 ** 9 }), (json, units) => {
        const factor = new Decimal(units).div(10 ** 9);
        const after = changed(
          [{ kind: "multiply", path: "ecms[uuid=*].estimatedSavings[fieldId=*].value", factor }],
          parsed(json),
        );
        expect(parsed(asJson(after))).toEqual(after);
      }),
      { numRuns: runs(50) },
    );
  });
});

test("a calculation with an overlay is that of the project with other inputs", () => {
  const result = calculateWithOverlay(BASE, [
    { kind: "multiply", path: "ecms[uuid=*].implementation.baseConstructionCost", factor: decimal("0.9") },
  ]);
  // 2 × 1 000 000 × 0.9
  expect(
    result.ok &&
      result.calculation.calculatedValues.projectSummary?.financialSummary.totalImplementationPrice?.toFixed(),
  ).toBe("1800000");
});
