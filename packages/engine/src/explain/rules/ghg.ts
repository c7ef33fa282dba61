import { FUEL_CATEGORY_LABELS, FuelCategory } from "../../enumerations/fuel-category.js";
import { SavingsField } from "../../enumerations/savings-field.js";
import type { GreenhouseGasSavings } from "../../model/calculated/ecm-values.js";
import { inputPath } from "../../path-text/input-path.js";
import { fuelEmissionFactors } from "../../reference/fuel-emission-factors.js";
import type { FigureExpression, InputExpression } from "../expression.js";
import { figure, input, product } from "../expressions.js";
import { type Facts, hasInput, measurePath, measuresOf } from "../facts.js";
import type { GeneralDerivation, GeneralExpression } from "../general-expression.js";
import { allOf, anyOf, isThere, isZero, not, shared, sumOfKnown, when } from "../general-expressions.js";
import { type FigureKeys, type Rule, type Rules, rulesAt } from "../rule.js";
import { categoryOf, fuelFactor, gridRate, hasFactors, subregionOf } from "./emission-factors.js";

type GasName = keyof GreenhouseGasSavings;
/** Energy with an unknown rate. */
type UnknownPart = "electricity" | "otherSavingsType1" | "otherSavingsType2";

const gasFigure = (uuid: string, name: GasName): FigureExpression =>
  figure(inputPath("ecm", "measures", { uuid }, "ghg", name));

const savings = (uuid: string, fieldId: SavingsField): InputExpression =>
  input(measurePath(uuid, "estimatedSavings", { fieldId }, "value"));

const otherHeat = (uuid: string, otherSavingsType: 1 | 2): InputExpression =>
  input(measurePath(uuid, `GHGOtherSavingsType${otherSavingsType}MMBtu`));

/** Those of the inputs that are there. */
const entered = (facts: Facts, ...inputs: readonly InputExpression[]) =>
  inputs.filter(({ path }) => hasInput(facts, path));

function electricGhg({ uuid }: FigureKeys, facts: Facts): GeneralDerivation {
  const energy = gasFigure(uuid, "electricEnergy");
  const rate = gridRate(uuid, facts);
  return {
    // Without a rate the figure is there for no electricity alone.
    how: when(isThere(rate), product(rate, energy), energy),
    thereWhen: allOf(isThere(energy), anyOf(isThere(rate), isZero(energy))),
    decidedBy: entered(facts, subregionOf(uuid)),
  };
}

function naturalGasGhg({ uuid }: FigureKeys, facts: Facts): GeneralDerivation {
  const energy = gasFigure(uuid, "naturalGas");
  return {
    how: product(energy, fuelFactor("naturalGas", uuid, facts)),
    thereWhen: isThere(energy),
    decidedBy: entered(facts, subregionOf(uuid)),
  };
}

const otherGhg =
  (otherSavingsType: 1 | 2): Rule =>
  ({ uuid }, facts): GeneralDerivation => {
    const heat = otherHeat(uuid, otherSavingsType);
    return {
      how: product(heat, fuelFactor(otherSavingsType, uuid, facts)),
      thereWhen: allOf(isThere(heat), hasFactors(otherSavingsType)),
      decidedBy: entered(facts, categoryOf(otherSavingsType), subregionOf(uuid)),
    };
  };

/** Bought heat and cold are scope 2, fuels burned on the site scope 1; so is a fuel only the project has factors for. */
function isOfScope(scope: 1 | 2, otherSavingsType: 1 | 2): GeneralExpression {
  const bought = Object.values(FuelCategory).filter((category) => fuelEmissionFactors(category)?.scope === 2);
  const isBought = shared(
    `ghg.isScope2.otherSavingsType${otherSavingsType}`,
    `The fuel of other savings type ${otherSavingsType} is scope 2`,
    anyOf(
      ...bought.map(
        (value): GeneralExpression => ({
          kind: "inputIs",
          input: categoryOf(otherSavingsType),
          value,
          label: FUEL_CATEGORY_LABELS[value],
        }),
      ),
    ),
  );
  return scope === 2 ? isBought : not(isBought);
}

