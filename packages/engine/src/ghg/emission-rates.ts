import type { Decimal } from "../decimal/decimal.js";
import { ZERO } from "../decimal/decimal.js";
import { FUEL_CATEGORY_LABELS, type FuelCategory } from "../enumerations/fuel-category.js";
import type { GridSubregion } from "../enumerations/grid-subregion.js";
import type { EmissionFactors, FuelType } from "../model/greenhouse-gas.js";
import type { ProjectData } from "../model/project-data.js";
import {
  type FuelEmissionFactors,
  fuelEmissionFactors,
  NATURAL_GAS_EMISSION_FACTORS,
} from "../reference/fuel-emission-factors.js";
import type { EmissionScope } from "../reference/fuel-factor-data.js";
import { isSameFuel, NATURAL_GAS } from "../reference/fuel-name.js";
import { type GridRateChoice, gridEmissionRateKgCo2ePerKwh } from "../reference/grid-emission-rate.js";
import { warmingPotentials } from "../reference/warming-potentials.js";
import { type FuelFactorParts, fuelFactorKgCo2ePerMmbtu, type WarmingPotentialParts } from "./emissions.js";

/** Emission rates of the project itself. */
export type OwnEmissionData = Pick<ProjectData, "gridSubregions" | "emissionFactors" | "fuelTypes">;

export interface FuelRate {
  /** kg CO2e per MMBtu */
  readonly factor: Decimal;
  readonly scope: EmissionScope;
}

/** Rates of a calculation: the project's own where it has them, else the reference data of the choice. @spec D24 */
export interface EmissionRates {
  /** kg CO2e per kWh; undefined when neither has one. */
  readonly grid: (subregion: GridSubregion) => Decimal | undefined;
  /** kg CO2e per MMBtu, with the warming potentials of the measure's subregion. */
  readonly naturalGas: (subregion: GridSubregion | undefined) => Decimal;
  readonly fuel: (category: FuelCategory, subregion: GridSubregion | undefined) => FuelRate | undefined;
}

export function emissionRates(own: OwnEmissionData, choice: GridRateChoice): EmissionRates {
  const defaults = warmingPotentials(choice.warmingPotentials);
  const ownSubregion = new Map((own.gridSubregions ?? []).map((rates) => [rates.subregionId, rates]));
  const potentialsOf = (subregion: GridSubregion | undefined): WarmingPotentialParts => {
    const rates = subregion === undefined ? undefined : ownSubregion.get(subregion);
    return { ch4: rates?.CH4GWP ?? defaults.ch4.value, n2o: rates?.N2OGWP ?? defaults.n2o.value };
  };
  // A project has many measures and few subregions and fuels.
  return {
    grid: remember(
      (subregion) =>
        ownSubregion.get(subregion)?.baseloadCombinedRate ?? gridEmissionRateKgCo2ePerKwh(subregion, choice)?.value,
    ),
    naturalGas: remember((subregion) =>
      fuelFactorKgCo2ePerMmbtu(
        ownFactors(own, NATURAL_GAS) ?? referenceFactors(NATURAL_GAS_EMISSION_FACTORS),
        potentialsOf(subregion),
      ),
    ),
    fuel: (category, subregion) => {
      const reference = fuelEmissionFactors(category);
      const factors = ownFactors(own, FUEL_CATEGORY_LABELS[category]) ?? (reference && referenceFactors(reference));
      return (
        factors && {
          factor: fuelFactorKgCo2ePerMmbtu(factors, potentialsOf(subregion)),
          scope: reference?.scope ?? 1,
        }
      );
    },
  };
}

/** The function with every answer kept, so that it works each one out once. */
function remember<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

function referenceFactors(factors: FuelEmissionFactors): FuelFactorParts {
  return { co2: factors.co2KgPerMmbtu.value, ch4: factors.ch4KgPerMmbtu.value, n2o: factors.n2oKgPerMmbtu.value };
}

/** A project's factors count when its CO2 factor is there; gases it does not name are zero. */
function ownFactors(own: OwnEmissionData, fuelName: string): FuelFactorParts | undefined {
  const byName = ownEmissionFactors(own, fuelName);
  if (byName?.defCO2EF !== undefined) {
    return { co2: byName.defCO2EF, ch4: byName.defCH4EF ?? ZERO, n2o: byName.defN2OEF ?? ZERO };
  }
  const byType = ownFuelType(own, fuelName);
  if (byType?.defaultCO2EmissionFactor === undefined) return undefined;
  return {
    co2: byType.defaultCO2EmissionFactor,
    ch4: byType.defaultCH4EmissionFactor ?? ZERO,
    n2o: byType.defaultN2OEmissionFactor ?? ZERO,
  };
}

/** The factors a project enters under a fuel's name. */
export const ownEmissionFactors = (own: OwnEmissionData, name: string): EmissionFactors | undefined =>
  own.emissionFactors?.find(({ fuelName }) => isSameFuel(fuelName, name));

/** The fuel type a project enters under a fuel's name. */
export const ownFuelType = (own: OwnEmissionData, name: string): FuelType | undefined =>
  own.fuelTypes?.find(({ fuelType }) => isSameFuel(fuelType, name));
