import { describe, expect, test } from "vitest";
import { asJson } from "../../testing/json.js";
import { Decimal } from "../decimal/decimal.js";
import { FuelCategory } from "../enumerations/fuel-category.js";
import { GridSubregion } from "../enumerations/grid-subregion.js";
import type { IssueReport } from "../issues/issue.js";
import type { EcmItem, SavingsItem } from "../model/ecm-item.js";
import type { ProjectData } from "../model/project-data.js";
import { type GridRateChoice, gridEmissionRateKgCo2ePerKwh } from "../reference/grid-emission-rate.js";
import { calculateGhg, wholeSum } from "./calculate-ghg.js";

const number = (amount: string | number): Decimal => new Decimal(amount);
const measure = (fields: Omit<EcmItem, "uuid">, uuid = "a"): EcmItem => ({ uuid, ...fields });
const kwh = (amount: number): readonly SavingsItem[] => [{ fieldId: 1, value: number(amount) }];

function ghg(data: ProjectData, choice: GridRateChoice = {}) {
  const reports: IssueReport[] = [];
  const { measures, total, reference } = calculateGhg(data, choice, (issue) => reports.push(issue));
  return {
    first: asJson(measures[0] ?? {}),
    total: asJson(total),
    reference,
    reports: reports.map(({ name, at }) => `${name} ${at}`),
  };
}

describe("electricity", () => {
  const ecms = [measure({ eGridStateRegionId: GridSubregion.ERCT, estimatedSavings: kwh(1_000) })];

  test("has the published rate of its subregion and is scope 2", () => {
    const rate = gridEmissionRateKgCo2ePerKwh(GridSubregion.ERCT)?.value ?? number(0);
    const { first, reference } = ghg({ ecms });
    const emissions = rate.times(1_000).toFixed();
    expect(first).toEqual({
      electricEnergy: "1000",
      electricGhg: emissions,
      annualScope2: emissions,
      annualTotal: emissions,
    });
    expect(reference).toMatchObject({ rateType: "total_output" });
  });

  test("has the project's own rate where there is one", () => {
    const gridSubregions = [{ subregionId: GridSubregion.ERCT, baseloadCombinedRate: number("0.4") }];
    expect(ghg({ ecms, gridSubregions }).first).toMatchObject({ electricGhg: "400" });
  });

  test("without a subregion is reported only when a measure names one", () => {
    const unnamed = measure({ estimatedSavings: kwh(5) }, "b");
    expect(ghg({ ecms: [unnamed] })).toMatchObject({ first: { electricEnergy: "5" }, reports: [] });
    expect(ghg({ ecms: [...ecms, unnamed] }).reports).toEqual([
      "ghg/subregion-missing ecms[uuid=b].eGridStateRegionId",
    ]);
    const saving = measure({ estimatedSavings: kwh(0) }, "b");
    expect(ghg({ ecms: [...ecms, saving] }).reports).toEqual([]);
  });
});

describe("natural gas", () => {
  const ecms = [measure({ estimatedSavings: [{ fieldId: 5, value: number(11_000) }] })];

  test("is 53.1148 kg per MMBtu with the warming potentials of AR4, and scope 1", () => {
    expect(ghg({ ecms }, { warmingPotentials: "AR4" }).first).toEqual({
      naturalGas: "11000",
      naturalGasGhg: "584262.8",
      annualScope1: "584262.8",
      annualTotal: "584262.8",
    });
  });

  test("takes the warming potentials the project has for the measure's subregion", () => {
    const gridSubregions = [{ subregionId: GridSubregion.ERCT, CH4GWP: number(25), N2OGWP: number(298) }];
    const [gas] = ecms;
    const inTexas = [{ ...gas, uuid: "a", eGridStateRegionId: GridSubregion.ERCT }];
    expect(ghg({ ecms: inTexas, gridSubregions }).first).toMatchObject({ naturalGasGhg: "584262.8" });
  });

  test("takes the project's own factors", () => {
    const emissionFactors = [{ fuelName: " natural GAS", defCO2EF: number(50) }];
    expect(ghg({ ecms, emissionFactors }).first).toMatchObject({ naturalGasGhg: "550000" });
  });
});

