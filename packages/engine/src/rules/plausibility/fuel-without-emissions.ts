import type { Decimal } from "../../decimal/decimal.js";
import { FUEL_CATEGORY_LABELS, FuelCategory } from "../../enumerations/fuel-category.js";
import { SavingsField } from "../../enumerations/savings-field.js";
import type { Report } from "../../issues/issue.js";
import { type EcmItem, measureName } from "../../model/ecm-item.js";
import type { OtherSavingsType } from "../../model/project-data.js";
import { inputPath } from "../../path-text/input-path.js";
import { ofOneCause } from "./of-one-cause.js";

/** Their emissions depend on the plant, and have no published factors. */
const WITHOUT_FACTORS: readonly (FuelCategory | undefined)[] = [FuelCategory.ChilledWater, FuelCategory.Other];

/**
 * Fuel that a measure saves and whose quantity for greenhouse gas is blank, so that its emissions count as 0; and a quantity
 * for greenhouse gas of fuel that the measure does not save.
 */
export function checkFuelOfEmissions(
  measures: readonly EcmItem[],
  fuels: OtherSavingsType | undefined,
  report: Report,
): void {
  const types = [
    {
      field: SavingsField.OtherSavingsType1Mmbtu,
      cost: SavingsField.OtherSavingsType1Cost,
      name: "GHGOtherSavingsType1MMBtu",
      number: 1,
      fuel: fuels?.category1,
    },
    {
      field: SavingsField.OtherSavingsType2Mmbtu,
      cost: SavingsField.OtherSavingsType2Cost,
      name: "GHGOtherSavingsType2MMBtu",
      number: 2,
      fuel: fuels?.category2,
    },
  ] as const;
  for (const { field, cost, name, number, fuel } of types) {
    if (WITHOUT_FACTORS.includes(fuel)) continue;
    const found = measures.flatMap((measure) => {
      const saved = savingsOf(measure, field);
      const quantity = measure[name];
      if (isEntered(saved) && quantity === undefined) return [{ measure, amount: saved, isSaved: true }];
      // A fuel that is not chosen, and dollars without MMBtu, have reports of their own.
      const isAlone = fuel !== undefined && !isEntered(saved) && !isEntered(savingsOf(measure, cost));
      if (isAlone && isEntered(quantity)) {
        return [{ measure, amount: quantity, isSaved: false }];
      }
      return [];
    });
    for (const { item, others } of ofOneCause(found, ({ isSaved }) => `${isSaved}`)) {
      const { measure, amount, isSaved } = item;
      report({
        name: "plausibility/fuel-without-emissions",
        at: inputPath("ecms", { uuid: measure.uuid }, name),
        details: {
          measure: measureName(measure),
          amount,
          isSaved,
          fuel:
            fuel === undefined ? `the fuel of other savings type ${number}` : FUEL_CATEGORY_LABELS[fuel].toLowerCase(),
          others,
        },
      });
    }
  }
}

const savingsOf = ({ estimatedSavings = [] }: EcmItem, field: SavingsField): Decimal | undefined =>
  estimatedSavings.find(({ fieldId }) => fieldId === field)?.value;

const isEntered = (amount: Decimal | undefined): amount is Decimal => amount !== undefined && !amount.isZero();
