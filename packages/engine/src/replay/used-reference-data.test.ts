import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { parsed } from "../../testing/parsed.js";
import { plainMeasure, plainProject } from "../../testing/plain-project.js";
import { calculateProject } from "../calculate/calculate-project.js";
import { FuelCategory } from "../enumerations/fuel-category.js";
import { SavingsField } from "../enumerations/savings-field.js";
import { REFERENCE_DATA_EDITIONS } from "../reference/data/reference-data-editions.js";
import { GRID_EDITIONS } from "../reference/grid-editions.js";
import { DEFAULT_GRID_EDITION, type GridRateChoice } from "../reference/grid-emission-rate.js";
import { canonicalJson } from "./canonical-json.js";
import { usedReferenceData } from "./used-reference-data.js";

const ELECTRICITY = { fieldId: SavingsField.ElectricEnergyKwhPerYear, value: "1000" };
const GAS = { fieldId: SavingsField.NaturalGasMmbtu, value: "10" };
const DOLLARS = { fieldId: 2, value: "150000" };

/** A project whose measure has these fields, beside the sections given. */
const projectOf = (measure: object, sections: object = {}) =>
  parsed(plainProject({ ecms: [plainMeasure({ ...measure })], ...sections }));

const kindsOf = (measure: object, sections: object = {}): string[] =>
  usedReferenceData(projectOf(measure, sections).data, {}).map(({ kind }) => kind);

describe("a calculation asks for", () => {
  test("nothing when no measure saves energy by quantity", () => {
    expect(kindsOf({ eGridStateRegionId: 1 })).toEqual([]);
  });

  test("grid rates and warming potentials for electricity in a subregion", () => {
    const kinds = ["grid gas rates", "warming potentials"];
    expect(kindsOf({ estimatedSavings: [ELECTRICITY], eGridStateRegionId: 1 })).toEqual(kinds);
    expect(kindsOf({ estimatedSavings: [ELECTRICITY] })).toEqual([]);
  });

  test("nothing where the project has a rate of its own", () => {
    const measure = { estimatedSavings: [ELECTRICITY], eGridStateRegionId: 1 };
    const own = { subregionId: 1, baseloadCombinedRate: "0.4" };
    expect(kindsOf(measure, { gridSubregions: [own] })).toEqual([]);
    expect(kindsOf(measure, { gridSubregions: [{ ...own, subregionId: 2 }] })).toHaveLength(2);
  });

  test("fuel factors and warming potentials for natural gas, less what the project has", () => {
    const measure = { estimatedSavings: [GAS], eGridStateRegionId: 1 };
    const factors = { emissionFactors: [{ fuelName: " natural GAS", defCO2EF: "53" }] };
    const potentials = { gridSubregions: [{ subregionId: 1, CH4GWP: "25", N2OGWP: "298" }] };
    expect(kindsOf(measure)).toEqual(["fuel emission factors", "warming potentials"]);
    expect(kindsOf(measure, factors)).toEqual(["warming potentials"]);
    expect(kindsOf(measure, potentials)).toEqual(["fuel emission factors"]);
    expect(kindsOf(measure, { ...factors, ...potentials })).toEqual([]);
    const fuelType = { fuelTypes: [{ fuelType: "Natural gas", defaultCO2EmissionFactor: "53" }] };
    expect(kindsOf(measure, fuelType)).toEqual(["warming potentials"]);
  });

  test("the fuel table for other savings, whose scope it says", () => {
    const measure = { GHGOtherSavingsType2MMBtu: "5" };
    const fuel = { otherSavingsType: { category2: FuelCategory.Coal } };
    expect(kindsOf(measure)).toEqual([]);
    expect(kindsOf(measure, fuel)).toEqual(["fuel emission factors", "warming potentials"]);
    // Other has no published factors to weigh.
    expect(kindsOf(measure, { otherSavingsType: { category2: FuelCategory.Other } })).toEqual([
      "fuel emission factors",
    ]);
  });
});

test("every shipped edition of grid rates has the hash that it is shipped with", () => {
  const { data } = projectOf({ estimatedSavings: [ELECTRICITY], eGridStateRegionId: 1 });
  const shipped = REFERENCE_DATA_EDITIONS.filter(({ kind }) => kind === "grid gas rates");
  expect(GRID_EDITIONS.map((edition) => usedReferenceData(data, { edition })[0])).toEqual(shipped);
});

test("an edition of the caller's own is told from the shipped one of its name", () => {
  const { data } = projectOf({ estimatedSavings: [ELECTRICITY], eGridStateRegionId: 1 });
  const own = { ...DEFAULT_GRID_EDITION, dataYear: 1999 };
  const [one, other] = [DEFAULT_GRID_EDITION, own].map((edition) => usedReferenceData(data, { edition })[0]);
  expect(other?.name).toBe(one?.name);
  expect(other?.sha256).not.toBe(one?.sha256);
});

const measureJson = fc.record(
  {
    estimatedSavings: fc.subarray([ELECTRICITY, GAS, DOLLARS]),
    eGridStateRegionId: fc.constantFrom(1, 2),
    GHGOtherSavingsType1MMBtu: fc.constant("7"),
    GHGOtherSavingsType2MMBtu: fc.constant("9"),
  },
  { requiredKeys: ["estimatedSavings"] },
);
const sectionsJson = fc.record(
  {
    otherSavingsType: fc.record({ category1: fc.integer({ min: 1, max: 9 }) }),
    gridSubregions: fc
      .record(
        { baseloadCombinedRate: fc.constant("0.4"), CH4GWP: fc.constant("25"), N2OGWP: fc.constant("298") },
        { requiredKeys: [] },
      )
      .map((rates) => [{ subregionId: 1, ...rates }]),
    emissionFactors: fc.subarray([
      { fuelName: "Natural gas", defCO2EF: "50" },
      { fuelName: "Coal", defCO2EF: "90" },
      { fuelName: "Diesel", defCH4EF: "1" },
    ]),
  },
  { requiredKeys: [] },
);

/** Figures alone: the result also names the choice, used or not. */
const figuresWith = (measure: object, sections: object, ghg: GridRateChoice): string => {
  const { ecm } = calculateProject(projectOf(measure, sections), { ghg }).calculatedValues;
  return canonicalJson({ measures: ecm?.measures, totals: ecm?.totals });
};

test("no figure moves with data that was not asked for", () => {
  const editionWithoutRates = { ...DEFAULT_GRID_EDITION, rates: {} };
  fc.assert(
    fc.property(measureJson, sectionsJson, (measure, sections) => {
      const kinds = kindsOf(measure, sections);
      const figures = figuresWith(measure, sections, {});
      const isMoved = (choice: GridRateChoice): boolean => figuresWith(measure, sections, choice) !== figures;
      // All of it is in quantities other than zero, so data that was asked for moves a figure.
      expect(isMoved({ edition: editionWithoutRates })).toBe(kinds.includes("grid gas rates"));
      if (!kinds.includes("warming potentials")) expect(isMoved({ warmingPotentials: "SAR" })).toBe(false);
    }),
    { numRuns: runs(150) },
  );
});