describe("other savings types", () => {
  const data = (category1: FuelCategory | undefined): ProjectData => ({
    otherSavingsType: category1 === undefined ? {} : { category1 },
    ecms: [measure({ GHGOtherSavingsType1MMBtu: number(100) })],
  });

  test.each([
    [FuelCategory.Diesel, "annualScope1"],
    [FuelCategory.PurchasedSteam, "annualScope2"],
  ])("fuel %i is %s", (category, scope) => {
    const { first } = ghg(data(category));
    expect(first).toHaveProperty("otherSavingsType1Ghg");
    expect(first[scope]).toBe(first["otherSavingsType1Ghg"]);
    expect(first["annualTotal"]).toBe(first["otherSavingsType1Ghg"]);
  });

  test("without a fuel are reported at the category that is missing", () => {
    expect(ghg(data(undefined)).reports).toEqual(["ghg/fuel-category-missing otherSavingsType.category1"]);
    const second = { ecms: [measure({ GHGOtherSavingsType2MMBtu: number(1) })] };
    expect(ghg(second).reports).toEqual(["ghg/fuel-category-missing otherSavingsType.category2"]);
  });

  test("of a fuel without factors are reported once, however many measures save it", () => {
    const ecms = ["a", "b"].map((uuid) => measure({ GHGOtherSavingsType1MMBtu: number(1) }, uuid));
    const { first, reports } = ghg({ otherSavingsType: { category1: FuelCategory.Other }, ecms });
    expect(reports).toEqual(["ghg/fuel-factors-missing emissionFactors[fuelName=Other]"]);
    expect(first).toEqual({});
  });

  test("of such a fuel take the project's own fuel type", () => {
    const fuelTypes = [{ fuelType: "Other", defaultCO2EmissionFactor: number(70) }];
    expect(ghg({ ...data(FuelCategory.Other), fuelTypes })).toMatchObject({
      first: { otherSavingsType1Ghg: "7000", annualScope1: "7000" },
      reports: [],
    });
  });
});

test("the total is the sum of the measures, scope by scope", () => {
  const gridSubregions = [{ subregionId: GridSubregion.CAMX, baseloadCombinedRate: number("0.2") }];
  const fuelTypes = [{ fuelType: "Chilled water", defaultCO2EmissionFactor: number(40) }];
  const ecms = [
    measure({ eGridStateRegionId: GridSubregion.CAMX, estimatedSavings: kwh(100) }, "a"),
    measure({ eGridStateRegionId: GridSubregion.CAMX, GHGOtherSavingsType2MMBtu: number(2) }, "b"),
    measure({ estimatedSavings: [{ fieldId: 5, value: number(1) }] }, "c"),
  ];
  const emissionFactors = [{ fuelName: "Natural gas", defCO2EF: number(53) }];
  const data = {
    gridSubregions,
    fuelTypes,
    emissionFactors,
    otherSavingsType: { category2: FuelCategory.ChilledWater },
    ecms,
  };
  expect(ghg(data).total).toEqual({
    electricEnergy: "100",
    electricGhg: "20",
    naturalGas: "1",
    naturalGasGhg: "53",
    otherSavingsType2Ghg: "80",
    annualScope1: "53",
    annualScope2: "100",
    annualTotal: "153",
  });
});

test("a project that saves no energy has no figures, not zeros", () => {
  expect(ghg({ ecms: [measure({})] })).toEqual({ first: {}, total: {}, reference: undefined, reports: [] });
});

describe("a sum of parts", () => {
  const kilograms = (amount: number): Decimal => new Decimal(amount);

  test("adds what is there and passes over what is not", () => {
    expect(wholeSum([kilograms(3), undefined, kilograms(4)])?.toString()).toBe("7");
    expect(wholeSum([undefined, undefined])).toBeUndefined();
    expect(wholeSum([])).toBeUndefined();
  });

  test("is not known when one of its parts is not: a partial total would be read as the whole", () => {
    expect(wholeSum([kilograms(3), "unknown"])).toBe("unknown");
  });
});
