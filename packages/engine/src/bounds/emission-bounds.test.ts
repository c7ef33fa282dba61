import { expect, test } from "vitest";
import { readTable } from "../../../../scripts/build-reference-data.js";
import { CO2_FACTOR_BOUND, GRID_RATE_BOUND } from "./emission-bounds.js";

const highestOf = (table: string, columns: readonly string[]): number =>
  Math.max(...readTable(table).flatMap((row) => columns.map((column) => Number(row[column]))));

test("every published rate of a grid is below the bound, and below what its reason says", () => {
  const columns = ["AR4", "AR5", "AR6"].map((set) => `${set}_kg_per_kwh`);
  const highest = highestOf("egrid_co2e_derived.csv", columns);
  expect(highest).toBeLessThan(GRID_RATE_BOUND.highest.toNumber());
  expect(GRID_RATE_BOUND.reason).toContain("eGRID subregion more than 0.9.");
  expect(highest).toBeGreaterThan(0.8);
  expect(highest).toBeLessThan(0.9);
});

test("every published factor of a fuel is below the bound, and the reason names the highest", () => {
  const highest = highestOf("efh_stationary_combustion_2025.csv", ["kg_CO2_per_mmbtu"]);
  expect(highest).toBeLessThan(CO2_FACTOR_BOUND.highest.toNumber());
  expect(CO2_FACTOR_BOUND.reason).toContain(`${highest} (`);
});
