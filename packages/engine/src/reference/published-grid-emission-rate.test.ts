import { expect, test } from "vitest";
import { GridSubregion } from "../enumerations/grid-subregion.js";
import { findGridEdition } from "./grid-editions.js";
import { gridEmissionRateKgCo2ePerKwh } from "./grid-emission-rate.js";
import { PUBLISHED_GRID_CO2E_EDITIONS, publishedGridEmissionRateKgCo2ePerKwh } from "./published-grid-emission-rate.js";

test("the printed lb/MWh of the revised eGRID2023 is converted exactly", () => {
  const [revision2] = PUBLISHED_GRID_CO2E_EDITIONS;
  if (revision2 === undefined) throw new Error("The edition is missing");
  const camx = publishedGridEmissionRateKgCo2ePerKwh(GridSubregion.CAMX, revision2);
  // 429.983 × 0.45359237 ÷ 1000
  expect(camx?.value.toFixed()).toBe("0.19503700802971");
  expect(camx?.sources[0]?.id).toBe("PP-9463d66");
});

test("every published edition has all 27 subregions", () => {
  for (const edition of PUBLISHED_GRID_CO2E_EDITIONS) {
    expect(Object.keys(edition.poundsPerMwh).sort(), edition.name).toEqual(Object.keys(GridSubregion));
  }
});

test("the published columns of 2021 and 2022 stay within 0.4 % of the rate computed from the gases", () => {
  for (const published of PUBLISHED_GRID_CO2E_EDITIONS.slice(1)) {
    const edition = findGridEdition(published.name);
    if (edition === undefined) throw new Error(`${published.name} is missing`);
    for (const subregion of Object.values(GridSubregion)) {
      const computed = gridEmissionRateKgCo2ePerKwh(subregion, { edition, warmingPotentials: "AR4" });
      const printed = publishedGridEmissionRateKgCo2ePerKwh(subregion, published);
      if (computed === undefined || printed === undefined) throw new Error(`No rate for ${subregion}`);
      expect(computed.value.div(printed.value).minus(1).abs().toNumber()).toBeLessThan(0.004);
    }
  }
});
