import { FUEL_CATEGORY_LABELS, type FuelCategory } from "../../enumerations/fuel-category.js";
import { SavingsField } from "../../enumerations/savings-field.js";
import { NATURAL_GAS, ownEmissionFactors, ownFuelType } from "../../ghg/emission-rates.js";
import { inputPath } from "../../issues/input-path.js";
import type { GreenhouseGasSavings } from "../../model/calculated/ecm-values.js";
import type { EcmItem } from "../../model/ecm-item.js";
import type { EmissionFactors, FuelType } from "../../model/greenhouse-gas.js";
import {
  type FuelEmissionFactors,
  fuelEmissionFactors,
  NATURAL_GAS_EMISSION_FACTORS,
} from "../../reference/fuel-emission-factors.js";
import { gridEmissionRateKgCo2ePerKwh } from "../../reference/grid-emission-rate.js";
import { warmingPotentials } from "../../reference/warming-potentials.js";
import type { Derivation, Expression } from "../expression.js";
import { figure, input, inputOrZero, part, product, reference, sumOf } from "../expressions.js";
import { type Facts, hasFigure, hasInput, measureOf, measurePath, measuresOf } from "../facts.js";
import { type FigureKeys, type Rule, type Rules, rulesAt } from "../rule.js";

type GasName = keyof GreenhouseGasSavings;

const gasFigure = (uuid: string, name: GasName): string => inputPath("ecm", "measures", { uuid }, "ghg", name);

const savingsPath = (uuid: string, fieldId: SavingsField): string =>
  measurePath(uuid, "estimatedSavings", { fieldId }, "value");

const subregionPath = (uuid: string): string => measurePath(uuid, "eGridStateRegionId");

/** Those of the inputs that are there. */
const entered = (facts: Facts, ...paths: readonly string[]) => paths.filter((path) => hasInput(facts, path)).map(input);

/** The project's own rate of the subregion, else the published one. */
function gridRate(measure: EcmItem, facts: Facts): Expression | undefined {
  const subregionId = measure.eGridStateRegionId;
  if (subregionId === undefined) return undefined;
  const own = inputPath("gridSubregions", { subregionId }, "baseloadCombinedRate");
  if (hasInput(facts, own)) return input(own);
  const published = gridEmissionRateKgCo2ePerKwh(subregionId, facts.ghg);
  return published && reference(`Grid emission rate, ${published.edition}, ${published.warmingPotentials}`, published);
}

function electricGhg(keys: FigureKeys, facts: Facts): Derivation {
  const measure = measureOf(facts, keys.uuid);
  const energy = figure(gasFigure(keys.uuid, "electricEnergy"));
  const rate = gridRate(measure, facts);
  // Without a rate the figure is there for no electricity alone.
  if (rate === undefined) return { how: energy };
  return { how: product(rate, energy), decidedBy: [input(subregionPath(keys.uuid))] };
}

/** The warming potential of the project's subregion, else that of the set. */
function potential(gas: "CH4GWP" | "N2OGWP", measure: EcmItem, facts: Facts): Expression {
  const subregionId = measure.eGridStateRegionId;
  const own = subregionId === undefined ? undefined : inputPath("gridSubregions", { subregionId }, gas);
  if (own !== undefined && hasInput(facts, own)) return input(own);
  const published = warmingPotentials(facts.ghg.warmingPotentials);
  return gas === "CH4GWP"
    ? reference("Warming potential of CH4", published.ch4)
    : reference("Warming potential of N2O", published.n2o);
}

interface GasFactors {
  readonly co2: Expression;
  readonly ch4: Expression;
  readonly n2o: Expression;
}

function gasFactors(fuelName: string, published: FuelEmissionFactors | undefined, facts: Facts): GasFactors {
  const { data } = facts.project;
  const factors = ownEmissionFactors(data, fuelName);
  if (factors?.defCO2EF !== undefined) {
    const of = (name: keyof EmissionFactors) =>
      inputOrZero(inputPath("emissionFactors", { fuelName: factors.fuelName }, name));
    return { co2: of("defCO2EF"), ch4: of("defCH4EF"), n2o: of("defN2OEF") };
  }
  const type = ownFuelType(data, fuelName);
  if (type?.defaultCO2EmissionFactor !== undefined || published === undefined) {
    const of = (name: keyof FuelType) =>
      inputOrZero(inputPath("fuelTypes", { fuelType: type?.fuelType ?? fuelName }, name));
    return {
      co2: of("defaultCO2EmissionFactor"),
      ch4: of("defaultCH4EmissionFactor"),
      n2o: of("defaultN2OEmissionFactor"),
    };
  }
  return {
    co2: reference(`CO2 factor, ${fuelName}`, published.co2KgPerMmbtu),
    ch4: reference(`CH4 factor, ${fuelName}`, published.ch4KgPerMmbtu),
    n2o: reference(`N2O factor, ${fuelName}`, published.n2oKgPerMmbtu),
  };
}

