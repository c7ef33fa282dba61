import { FUEL_CATEGORY_LABELS, FuelCategory } from "../../enumerations/fuel-category.js";
import { SavingsField } from "../../enumerations/savings-field.js";
import type { Report } from "../../issues/issue.js";
import { type EcmItem, measureName } from "../../model/ecm-item.js";
import type { OtherSavingsType } from "../../model/project-data.js";
import { inputPath } from "../../path-text/input-path.js";
import { ofOneCause } from "./of-one-cause.js";

/** Their emissions depend on the plant, and have no published factors. */
const WITHOUT_FACTORS: readonly (FuelCategory | undefined)[] = [FuelCategory.ChilledWater, FuelCategory.Other];

/** Fuel that a measure saves and whose quantity for greenhouse gas is blank, so that its emissions count as 0. */
export function checkFuelOfEmissions(
  measures: readonly EcmItem[],
  fuels: OtherSavingsType | undefined,
  report: Report,
): void {
  const types = [
    {
      field: SavingsField.OtherSavingsType1Mmbtu,
      name: "GHGOtherSavingsType1MMBtu",
      number: 1,
      fuel: fuels?.category1,
    },
    {
      field: SavingsField.OtherSavingsType2Mmbtu,
      name: "GHGOtherSavingsType2MMBtu",
      number: 2,
      fuel: fuels?.category2,
    },
  ] as const;
  for (const { field, name, number, fuel } of types) {
    if (WITHOUT_FACTORS.includes(fuel)) continue;
    const found = measures.flatMap((measure) => {
      const saved = measure.estimatedSavings?.find(({ fieldId }) => fieldId === field)?.value;
      return saved === undefined || saved.isZero() || measure[name] !== undefined ? [] : [{ measure, saved }];
    });
    for (const { item, others } of ofOneCause(found, () => name)) {
      const { measure, saved } = item;
      report({
        name: "plausibility/fuel-without-emissions",
        at: inputPath("ecms", { uuid: measure.uuid }, name),
        details: {
          measure: measureName(measure),
          saved,
          fuel:
            fuel === undefined ? `the fuel of other savings type ${number}` : FUEL_CATEGORY_LABELS[fuel].toLowerCase(),
          others,
        },
      });
    }
  }
}
