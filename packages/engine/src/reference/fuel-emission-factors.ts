import { Decimal } from "../decimal/decimal.js";
import type { FuelCategory } from "../enumerations/fuel-category.js";
import { FUEL_FACTOR_ROWS, NATURAL_GAS_ROW } from "./data/fuel-factor-rows.js";
import type { EmissionScope, FuelFactorRow, PublishedFuelRow } from "./fuel-factor-data.js";
import type { SourcedValue } from "./sourced-value.js";

/** Default emission factors of a fuel, kg of gas per MMBtu on the high heat value. */
export interface FuelEmissionFactors {
  readonly scope: EmissionScope;
  /** CO2e, and says so in its unit, where the publisher prints no separate gases (chilled water). */
  readonly co2KgPerMmbtu: SourcedValue;
  readonly ch4KgPerMmbtu: SourcedValue;
  readonly n2oKgPerMmbtu: SourcedValue;
  /** MMBtu per physical unit. Undefined where the fuel is bought by its heat. */
  readonly highHeatValue: SourcedValue | undefined;
  /** The row as printed, with methane and nitrous oxide in grams. */
  readonly published: PublishedFuelRow;
  /** Why this row, and the other rows that were possible. */
  readonly note: string;
}

/**
 * The default factors of a fuel category; undefined for Other, because the user enters the factors of other fuels.
 *
 * @spec D24
 *
 * @example
 * import { FuelCategory } from "@epb/engine";
 * import { fuelEmissionFactors } from "@epb/engine/reference";
 *
 * fuelEmissionFactors(FuelCategory.Propane)?.co2KgPerMmbtu.value.toFixed(); // "62.87"
 */
export function fuelEmissionFactors(category: FuelCategory): FuelEmissionFactors | undefined {
  const row = FUEL_FACTOR_ROWS[category];
  return row === undefined ? undefined : emissionFactors(row);
}

/** Natural gas is a savings category of its own, not a fuel category. */
export const NATURAL_GAS_EMISSION_FACTORS: FuelEmissionFactors = emissionFactors(NATURAL_GAS_ROW);

function emissionFactors(row: FuelFactorRow): FuelEmissionFactors {
  const sourced = (value: string, unit: string): SourcedValue => ({
    value: new Decimal(value),
    unit,
    sources: [row.source],
  });
  const { scope, highHeatValue, published, note } = row;
  return {
    scope,
    co2KgPerMmbtu: sourced(row.co2KgPerMmbtu, row.gasesCombined ? "kg CO2e/MMBtu" : "kg CO2/MMBtu"),
    ch4KgPerMmbtu: sourced(row.ch4KgPerMmbtu, "kg CH4/MMBtu"),
    n2oKgPerMmbtu: sourced(row.n2oKgPerMmbtu, "kg N2O/MMBtu"),
    highHeatValue: highHeatValue && sourced(highHeatValue.mmbtuPerUnit, `MMBtu per ${highHeatValue.physicalUnit}`),
    published,
    note,
  };
}