/** CO2 + CH4 × its warming potential + N2O × its warming potential. */
function fuelFactor(fuelName: string, published: FuelEmissionFactors | undefined, measure: EcmItem, facts: Facts) {
  const { co2, ch4, n2o } = gasFactors(fuelName, published, facts);
  return part(
    "Emission factor, kg CO2e/MMBtu",
    sumOf([co2, product(ch4, potential("CH4GWP", measure, facts)), product(n2o, potential("N2OGWP", measure, facts))]),
  );
}

function naturalGasGhg(keys: FigureKeys, facts: Facts): Derivation {
  const measure = measureOf(facts, keys.uuid);
  const factor = fuelFactor(NATURAL_GAS, NATURAL_GAS_EMISSION_FACTORS, measure, facts);
  return {
    how: product(figure(gasFigure(keys.uuid, "naturalGas")), factor),
    decidedBy: entered(facts, subregionPath(keys.uuid)),
  };
}

const categoryOf = (facts: Facts, otherSavingsType: 1 | 2): FuelCategory | undefined =>
  facts.project.data.otherSavingsType?.[`category${otherSavingsType}`];

const otherGhg =
  (otherSavingsType: 1 | 2): Rule =>
  (keys, facts): Derivation => {
    const measure = measureOf(facts, keys.uuid);
    const fuelMmbtu = input(measurePath(keys.uuid, `GHGOtherSavingsType${otherSavingsType}MMBtu`));
    const category = categoryOf(facts, otherSavingsType);
    if (category === undefined) return { how: fuelMmbtu };
    return {
      how: product(
        fuelMmbtu,
        fuelFactor(FUEL_CATEGORY_LABELS[category], fuelEmissionFactors(category), measure, facts),
      ),
      decidedBy: entered(facts, `otherSavingsType.category${otherSavingsType}`, subregionPath(keys.uuid)),
    };
  };

const scopeOf = (facts: Facts, otherSavingsType: 1 | 2): 1 | 2 | undefined => {
  const category = categoryOf(facts, otherSavingsType);
  return category === undefined ? undefined : (fuelEmissionFactors(category)?.scope ?? 1);
};

const ofScope =
  (scope: 1 | 2): Rule =>
  ({ uuid }, facts): Derivation => {
    const parts: GasName[] = [
      scope === 1 ? "naturalGasGhg" : "electricGhg",
      ...(scopeOf(facts, 1) === scope ? (["otherSavingsType1Ghg"] as const) : []),
      ...(scopeOf(facts, 2) === scope ? (["otherSavingsType2Ghg"] as const) : []),
    ];
    return {
      how: sumOf(sumParts(uuid, parts, facts)),
      decidedBy: entered(facts, "otherSavingsType.category1", "otherSavingsType.category2"),
    };
  };

const sumParts = (uuid: string, names: readonly GasName[], facts: Facts): Expression[] =>
  names
    .map((name) => gasFigure(uuid, name))
    .filter((path) => hasFigure(facts, path))
    .map(figure);

const totalOf =
  (name: GasName): Rule =>
  (_, facts): Derivation => ({ how: sumOf(measuresOf(facts).flatMap(({ uuid }) => sumParts(uuid, [name], facts))) });

export const GHG_RULES: Rules = {
  ...rulesAt<GreenhouseGasSavings>("ecm.measures[uuid].ghg", {
    electricEnergy: ({ uuid }) => ({ how: input(savingsPath(uuid, SavingsField.ElectricEnergyKwhPerYear)) }),
    electricGhg,
    naturalGas: ({ uuid }) => ({ how: input(savingsPath(uuid, SavingsField.NaturalGasMmbtu)) }),
    naturalGasGhg,
    otherSavingsType1Ghg: otherGhg(1),
    otherSavingsType2Ghg: otherGhg(2),
    annualScope1: ofScope(1),
    annualScope2: ofScope(2),
    annualTotal: ({ uuid }, facts) => ({ how: sumOf(sumParts(uuid, ["annualScope1", "annualScope2"], facts)) }),
  }),
  ...rulesAt<GreenhouseGasSavings>("ecm.totals.ghg", {
    electricEnergy: totalOf("electricEnergy"),
    electricGhg: totalOf("electricGhg"),
    naturalGas: totalOf("naturalGas"),
    naturalGasGhg: totalOf("naturalGasGhg"),
    otherSavingsType1Ghg: totalOf("otherSavingsType1Ghg"),
    otherSavingsType2Ghg: totalOf("otherSavingsType2Ghg"),
    annualScope1: totalOf("annualScope1"),
    annualScope2: totalOf("annualScope2"),
    annualTotal: totalOf("annualTotal"),
  }),
};
