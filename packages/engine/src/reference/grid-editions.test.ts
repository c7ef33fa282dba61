import { describe, expect, test } from "vitest";
import { GridSubregion } from "../enumerations/grid-subregion.js";
import type { GridRateType } from "./grid-edition.js";
import { findGridEdition, GRID_EDITIONS } from "./grid-editions.js";
import { DEFAULT_GRID_EDITION } from "./grid-emission-rate.js";
import { type GridGasRates, gridGasRatesPoundsPerMwh } from "./grid-gas-rates.js";

const SUBREGIONS = Object.values(GridSubregion);
const ALL = SUBREGIONS.length;

/**
 * Number of subregions in each table: there is no Puerto Rico row for 2018, and we found no non-baseload rates for
 * 2018, 2020, and 2021.
 */
const COVERAGE: readonly (readonly [edition: string, totalOutput: number, nonBaseload: number])[] = [
  ["eGRID2023 (Jan 2025)", ALL, ALL],
  ["eGRID2022 (Jan 2024)", ALL, ALL],
  ["eGRID2021 (Jan 2023)", ALL, 0],
  ["eGRID2020 (Jan 2022)", ALL, 0],
  ["eGRID2019 (Feb 2021)", ALL, ALL - 1],
  ["eGRID2018 (2020)", ALL - 1, 0],
];

function allGasRates(edition: string, rateType: GridRateType): GridGasRates[] {
  const found = findGridEdition(edition);
  if (found === undefined) throw new Error(`${edition} is missing`);
  return SUBREGIONS.flatMap((subregion) => gridGasRatesPoundsPerMwh(subregion, found, rateType) ?? []);
}

describe.each(COVERAGE)("%s", (name, totalOutput, nonBaseload) => {
  test(`has ${totalOutput} subregions by total output and ${nonBaseload} by non-baseload`, () => {
    expect(allGasRates(name, "total_output")).toHaveLength(totalOutput);
    expect(allGasRates(name, "non_baseload")).toHaveLength(nonBaseload);
  });

  test("has every gas in a believable size, and names its source", () => {
    for (const { co2, ch4, n2o } of [...allGasRates(name, "total_output"), ...allGasRates(name, "non_baseload")]) {
      expect(co2.value.toNumber()).toBeGreaterThan(100);
      expect(co2.value.toNumber()).toBeLessThan(3000);
      expect(ch4.value.toNumber()).toBeLessThan(1);
      expect(n2o.value.toNumber()).toBeLessThan(1);
      for (const gas of [co2, ch4, n2o]) {
        expect(gas.value.isNegative()).toBe(false);
        expect(gas.unit).toBe("lb/MWh");
        expect(gas.sources).toHaveLength(1);
        expect(gas.sources[0]?.publisher).toMatch(/EPA/);
      }
    }
  });
});

test("the editions are these, latest first, and none is the interim set that EPA did not release", () => {
  expect(GRID_EDITIONS.map((edition) => edition.name)).toEqual(COVERAGE.map(([name]) => name));
  expect(GRID_EDITIONS.map((edition) => edition.dataYear)).toEqual([2023, 2022, 2021, 2020, 2019, 2018]);
  expect(GRID_EDITIONS[0]).toBe(DEFAULT_GRID_EDITION);
  expect(findGridEdition("eGRID2024 (Cornerstone interim, NOT EPA)")).toBeUndefined();
});

test("Puerto Rico of 2019 names its own source", () => {
  const edition = findGridEdition("eGRID2019 (Feb 2021)");
  if (edition === undefined) throw new Error("The edition is missing");
  const puertoRico = gridGasRatesPoundsPerMwh(GridSubregion.PRMS, edition, "total_output");
  const california = gridGasRatesPoundsPerMwh(GridSubregion.CAMX, edition, "total_output");
  expect(puertoRico?.co2.sources[0]?.id).toBe("VERIFI-2025");
  expect(california?.co2.sources[0]?.id).toBe("EFH2021-T6");
});