/** Energy without a known rate: a sum that leaves it out would be read as the whole. */
function isUnknown(uuid: string, unknown: UnknownPart): GeneralExpression {
  const of = (energy: GeneralExpression, name: GasName) => allOf(isThere(energy), not(isThere(gasFigure(uuid, name))));
  const path = inputPath(`ghg.unknown.${unknown}`, { uuid });
  switch (unknown) {
    case "electricity":
      return shared(path, "Electricity without a rate", of(gasFigure(uuid, "electricEnergy"), "electricGhg"));
    case "otherSavingsType1":
      return shared(path, "Fuel 1 without factors", of(otherHeat(uuid, 1), "otherSavingsType1Ghg"));
    case "otherSavingsType2":
      return shared(path, "Fuel 2 without factors", of(otherHeat(uuid, 2), "otherSavingsType2Ghg"));
    default:
      return unknown satisfies never;
  }
}

const OTHERS: readonly UnknownPart[] = ["otherSavingsType1", "otherSavingsType2"];
const ALL: readonly UnknownPart[] = ["electricity", ...OTHERS];

/** Values that a complete figure needs. */
const NEEDS: Readonly<Record<GasName, readonly UnknownPart[]>> = {
  electricEnergy: [],
  electricGhg: ["electricity"],
  naturalGas: [],
  naturalGasGhg: [],
  otherSavingsType1Ghg: ["otherSavingsType1"],
  otherSavingsType2Ghg: ["otherSavingsType2"],
  annualScope1: OTHERS,
  annualScope2: ALL,
  annualTotal: ALL,
};

/** A figure is there where everything it needs is known. */
function whereWhole(uuids: readonly string[], name: GasName): Pick<GeneralDerivation, "thereWhen"> {
  const unknown = NEEDS[name].flatMap((part) => uuids.map((uuid) => isUnknown(uuid, part)));
  return unknown.length === 0 ? {} : { thereWhen: not(anyOf(...unknown)) };
}

const ofScope =
  (scope: 1 | 2): Rule =>
  ({ uuid }, facts): GeneralDerivation => ({
    how: sumOfKnown([
      gasFigure(uuid, scope === 1 ? "naturalGasGhg" : "electricGhg"),
      when(isOfScope(scope, 1), gasFigure(uuid, "otherSavingsType1Ghg")),
      when(isOfScope(scope, 2), gasFigure(uuid, "otherSavingsType2Ghg")),
    ]),
    ...whereWhole([uuid], scope === 1 ? "annualScope1" : "annualScope2"),
    decidedBy: entered(facts, categoryOf(1), categoryOf(2)),
  });

const totalOf =
  (name: GasName): Rule =>
  (_, facts): GeneralDerivation => {
    const uuids = measuresOf(facts).map(({ uuid }) => uuid);
    return { how: sumOfKnown(uuids.map((uuid) => gasFigure(uuid, name))), ...whereWhole(uuids, name) };
  };

export const GHG_RULES: Rules = {
  ...rulesAt<GreenhouseGasSavings>("ecm.measures[uuid].ghg", {
    electricEnergy: ({ uuid }) => ({ how: savings(uuid, SavingsField.ElectricEnergyKwhPerYear) }),
    electricGhg,
    naturalGas: ({ uuid }) => ({ how: savings(uuid, SavingsField.NaturalGasMmbtu) }),
    naturalGasGhg,
    otherSavingsType1Ghg: otherGhg(1),
    otherSavingsType2Ghg: otherGhg(2),
    annualScope1: ofScope(1),
    annualScope2: ofScope(2),
    annualTotal: ({ uuid }) => ({
      how: sumOfKnown([gasFigure(uuid, "annualScope1"), gasFigure(uuid, "annualScope2")]),
      ...whereWhole([uuid], "annualTotal"),
    }),
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
