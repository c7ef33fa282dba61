import { type Decimal, ZERO } from "../../decimal/decimal.js";
import { SavingsField } from "../../enumerations/savings-field.js";
import type { Report } from "../../issues/issue.js";
import type { EcmItem } from "../../model/ecm-item.js";
import type { ExpressEnergyCost } from "../../model/express-data.js";
import { inputPath } from "../../path-text/input-path.js";

const {
  ElectricEnergyCost,
  ElectricDemandCost,
  NaturalGasCost,
  OtherSavingsType1Cost,
  OtherSavingsType2Cost,
  WaterCost,
} = SavingsField;

const BILLS = [
  { name: "elecAvgAnnualCost", label: "electricity", fields: [ElectricEnergyCost, ElectricDemandCost] },
  { name: "natGasAvgAnnualCost", label: "natural gas", fields: [NaturalGasCost] },
  { name: "other1AvgAnnualCost", label: "other energy type 1", fields: [OtherSavingsType1Cost] },
  { name: "other2AvgAnnualCost", label: "other energy type 2", fields: [OtherSavingsType2Cost] },
  { name: "waterAvgAnnualCost", label: "water", fields: [WaterCost] },
] as const;

/** Savings of the express edition above what the energy costs today, $ a year. */
export function checkSavingsBesideBills(
  costs: ExpressEnergyCost | undefined,
  measures: readonly EcmItem[],
  report: Report,
): void {
  for (const { name, label, fields } of BILLS) {
    const { [name]: average, electricDemandCharges = ZERO } = costs ?? {};
    if (average === undefined) continue;
    const bill = name === "elecAvgAnnualCost" ? average.plus(electricDemandCharges) : average;
    const saved = measures.reduce((total, measure) => total.plus(savedIn(measure, fields)), ZERO);
    if (!saved.gt(bill)) continue;
    const at = inputPath("express", "energyCost", name);
    report({ name: "plausibility/savings-above-bill", at, details: { label, saved, bill } });
  }
}

const savedIn = ({ estimatedSavings = [] }: EcmItem, fields: readonly SavingsField[]): Decimal =>
  estimatedSavings
    .filter(({ fieldId }) => (fields as readonly number[]).includes(fieldId))
    .reduce((total, { value }) => total.plus(value), ZERO);
