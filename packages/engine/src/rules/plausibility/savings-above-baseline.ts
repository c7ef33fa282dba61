import { BaselineField } from "../../enumerations/baseline-field.js";
import { SavingsField } from "../../enumerations/savings-field.js";
import type { Report } from "../../issues/issue.js";
import { type EcmItem, measureName } from "../../model/ecm-item.js";
import { inputPath } from "../../path-text/input-path.js";

/** Savings fields and the use before the measure, in the same unit. */
const BASELINES: readonly (readonly [savings: SavingsField, baseline: BaselineField])[] = [
  [SavingsField.ElectricEnergyKwhPerYear, BaselineField.ElectricityUseKwhPerYear],
  [SavingsField.ElectricDemandKwPerMonth, BaselineField.ElectricDemandKwPerMonth],
  [SavingsField.NaturalGasMmbtu, BaselineField.NaturalGasMmbtuPerYear],
  [SavingsField.OtherSavingsType1Mmbtu, BaselineField.Other1MmbtuPerYear],
  [SavingsField.OtherSavingsType2Mmbtu, BaselineField.Other2MmbtuPerYear],
  [SavingsField.WaterKgal, BaselineField.WaterKgalPerYear],
  [SavingsField.WastewaterKgal, BaselineField.WastewaterKgalPerYear],
];

/** A measure that saves more of a fuel than was used before it. */
export function checkBaselines(measures: readonly EcmItem[], report: Report): void {
  for (const measure of measures) {
    const { uuid, estimatedSavings = [], baseline = [] } = measure;
    for (const [savingsField, baselineField] of BASELINES) {
      const savings = estimatedSavings.find(({ fieldId }) => fieldId === savingsField)?.value;
      const use = baseline.find(({ fieldId }) => fieldId === baselineField)?.value;
      if (savings === undefined || use === undefined || savings.lte(use)) continue;
      report({
        name: "plausibility/savings-above-baseline",
        at: inputPath("ecms", { uuid }, "estimatedSavings", { fieldId: savingsField }, "value"),
        details: { measure: measureName(measure), fieldId: savingsField, savings, baseline: use },
      });
    }
  }
}
