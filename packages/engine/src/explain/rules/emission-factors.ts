import { FUEL_CATEGORY_LABELS, FuelCategory } from "../../enumerations/fuel-category.js";
import { GRID_SUBREGION_LABELS, GridSubregion } from "../../enumerations/grid-subregion.js";
import type { EmissionFactors, FuelType } from "../../model/greenhouse-gas.js";
import { inputPath } from "../../path-text/input-path.js";
import {
  type FuelEmissionFactors,
  fuelEmissionFactors,
  NATURAL_GAS_EMISSION_FACTORS,
} from "../../reference/fuel-emission-factors.js";
import { NATURAL_GAS } from "../../reference/fuel-name.js";
import { gridEmissionRateKgCo2ePerKwh } from "../../reference/grid-emission-rate.js";
import { warmingPotentials } from "../../reference/warming-potentials.js";
import type { InputExpression } from "../expression.js";
import { input, part, product, reference, sumOf } from "../expressions.js";
import { type Facts, measurePath } from "../facts.js";
import type { EntryExpression, GeneralExpression } from "../general-expression.js";
import { firstThere, isThere, shared, when } from "../general-expressions.js";

// Rates and factors of greenhouse gas: the project's own where it has them, else the published ones (D24).

export const subregionOf = (uuid: string): InputExpression => input(measurePath(uuid, "eGridStateRegionId"));

const ownOfSubregion = (uuid: string, member: string): EntryExpression => ({
  kind: "entry",
  list: "gridSubregions",
  key: "subregionId",
  is: { input: subregionOf(uuid) },
  member,
});

/** The project's own rate of the measure's subregion, else the published one; absent where neither is known. */
export function gridRate(uuid: string, { ghg }: Facts): GeneralExpression {
  const published: GeneralExpression = {
    kind: "choice",
    table: "gridRates",
    by: subregionOf(uuid),
    values: Object.values(GridSubregion),
    labels: GRID_SUBREGION_LABELS,
    of: (subregion) => {
      const rate = gridEmissionRateKgCo2ePerKwh(subregion as GridSubregion, ghg);
      return rate && reference(`Grid emission rate, ${rate.edition}, ${rate.warmingPotentials}`, rate);
    },
  };
  return shared(
    inputPath("ghg.gridRate", { uuid }),
    "Grid emission rate, kg CO2e/kWh",
    firstThere(ownOfSubregion(uuid, "baseloadCombinedRate"), published),
  );
}

/** The warming potential of the project's subregion, else that of the set. */
function potential(gas: "CH4GWP" | "N2OGWP", uuid: string, { ghg }: Facts): GeneralExpression {
  const { ch4, n2o } = warmingPotentials(ghg.warmingPotentials);
  const published =
    gas === "CH4GWP" ? reference("Warming potential of CH4", ch4) : reference("Warming potential of N2O", n2o);
  return shared(inputPath(`ghg.${gas}`, { uuid }), published.label, firstThere(ownOfSubregion(uuid, gas), published));
}

/** Natural gas, or the fuel of other savings type 1 or 2. */
export type GasFuel = "naturalGas" | 1 | 2;

export const categoryOf = (otherSavingsType: 1 | 2): InputExpression =>
  input(`otherSavingsType.category${otherSavingsType}`);

interface FactorNames {
  readonly label: string;
  readonly own: keyof EmissionFactors;
  readonly ofType: keyof FuelType;
  readonly published: "co2KgPerMmbtu" | "ch4KgPerMmbtu" | "n2oKgPerMmbtu";
}

const CO2: FactorNames = {
  label: "CO2",
  own: "defCO2EF",
  ofType: "defaultCO2EmissionFactor",
  published: "co2KgPerMmbtu",
};
const CH4: FactorNames = {
  label: "CH4",
  own: "defCH4EF",
  ofType: "defaultCH4EmissionFactor",
  published: "ch4KgPerMmbtu",
};
const N2O: FactorNames = {
  label: "N2O",
  own: "defN2OEF",
  ofType: "defaultN2OEmissionFactor",
  published: "n2oKgPerMmbtu",
};

const fuelKey = (fuel: GasFuel): EntryExpression["is"] =>
  fuel === "naturalGas" ? NATURAL_GAS : { input: categoryOf(fuel), labels: FUEL_CATEGORY_LABELS };

const ownFactor = (fuel: GasFuel, { own }: FactorNames): EntryExpression => ({
  kind: "entry",
  list: "emissionFactors",
  key: "fuelName",
  is: fuelKey(fuel),
  member: own,
});

const factorOfType = (fuel: GasFuel, { ofType }: FactorNames): EntryExpression => ({
  kind: "entry",
  list: "fuelTypes",
  key: "fuelType",
  is: fuelKey(fuel),
  member: ofType,
});

function publishedFactor(fuel: GasFuel, { label, published }: FactorNames): GeneralExpression {
  const of = (fuelName: string, factors: FuelEmissionFactors) =>
    reference(`${label} factor, ${fuelName}`, factors[published]);
  if (fuel === "naturalGas") return of(NATURAL_GAS, NATURAL_GAS_EMISSION_FACTORS);
  return {
    kind: "choice",
    table: `factors${label}`,
    by: categoryOf(fuel),
    values: Object.values(FuelCategory),
    labels: FUEL_CATEGORY_LABELS,
    of: (category) => {
      const factors = fuelEmissionFactors(category as FuelCategory);
      return factors && of(FUEL_CATEGORY_LABELS[category as FuelCategory], factors);
    },
  };
}

/** A project's factors count when its CO2 factor is there; gases it does not name are zero. */
function factor(fuel: GasFuel, names: FactorNames): GeneralExpression {
  return shared(
    `ghg.factor${names.label}.${fuel === "naturalGas" ? fuel : `otherSavingsType${fuel}`}`,
    `${names.label} factor, ${fuel === "naturalGas" ? NATURAL_GAS.toLowerCase() : `other savings type ${fuel}`}, kg/MMBtu`,
    when(
      isThere(ownFactor(fuel, CO2)),
      { ...ownFactor(fuel, names), missingCountsAsZero: true },
      when(
        isThere(factorOfType(fuel, CO2)),
        { ...factorOfType(fuel, names), missingCountsAsZero: true },
        publishedFactor(fuel, names),
      ),
    ),
  );
}

/** True if a fuel has factors, from the project or published. */
export const hasFactors = (fuel: GasFuel): GeneralExpression => isThere(factor(fuel, CO2));

/** CO2 + CH4 × its warming potential + N2O × its warming potential. */
export const fuelFactor = (fuel: GasFuel, uuid: string, facts: Facts): GeneralExpression =>
  part(
    "Emission factor, kg CO2e/MMBtu",
    sumOf([
      factor(fuel, CO2),
      product(factor(fuel, CH4), potential("CH4GWP", uuid, facts)),
      product(factor(fuel, N2O), potential("N2OGWP", uuid, facts)),
    ]),
  );
