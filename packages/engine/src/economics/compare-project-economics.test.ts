import { describe, expect, test } from "vitest";
import { expressProject } from "../../testing/express-project.js";
import { calculated, parsed } from "../../testing/parsed.js";
import { plainFinancing, plainMeasure, plainProject } from "../../testing/plain-project.js";
import { calculateProject } from "../calculate/calculate-project.js";
import { Decimal, ONE } from "../decimal/decimal.js";
import { calculateKnownFigures } from "../withhold/calculate-known-figures.js";
import { type ComparedProject, compareProjectEconomics, type ProjectComparison } from "./compare-project-economics.js";
import type { CashFlowSource } from "./project-cash-flows.js";
import { projectEconomics } from "./project-economics.js";
import { RateKind } from "./rate-kind.js";

const d = (value: Decimal | number | string): Decimal => new Decimal(value);
const at = (rate: string) => ({ discountRate: { kind: RateKind.Nominal, rate: d(rate) } });

/** $1 000 000 that save $150 000 a year, guaranteed at 90%. */
const BASE = calculated(plainProject()).calculatedValues;
/** $1 300 000 that save $250 000 a year, guaranteed at 90%. */
const OTHER = calculated(
  plainProject({
    ecms: [
      plainMeasure({
        implementation: { baseConstructionCost: "1300000" },
        estimatedSavings: [{ fieldId: 2, value: "250000" }],
      }),
    ],
  }),
).calculatedValues;

function comparisonOf(result: ProjectComparison) {
  if (!result.ok) throw new Error(result.reason);
  return result.comparison;
}

const reasonOf = (result: ProjectComparison): readonly [string, ComparedProject | undefined] | "compared" =>
  result.ok ? "compared" : [result.reason, result.of];

describe("two projects compared as if bought", () => {
  // At 0% over 10 years: 300 000 more invested, 0.9 × 100 000 = 90 000 more saved a year.
  const { directPurchase } = compareProjectEconomics(BASE, OTHER, { ...at("0"), studyPeriodYears: 10 });
  const { baseCase, alternative, economics } = comparisonOf(directPurchase);

  test("have the life-cycle cost of each, price less savings", () => {
    // 1 000 000 − 10 × 135 000, and 1 300 000 − 10 × 225 000
    expect([baseCase.total, alternative.total].map((total) => total.toFixed())).toEqual(["-350000", "-950000"]);
    expect([baseCase.investment, alternative.energyAndWater].map((part) => part.toFixed())).toEqual([
      "1000000",
      "-2250000",
    ]);
  });

  test("have the economics of the difference", () => {
    expect(economics.netSavings.toFixed()).toBe("600000");
    expect(economics.savingsToInvestmentRatio?.toFixed()).toBe("3");
    // 3^(1 ÷ 10) − 1
    expect(economics.adjustedInternalRateOfReturn?.toFixed(4)).toBe("0.1161");
    // 300 000 ÷ 90 000
    expect(economics.simplePayback).toMatchObject({ kind: "paid-back", inYear: 4, lasts: true });
    expect(economics.discountedPayback).toEqual(economics.simplePayback);
  });
});

describe("laws of the comparison", () => {
  const assumptions = { ...at("0.045"), studyPeriodYears: 20 };
  const views = ["financedContract", "directPurchase"] as const;

  test.each(views)("net savings of %s are those of the alternative less those of the base case", (view) => {
    const [one, other] = [BASE, OTHER].map((source) => projectEconomics(source, assumptions)[view]);
    const { economics, baseCase, alternative } = comparisonOf(compareProjectEconomics(BASE, OTHER, assumptions)[view]);
    if (!one?.ok || !other?.ok) throw new Error("no economics");
    const difference = other.economics.netSavings.minus(one.economics.netSavings);
    expect(economics.netSavings.minus(difference).abs().lt("1e-20")).toBe(true);
    expect(baseCase.total.plus(one.economics.netSavings).abs().lt("1e-20")).toBe(true);
    expect(alternative.total.plus(other.economics.netSavings).abs().lt("1e-20")).toBe(true);
  });

  test.each(views)("a project saves nothing against itself in %s", (view) => {
    const { economics } = comparisonOf(compareProjectEconomics(BASE, BASE, assumptions)[view]);
    expect(economics.netSavings.isZero()).toBe(true);
    expect(economics).not.toHaveProperty("savingsToInvestmentRatio");
  });

  test("the longer performance period is studied where no years are given", () => {
    const years = [BASE, OTHER].map(({ performancePeriod }) => performancePeriod.years ?? 0);
    expect(years[0]).not.toBe(years[1]);
    const { economics } = comparisonOf(compareProjectEconomics(BASE, OTHER, at("0.03")).financedContract);
    expect(economics.studyPeriodYears).toBe(Math.max(...years));
  });
});

describe("there is no comparison", () => {
  const withheldPrice = calculateKnownFigures(
    parsed({
      ...plainProject({ ecms: [plainMeasure({ implementation: {} })] }),
      unknownInputs: ["ecms[uuid=ecm-1].implementation.baseConstructionCost"],
    }),
  ).calculatedValues;

  test("where figures of one project are withheld, and the result names that project", () => {
    const assumptions = { ...at("0.03"), studyPeriodYears: 20 };
    const compare = (one: CashFlowSource, other: CashFlowSource) =>
      reasonOf(compareProjectEconomics(one, other, assumptions).directPurchase);
    expect(compare(withheldPrice, OTHER)).toEqual(["figures-withheld", "baseCase"]);
    expect(compare(OTHER, withheldPrice)).toEqual(["figures-withheld", "alternative"]);
    expect(compare(withheldPrice, withheldPrice)).toEqual(["figures-withheld", undefined]);
  });

  test("and the life-cycle cost of the other project is returned", () => {
    const assumptions = { ...at("0"), studyPeriodYears: 10 };
    const { directPurchase } = compareProjectEconomics(BASE, withheldPrice, assumptions);
    // 1 000 000 − 10 × 135 000
    expect(directPurchase).toMatchObject({ ok: false, lifeCycleCost: { baseCase: { total: d("-350000") } } });
    expect(directPurchase).not.toHaveProperty("lifeCycleCost.alternative");
  });

  test("where the base dates are a year or more apart", () => {
    const awarded = (awardDate: string) =>
      calculated(plainProject({ financing: plainFinancing({ awardDate }) })).calculatedValues;
    const compare = (other: CashFlowSource) =>
      reasonOf(compareProjectEconomics(BASE, other, at("0.03")).directPurchase);
    expect(compare(awarded("2025-01-30"))).toBe("compared");
    expect(compare(awarded("2025-01-31"))).toEqual(["base-dates-apart", undefined]);
    expect(compare(awarded("2023-01-31"))).toEqual(["base-dates-apart", undefined]);
  });

  test("without years to study", () => {
    const express = calculateProject(parsed(expressProject())).calculatedValues;
    expect(reasonOf(compareProjectEconomics(express, express, at("0.03")).directPurchase)).toEqual([
      "study-period-missing",
      undefined,
    ]);
  });
});

test("assumptions that cannot be used are the reason of both projects", () => {
  const result = compareProjectEconomics(BASE, OTHER, { discountRate: { kind: RateKind.Nominal, rate: ONE.neg() } });
  expect(reasonOf(result.directPurchase)).toEqual(["rate-not-above-minus-one", undefined]);
});
