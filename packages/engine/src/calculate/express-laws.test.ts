import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { EXPRESS_RECORD } from "../../testing/express-project.js";
import { asJson, type Json, type JsonObject } from "../../testing/json.js";
import { parsed } from "../../testing/parsed.js";
import { DOLLAR_FIELDS, type ProjectJson, project } from "../../testing/project-arbitrary.js";
import { Decimal, ZERO } from "../decimal/decimal.js";
import { sum } from "../decimal/sum.js";
import type { ExpressValues } from "../model/calculated/express-values.js";
import { calculateProject } from "./calculate-project.js";

// Laws of every express project that lacks nothing (formulas §6).

interface ExpressJson extends JsonObject {
  readonly record: JsonObject;
  readonly data: ProjectJson["data"] & JsonObject;
}

/** A project whose measures save nothing has no figures but an issue. */
const savesSomething = ({ data }: ProjectJson): boolean =>
  data.ecms.some(({ estimatedSavings }) =>
    (estimatedSavings as readonly JsonObject[]).some(
      ({ fieldId, value }) => DOLLAR_FIELDS.some((field) => field === fieldId) && Number(value) > 0,
    ),
  );

const years = fc.integer({ min: 1, max: 40 });
const expressProjects: fc.Arbitrary<ExpressJson> = fc
  .record({ json: project.filter(savesSomething), financeTermYears: years, plannedGuaranteeYears: years })
  .map(({ json, ...financing }) => ({
    record: EXPRESS_RECORD,
    data: { ...json.data, express: { financing } } as unknown as ExpressJson["data"],
  }));

function expressOf(json: ExpressJson): ExpressValues {
  const { ok, calculatedValues, issues } = calculateProject(parsed(json));
  if (!ok || calculatedValues.express === undefined) throw new Error(JSON.stringify(issues));
  // No input is unknown.
  return calculatedValues.express as ExpressValues;
}

function holds(law: (values: ExpressValues, json: ExpressJson) => void): void {
  fc.assert(
    fc.property(expressProjects, (json) => {
      law(expressOf(json), json);
    }),
    { numRuns: runs(40) },
  );
}

const cents = (amount: Decimal): Decimal => amount.toDecimalPlaces(2);
const total = (values: ExpressValues, figure: "guaranteedSavings" | "debtService" | "netSavings"): string =>
  sum(values.years.map((year) => year[figure] ?? new Decimal(Number.NaN))).toFixed();

test("totals are the sums of their years, and net savings what guaranteed savings leave of the debt service", () => {
  holds((values) => {
    expect(values.totalGuaranteedCostSavings?.toFixed()).toBe(total(values, "guaranteedSavings"));
    expect(values.totalDebtService?.toFixed()).toBe(total(values, "debtService"));
    expect(values.totalNetSavings?.toFixed()).toBe(total(values, "netSavings"));
  });
});

test("debt service equals price plus interest, to the cent", () => {
  holds(({ totalPrice, totalDebtService = ZERO, totalInterest = ZERO }) => {
    expect(totalDebtService.toFixed()).toBe(cents(totalPrice).plus(totalInterest).toFixed());
    expect(totalInterest.isNegative()).toBe(false);
  });
});

test("without a rate, debt service equals the price", () => {
  holds((_, json) => {
    const { financing, ...data } = json.data;
    const values = expressOf({ ...json, data: data as ExpressJson["data"] });
    expect(values.totalDebtService?.toFixed()).toBe(cents(values.totalPrice).toFixed());
    expect(values.totalInterest?.toFixed()).toBe("0");
  });
});

test("the years are those of the guarantee and of the finance term", () => {
  holds((values, { data }) => {
    const { financing } = data["express"] as { financing: Record<string, number> };
    expect(values.years).toHaveLength(Math.max(...Object.values(financing)));
  });
});

test("the order of the measures does not matter", () => {
  holds((values, json) => {
    const reversed = { ...json, data: { ...json.data, ecms: [...json.data.ecms].reverse() } };
    expect(asJson(expressOf(reversed))).toEqual(asJson(values));
  });
});

test("ten times the dollars give ten times the figures, to the rounding of both", () => {
  holds((values, json) => {
    const tenfold = expressOf({ ...json, data: timesTen(json.data) as ExpressJson["data"] });
    expect(tenfold.totalPrice.toFixed()).toBe(values.totalPrice.times(10).toFixed());
    expect(tenfold.annualCostSavings.toFixed()).toBe(values.annualCostSavings.times(10).toFixed());
    expect(tenfold.simplePayback?.toFixed()).toBe(values.simplePayback?.toFixed());
    const isTenfold = (name: "annualDebtService" | "totalDebtService", rounding: string): boolean =>
      (tenfold[name] ?? ZERO)
        .minus((values[name] ?? ZERO).times(10))
        .abs()
        .lte(rounding);
    expect([isTenfold("annualDebtService", "0.06"), isTenfold("totalDebtService", "0.06")]).toEqual([true, true]);
    const [one = ZERO, ten = ZERO] = [values.totalGuaranteedCostSavings, tenfold.totalGuaranteedCostSavings];
    expect(ten.minus(one.times(10)).abs().lte(new Decimal("5.5").times(values.years.length))).toBe(true);
  });
});

/** Fields with dollars, in all sections. */
const DOLLARS = [
  ...["baseConstructionCost", "deliveryCharge", "appliedIncentives", "mvExpense", "projectDevelopmentPrice"],
  ...["incentivesOtherPayments", "retainedSavings", "measurementVerification"],
];

function timesTen(json: Json, isSaving = false): Json {
  if (Array.isArray(json)) return json.map((item) => timesTen(item as Json, isSaving));
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => {
      const isDollars = DOLLARS.includes(name) || (isSaving && name === "value");
      return [
        name,
        isDollars ? new Decimal(String(value)).times(10).toFixed() : timesTen(value, name === "estimatedSavings"),
      ];
    }),
  );
}
