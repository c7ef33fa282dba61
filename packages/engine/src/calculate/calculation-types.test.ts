import { describe, expect, test } from "vitest";
import { expressData, expressProject } from "../../testing/express-project.js";
import { readFixture } from "../../testing/fixtures.js";
import { asJson, type JsonObject } from "../../testing/json.js";
import { calculated, codesOf, parsed } from "../../testing/parsed.js";
import { plainProject, RECORD } from "../../testing/plain-project.js";
import { EngineError } from "../errors/engine-error.js";
import { calculateProject } from "./calculate-project.js";
import type { Calculation } from "./calculation.js";
import { isFullCalculation } from "./is-full-calculation.js";
import { requireCalculated } from "./require-calculated.js";

const OVERRIDE = { ...RECORD, calculationType: 2 };
const withoutValues = new EngineError("calculation/override-without-values");

const calculation = (json: unknown): Calculation => calculateProject(parsed(json));
const overridden = (calculatedValues: unknown, project: object = plainProject()): unknown => ({
  ...project,
  record: OVERRIDE,
  calculatedValues,
});

test("Legacy is computed like Standard and marked as legacy", () => {
  const [standard, legacy] = [1, 3].map(
    (calculationType) => calculated({ ...plainProject(), record: { ...RECORD, calculationType } }).calculatedValues,
  );
  expect(legacy?.calculationTypeId).toBe(3);
  expect(JSON.stringify({ ...legacy, calculationTypeId: 1 })).toBe(JSON.stringify(standard));
});

describe("Override", () => {
  const SUPPLIED = { costSavings: { years: [], totalPayments: "725000.5" }, createdDate: "2024-05-06T07:08:09Z" };

  test("has the supplied values as its result, and nothing of ours", () => {
    const { ok, calculatedValues } = calculation(overridden({ ...SUPPLIED, calculationTypeId: 1 }));
    expect(ok).toBe(true);
    expect(asJson(calculatedValues)).toEqual({ ...SUPPLIED, calculationTypeId: 2 });
  });

  test.each([
    ["without values", undefined],
    ["with an empty section of values", {}],
    ["with values without a figure", { calculationTypeId: 2, costSavings: { years: [] } }],
  ])("%s throws", (_, calculatedValues) => {
    const { record, data } = plainProject();
    const json = { data, record: { ...record, calculationType: 2 }, ...(calculatedValues && { calculatedValues }) };
    expect(() => calculation(json)).toThrow(withoutValues);
    expect(withoutValues.message).toBe("Project set to Override but no calculated values provided");
  });

  test("asks for no input of the project", () => {
    expect(calculation(overridden(SUPPLIED, { data: {} })).issues).toEqual([]);
  });

  test("of what a Standard calculation came to says nothing", () => {
    const standard = calculated(readFixture("projects/federal-espc.json"));
    const { ok, issues } = calculation(
      overridden(asJson(standard.calculatedValues), readFixture("projects/federal-espc.json")),
    );
    expect([ok, issues]).toEqual([true, []]);
  });

  test("is compared with the express edition where the project is an express one", () => {
    const { record, data } = expressProject();
    const values = { ...asJson(calculation(expressProject()).calculatedValues) };
    const express = { ...(values["express"] as JsonObject), totalDebtService: "1445134.40" };
    const { issues } = calculation({
      data,
      record: { ...record, calculationType: 2 },
      calculatedValues: { ...values, express },
    });
    expect(issues.map(({ at, message }) => [at, message])).toEqual([
      [
        "calculatedValues.express.totalDebtService",
        "Supplied values differ from the calculation: Total debt service is $1,445,134.40 instead of $1,445,134.31.",
      ],
    ]);
  });

  test("lacks a year of supplied savings by the term that was supplied", () => {
    const itemizedSavings = { years: [{ year: 1, categories: [{ fieldId: 1, value: "150000" }] }] };
    const performancePeriod = { years: 2, items: [], total: { totalExpenses: "0", incentivesOtherPayments: "0" } };
    const { ok, issues } = calculation(overridden({ itemizedSavings, performancePeriod }));
    const [error] = issues.filter(({ severity }) => severity === "error");
    expect([ok, error?.message]).toEqual([false, "Unable to find savingsCategoryTotal with fieldId 1 and year 2"]);
  });
});

describe("what a calculation must have", () => {
  const SUPPLIED = { itemizedSavings: { years: [] } };

  test("errors beside supplied values throw where calculated values are required, and are data before", () => {
    const project = { ...plainProject({ other: {} }), calculatedValues: SUPPLIED };
    const failed = calculation(project);
    expect(codesOf(failed)).toEqual(["EPB-SAV-004"]);
    expect(() => requireCalculated(failed)).toThrow(
      "Errors encountered during the calculation: EPB-SAV-004 Missing other.guarPctEstSav (other.guarPctEstSav)",
    );
  });

  test("without errors the values are those computed, not those supplied", () => {
    const project = { ...plainProject(), calculatedValues: SUPPLIED };
    expect(requireCalculated(calculated(project)).itemizedSavings.years).toHaveLength(40);
    const express = expressProject({ express: expressData({ financeTermYears: 12 }) });
    expect(requireCalculated(calculation(express)).express?.years).toHaveLength(15);
  });

  test("an Override project throws for none of its inputs", () => {
    const values = requireCalculated(calculation(overridden({ costSavings: { years: [], totalPayments: "1" } })));
    expect(values.costSavings?.totalPayments?.toFixed()).toBe("1");
  });

  test("the sections of the full edition are there or not", () => {
    expect(isFullCalculation(calculation(plainProject()))).toBe(true);
    expect(isFullCalculation(calculation(expressProject()))).toBe(false);
    const whole = asJson(calculated(plainProject()).calculatedValues);
    expect(isFullCalculation(calculation(overridden(whole)))).toBe(true);
    const { esaPayments, ...lacking } = whole;
    expect(isFullCalculation(calculation(overridden(lacking)))).toBe(false);
  });
});
