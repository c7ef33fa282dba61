import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyProject } from "../../testing/full-project-arbitrary.js";
import { asJson, type JsonObject } from "../../testing/json.js";
import { parsed } from "../../testing/parsed.js";
import { plainMeasure, plainProject } from "../../testing/plain-project.js";
import { project } from "../../testing/project-arbitrary.js";
import { CalculationType } from "../enumerations/calculation-type.js";
import type { ProjectData } from "../model/project-data.js";
import { PROJECT_SECTIONS } from "../model/project-sections.js";
import { calculateKnownFigures } from "../withhold/calculate-known-figures.js";
import { changedSections, triggersCalculation } from "./calculation-triggers.js";

const NAMES = Object.keys(PROJECT_SECTIONS) as (keyof ProjectData)[];
const QUIET = NAMES.filter((name) => !PROJECT_SECTIONS[name].triggersCalculation);

test("sections on which no figure depends", () => {
  expect(QUIET).toEqual([
    "location",
    "identification",
    "contacts",
    "otherPPExpenseType1",
    "otherPPExpenseType2",
    "cancellationCeiling",
  ]);
});

test("a change of such a section, or of anything beside the data, never changes a figure", () => {
  const beside = ["mv", "files", "notes", "hasBeenApproved", "accreditation"];
  fc.assert(
    fc.property(project, anyProject, fc.constantFrom(1, 3, 4), (some, other, calculationType) => {
      const json = { ...some, record: { ...some.record, calculationType } };
      const from = (source: JsonObject, names: readonly string[]) =>
        Object.fromEntries(names.flatMap((name) => (source[name] === undefined ? [] : [[name, source[name]]])));
      const changed = asJson({
        ...json,
        ...from(other, beside),
        data: { ...json.data, ...from(other["data"] as JsonObject, QUIET) },
      });
      expect(triggersCalculation(parsed(json).data, parsed(changed).data)).toBe(false);
      const figuresOf = (project: unknown) => asJson(calculateKnownFigures(parsed(project)).calculatedValues);
      expect(figuresOf(changed)).toEqual(figuresOf(json));
    }),
  );
});

function valuesOf(json: unknown, calculationType: CalculationType = CalculationType.Standard): JsonObject {
  const { record, ...rest } = parsed(json);
  return asJson(calculateKnownFigures({ ...rest, record: { ...record, calculationType } }).calculatedValues);
}

describe("a change of any other section can change a figure", () => {
  const measure = plainMeasure({
    estimatedSavings: [
      { fieldId: 1, value: "1000" },
      { fieldId: 2, value: "150000" },
    ],
    GHGOtherSavingsType1MMBtu: "100",
    eGridStateRegionId: 1,
    esaOptionId: 2,
  });
  const esa = { year1ESAPrice: "0.1" };
  const wood = { fuelType: "Coal", defaultCO2EmissionFactor: "1" };
  /** Data before the change, and data after it. */
  const changes: Readonly<Record<string, readonly [before: object, after: object]>> = {
    characteristics: [{}, { characteristics: { marketSegmentId: 2, stateLocalSubmarketId: 1 } }],
    financing: [{}, { financing: {} }],
    capitalization: [{}, { capitalization: { procureOther: "10" } }],
    other: [{}, { other: { guarPctEstSav: "0.8" } }],
    escalationRates: [{}, { escalationRates: [{ fieldId: 1, year: 2, value: "0.1" }] }],
    otherSavingsType: [{}, { otherSavingsType: { category1: 1 } }],
    implementationCostSavings: [{}, { implementationCostSavings: { payment: "10" } }],
    implementationESAPayments: [{}, { implementationESAPayments: esa }],
    implementationPricing: [{}, { implementationPricing: { projectDevelopmentPrice: "10" } }],
    performancePeriod: [{}, { performancePeriod: [{ year: 1, retainedSavings: "1" }] }],
    performancePeriodESAPayments: [
      { implementationESAPayments: esa },
      { implementationESAPayments: esa, performancePeriodESAPayments: [{ year: 1, guarProduction: "5" }] },
    ],
    gridSubregions: [{}, { gridSubregions: [{ subregionId: 1, baseloadCombinedRate: "0.7" }] }],
    emissionFactors: [
      { otherSavingsType: { category1: 1 } },
      {
        otherSavingsType: { category1: 1 },
        emissionFactors: [{ fuelName: "Coal", defCO2EF: "1", defCH4EF: "0", defN2OEF: "0" }],
      },
    ],
    fuelTypes: [{ otherSavingsType: { category1: 1 } }, { otherSavingsType: { category1: 1 }, fuelTypes: [wood] }],
    ecms: [{}, { ecms: [plainMeasure()] }],
  };

  test.each(Object.entries(changes))("%s", (name, [before, after]) => {
    const [old, now] = [before, after].map((sections) => asJson(plainProject({ ecms: [measure], ...sections })));
    expect(changedSections(parsed(old).data, parsed(now).data)).toEqual([name]);
    expect(triggersCalculation(parsed(old).data, parsed(now).data)).toBe(true);
    expect(valuesOf(now)).not.toEqual(valuesOf(old));
  });

  test("express, in the express edition", () => {
    const express = { financing: { financeTermYears: 10 } };
    const [old, now] = [{}, { express }].map((sections) => asJson(plainProject(sections)));
    expect(triggersCalculation(parsed(old).data, parsed(now).data)).toBe(true);
    expect(valuesOf(now, CalculationType.Epx)).not.toEqual(valuesOf(old, CalculationType.Epx));
  });

  test("and so can one of several", () => {
    const now = asJson(plainProject({ location: { city: "Springfield" }, other: { guarPctEstSav: "0.8" } }));
    expect(triggersCalculation(parsed(plainProject()).data, parsed(now).data)).toBe(true);
  });

  test("and each of them is here", () => {
    const shown = [...Object.keys(changes), ...QUIET, "express"];
    expect([...NAMES].sort()).toEqual(shown.sort());
  });
});
