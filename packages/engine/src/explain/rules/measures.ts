import { BTU_PER_KWH, BTU_PER_MMBTU } from "../../constants/energy.js";
import { Decimal } from "../../decimal/decimal.js";
import { BaselineField } from "../../enumerations/baseline-field.js";
import { isSavingsField, SAVINGS_FIELDS, SavingsField } from "../../enumerations/savings-field.js";
import { UnitOfMeasure } from "../../enumerations/unit-of-measure.js";
import { ENERGY_CATEGORIES } from "../../measures/measure-savings.js";
import type { FieldTotal, MeasureFigures, MeasureTotals, MeasureValues } from "../../model/calculated/ecm-values.js";
import { inputPath } from "../../path-text/input-path.js";
import { constant, difference, figure, input, inputOrZero, product, quotient, sumOf } from "../expressions.js";
import { type Facts, measureOf, measurePath, measuresOf } from "../facts.js";
import type { GeneralDerivation, GeneralExpression } from "../general-expression.js";
import { hasItem, sumOfKnown, sumOfThere } from "../general-expressions.js";
import { type Rule, type Rules, rulesAt } from "../rule.js";
import { sumOfMeasures } from "./pricing.js";
import { simplePaybackOf } from "./simple-payback.js";

type List = "estimatedSavings" | "baseline";
type Totalled = keyof Omit<MeasureFigures, "ghg" | "simplePayback">;

const entry = (uuid: string, list: List, fieldId: number): GeneralExpression =>
  input(measurePath(uuid, list, { fieldId }, "value"));

/** The entries of a measure whose field passes. */
function entries(uuid: string, list: List, facts: Facts, isWanted: (fieldId: number) => boolean): GeneralExpression[] {
  const items = measureOf(facts, uuid)[list] ?? [];
  return items
    .map(({ fieldId }) => fieldId)
    .filter(isWanted)
    .map((fieldId) => entry(uuid, list, fieldId));
}

const savesDollars = (fieldId: number): boolean =>
  isSavingsField(fieldId) && SAVINGS_FIELDS[fieldId].unit === UnitOfMeasure.DollarsPerYear;

const savesEnergyDollars = (fieldId: number): boolean =>
  savesDollars(fieldId) && isSavingsField(fieldId) && ENERGY_CATEGORIES.has(SAVINGS_FIELDS[fieldId].category);

const HEAT_FIELDS: readonly number[] = [
  SavingsField.NaturalGasMmbtu,
  SavingsField.OtherSavingsType1Mmbtu,
  SavingsField.OtherSavingsType2Mmbtu,
];
const NON_ELECTRIC_FIELDS: readonly number[] = [
  BaselineField.NaturalGasMmbtuPerYear,
  BaselineField.Other1MmbtuPerYear,
  BaselineField.Other2MmbtuPerYear,
];

function energySavings(uuid: string, facts: Facts): GeneralExpression {
  const isKwh = (fieldId: number): boolean => fieldId === SavingsField.ElectricEnergyKwhPerYear;
  const electricity = entries(uuid, "estimatedSavings", facts, isKwh).map((kwh) =>
    quotient(
      product(kwh, constant("Btu per kWh", new Decimal(BTU_PER_KWH))),
      constant("Btu per MMBtu", new Decimal(BTU_PER_MMBTU)),
    ),
  );
  return sumOfKnown([
    ...electricity,
    ...entries(uuid, "estimatedSavings", facts, (fieldId) => HEAT_FIELDS.includes(fieldId)),
  ]);
}

const simplePayback = (place: string): GeneralDerivation =>
  simplePaybackOf(figure(`${place}.implementationPrice`), figure(`${place}.estAnnualCostSavings`));

/** A figure of a measure is there with its measure. */
const ofMeasure =
  (how: (uuid: string, facts: Facts) => GeneralExpression): Rule =>
  ({ uuid }, facts): GeneralDerivation => ({
    how: how(uuid, facts),
    thereWhen: hasItem("ecms", { name: "uuid", value: uuid }),
  });

/** Σ of the measures that have the figure. */
const totalOf =
  (name: Totalled, sum = sumOfThere): Rule =>
  (_, facts): GeneralDerivation => ({
    how: sum(measuresOf(facts).map(({ uuid }) => figure(inputPath("ecm", "measures", { uuid }, name)))),
  });

const fieldTotal =
  (list: List): Rule =>
  ({ fieldId }, facts): GeneralDerivation => ({
    how: sumOfKnown(measuresOf(facts).flatMap(({ uuid }) => entries(uuid, list, facts, (field) => field === fieldId))),
  });

export const MEASURE_RULES: Rules = {
  ...rulesAt<MeasureValues>("ecm.measures[uuid]", {
    totalEnergySavings: ofMeasure(energySavings),
    totalEnergyCostSavings: ofMeasure((uuid, facts) =>
      sumOfThere(entries(uuid, "estimatedSavings", facts, savesEnergyDollars)),
    ),
    estAnnualCostSavings: ofMeasure((uuid, facts) =>
      sumOfThere(entries(uuid, "estimatedSavings", facts, savesDollars)),
    ),
    implementationPrice: ofMeasure((uuid) =>
      difference(
        sumOf([
          inputOrZero(measurePath(uuid, "implementation", "baseConstructionCost")),
          inputOrZero(measurePath(uuid, "implementation", "deliveryCharge")),
        ]),
        inputOrZero(measurePath(uuid, "implementation", "appliedIncentives")),
      ),
    ),
    simplePayback: ({ uuid }) => simplePayback(inputPath("ecm", "measures", { uuid })),
    baselineNonElectricUse: ofMeasure((uuid, facts) =>
      sumOfKnown(entries(uuid, "baseline", facts, (fieldId) => NON_ELECTRIC_FIELDS.includes(fieldId))),
    ),
  }),
  ...rulesAt<MeasureTotals>("ecm.totals", {
    totalEnergySavings: totalOf("totalEnergySavings", sumOfKnown),
    totalEnergyCostSavings: totalOf("totalEnergyCostSavings"),
    estAnnualCostSavings: totalOf("estAnnualCostSavings"),
    implementationPrice: totalOf("implementationPrice"),
    simplePayback: () => simplePayback("ecm.totals"),
    baselineNonElectricUse: totalOf("baselineNonElectricUse", sumOfKnown),
    deliveryCharge: (_, facts) => ({ how: sumOfMeasures(facts, "deliveryCharge") }),
    appliedIncentives: (_, facts) => ({ how: sumOfMeasures(facts, "appliedIncentives") }),
    mvExpense: (_, facts) => ({ how: sumOfMeasures(facts, "mvExpense") }),
  }),
  ...rulesAt<FieldTotal>("ecm.totals.savings[fieldId]", { value: fieldTotal("estimatedSavings") }),
  ...rulesAt<FieldTotal>("ecm.totals.baseline[fieldId]", { value: fieldTotal("baseline") }),
};
