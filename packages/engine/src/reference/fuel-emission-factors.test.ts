import { describe, expect, test } from "vitest";
import { readTable } from "../../../../scripts/build-reference-data.js";
import { FUEL_CATEGORY_LABELS, FuelCategory } from "../enumerations/fuel-category.js";
import {
  type FuelEmissionFactors,
  fuelEmissionFactors,
  NATURAL_GAS_EMISSION_FACTORS,
} from "./fuel-emission-factors.js";

const WITH_FACTORS = Object.values(FuelCategory).filter((category) => category !== FuelCategory.Other);

function factorsOf(category: FuelCategory): FuelEmissionFactors {
  const factors = fuelEmissionFactors(category);
  if (factors === undefined) throw new Error(`${FUEL_CATEGORY_LABELS[category]} has no factors`);
  return factors;
}

test("natural gas is 53.1148 kg CO2e per MMBtu under AR4", () => {
  const { co2KgPerMmbtu, ch4KgPerMmbtu, n2oKgPerMmbtu } = NATURAL_GAS_EMISSION_FACTORS;
  const co2e = co2KgPerMmbtu.value.plus(ch4KgPerMmbtu.value.times(25)).plus(n2oKgPerMmbtu.value.times(298));
  expect(co2e.toFixed()).toBe("53.1148"); // 53.06 + 0.001 × 25 + 0.0001 × 298
});

test("natural gas keeps its printed row, scope and heat content", () => {
  expect(NATURAL_GAS_EMISSION_FACTORS.published).toEqual({
    name: "Natural Gas",
    co2KgPerMmbtu: "53.06",
    ch4GramsPerMmbtu: "1.0",
    n2oGramsPerMmbtu: "0.1",
  });
  expect(NATURAL_GAS_EMISSION_FACTORS.scope).toBe(1);
  expect(NATURAL_GAS_EMISSION_FACTORS.highHeatValue?.value.toFixed()).toBe("0.001026");
  expect(NATURAL_GAS_EMISSION_FACTORS.highHeatValue?.unit).toBe("MMBtu per scf");
});

test("Other has no factors", () => {
  expect(fuelEmissionFactors(FuelCategory.Other)).toBeUndefined();
});

test("purchased steam and chilled water are scope 2, fuels burnt on the site scope 1", () => {
  const scope2 = WITH_FACTORS.filter((category) => factorsOf(category).scope === 2);
  expect(scope2).toEqual([FuelCategory.PurchasedSteam, FuelCategory.ChilledWater]);
});

test("purchased steam reproduces Portfolio Manager's factor under AR4", () => {
  const { co2KgPerMmbtu, ch4KgPerMmbtu, n2oKgPerMmbtu } = factorsOf(FuelCategory.PurchasedSteam);
  const co2e = co2KgPerMmbtu.value.plus(ch4KgPerMmbtu.value.times(25)).plus(n2oKgPerMmbtu.value.times(298));
  expect(co2e.toFixed()).toBe("66.3985");
});

describe.each(WITH_FACTORS.map((category) => [FUEL_CATEGORY_LABELS[category], factorsOf(category)] as const))(
  "%s",
  (_label, factors) => {
    const { co2KgPerMmbtu, ch4KgPerMmbtu, n2oKgPerMmbtu, highHeatValue, published } = factors;

    test("every figure names a source and a unit", () => {
      for (const figure of [co2KgPerMmbtu, ch4KgPerMmbtu, n2oKgPerMmbtu, ...(highHeatValue ? [highHeatValue] : [])]) {
        expect(figure.sources[0]?.table).toBeTruthy();
        expect(figure.unit).toMatch(/MMBtu/);
      }
    });

    test("kilograms are a thousandth of the printed grams", () => {
      expect(co2KgPerMmbtu.value.eq(published.co2KgPerMmbtu)).toBe(true);
      expect(ch4KgPerMmbtu.value.times(1000).eq(published.ch4GramsPerMmbtu)).toBe(true);
      expect(n2oKgPerMmbtu.value.times(1000).eq(published.n2oGramsPerMmbtu)).toBe(true);
    });
  },
);

describe("against EPA's own tables", () => {
  const combustion = readTable("efh_stationary_combustion_2025.csv");
  const burnt = [...WITH_FACTORS.map(factorsOf).filter((factors) => factors.scope === 1), NATURAL_GAS_EMISSION_FACTORS];

  test.each(burnt.map((factors) => [factors.published.name, factors] as const))("%s", (name, factors) => {
    // The selection tells EPA's two propane rows apart by "(liquid)"; EPA names the gas "Propane Gas".
    const row = combustion.find((each) => each["fuel"] === name.replace(" (liquid)", ""));
    expect(row?.["kg_CO2_per_mmbtu"]).toBe(factors.co2KgPerMmbtu.value.toFixed());
    expect(factors.ch4KgPerMmbtu.value.times(1000).toFixed()).toBe(row?.["g_CH4_per_mmbtu"]);
    expect(factors.n2oKgPerMmbtu.value.times(1000).toFixed()).toBe(row?.["g_N2O_per_mmbtu"]);
    expect(factors.highHeatValue?.value.toFixed()).toBe(row?.["hhv_mmbtu_per_unit"]);
    expect(factors.highHeatValue?.unit).toBe(`MMBtu per ${row?.["physical_unit"]}`);
  });

  test("purchased steam", () => {
    const [row] = readTable("efh_steam_and_heat_2025.csv");
    const { co2KgPerMmbtu, ch4KgPerMmbtu, n2oKgPerMmbtu } = factorsOf(FuelCategory.PurchasedSteam);
    expect(co2KgPerMmbtu.value.toFixed()).toBe(row?.["kg_CO2_per_mmbtu"]);
    expect(ch4KgPerMmbtu.value.times(1000).toFixed()).toBe(row?.["g_CH4_per_mmbtu"]);
    expect(n2oKgPerMmbtu.value.times(1000).toFixed()).toBe(row?.["g_N2O_per_mmbtu"]);
  });

  test("chilled water is the latest electric-driven chiller, and says that it is CO2e", () => {
    const row = readTable("portfolio_manager_ghg_factors.csv").find(
      (each) => each["fuel"] === "District Chilled Water - Electric Driven Chiller" && each["year"] === "2022",
    );
    const { co2KgPerMmbtu, ch4KgPerMmbtu, n2oKgPerMmbtu } = factorsOf(FuelCategory.ChilledWater);
    expect(co2KgPerMmbtu.value.toFixed()).toBe(row?.["kg_CO2e_per_MBtu"]);
    expect(co2KgPerMmbtu.unit).toBe("kg CO2e/MMBtu");
    expect([ch4KgPerMmbtu, n2oKgPerMmbtu].every((gas) => gas.value.isZero())).toBe(true);
  });
});
