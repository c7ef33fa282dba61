import { Decimal } from "../../packages/engine/src/decimal/decimal.js";
import { FuelCategory } from "../../packages/engine/src/enumerations/fuel-category.js";
import type { FuelFactorRow } from "../../packages/engine/src/reference/fuel-factor-data.js";
import { cell, dataSource, figure, type Row, readTable } from "./source-tables.js";

const GRAMS_PER_KILOGRAM = 1000;

/** Name of a table at the start of `source_row`, and our id for it. */
const FUEL_SOURCE_IDS: readonly (readonly [prefix: string, sourceId: string])[] = [
  ["EFH2025 T1 ", "EFH2025-T1"],
  ["EFH2025 T7 ", "EFH2025-T7"],
  ["Portfolio Manager ", "PM-2022"],
];

/** Purchased energy, which the site does not produce from fuel. @spec D24 */
const SCOPE_2_CATEGORIES: readonly string[] = ["PurchasedSteam", "ChilledWater"];

/** Portfolio Manager publishes CO2e without its gases. */
const SOURCES_OF_COMBINED_GASES: readonly string[] = ["PM-2022"];

export function fuelFactorRow(row: Row): FuelFactorRow {
  const sourceRow = cell(row, "source_row");
  const [prefix, sourceId] = FUEL_SOURCE_IDS.find(([start]) => sourceRow.startsWith(start)) ?? ["", ""];
  const ch4GramsPerMmbtu = figure(row, "g_CH4_per_mmbtu");
  const n2oGramsPerMmbtu = figure(row, "g_N2O_per_mmbtu");
  const co2KgPerMmbtu = figure(row, "kg_CO2_per_mmbtu");
  return {
    scope: SCOPE_2_CATEGORIES.includes(cell(row, "category")) ? 2 : 1,
    gasesCombined: SOURCES_OF_COMBINED_GASES.includes(sourceId),
    co2KgPerMmbtu,
    ch4KgPerMmbtu: gramsAsKilograms(ch4GramsPerMmbtu),
    n2oKgPerMmbtu: gramsAsKilograms(n2oGramsPerMmbtu),
    ...(cell(row, "hhv_mmbtu_per_unit") !== "" && {
      highHeatValue: { mmbtuPerUnit: figure(row, "hhv_mmbtu_per_unit"), physicalUnit: cell(row, "physical_unit") },
    }),
    published: { name: sourceRow.slice(prefix.length), co2KgPerMmbtu, ch4GramsPerMmbtu, n2oGramsPerMmbtu },
    source: dataSource(sourceId),
    note: cell(row, "note"),
  };
}

function gramsAsKilograms(grams: string): string {
  return new Decimal(grams).div(GRAMS_PER_KILOGRAM).toFixed();
}

export function fuelRow(category: string): Row {
  const row = readTable("fuel_category_defaults_suggested.csv").find((each) => cell(each, "category") === category);
  if (row === undefined) throw new Error(`No default row for ${category}`);
  return row;
}

/** Keyed by category id. Other has no factors, so it has no row. */
export function fuelFactorRows(): Readonly<Partial<Record<FuelCategory, FuelFactorRow>>> {
  const categories = Object.entries(FuelCategory).filter(([name]) => cell(fuelRow(name), "source_row") !== "none");
  return Object.fromEntries(categories.map(([name, id]) => [id, fuelFactorRow(fuelRow(name))]));
}
