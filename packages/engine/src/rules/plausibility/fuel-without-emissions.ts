import type { Decimal } from "../../decimal/decimal.js";
import { FUEL_CATEGORY_LABELS, FuelCategory } from "../../enumerations/fuel-category.js";
import { SavingsField } from "../../enumerations/savings-field.js";
import type { Report } from "../../issues/issue.js";
import { type EcmItem, measureName } from "../../model/ecm-item.js";
import type { OtherSavingsType } from "../../model/project-data.js";
import { inputPath } from "../../path-text/input-path.js";
import { ofOneCause } from "./of-one-cause.js";

interface DifferingFuel {
  readonly measure: EcmItem;
  readonly saved?: Decimal;
  readonly quantity?: Decimal;
}

/** Their emissions depend on the plant, and have no published factors. */
const WITHOUT_FACTORS: readonly (FuelCategory | undefined)[] = [FuelCategory.ChilledWater, FuelCategory.Other];

/**
 * Fuel that a measure saves and whose quantity for the greenhouse gas calculation is blank, so that its emissions count as 0; and a quantity
 * for greenhouse gas that is far from the fuel that the measure saves.
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
    const found = measures.flatMap((measure): readonly DifferingFuel[] => {
      const saved = savingsOf(measure, field);
      const quantity = measure[name];
      if (isEntered(saved)) {
        if (quantity === undefined) return [{ measure, saved }];
        return isEntered(quantity) && areFarApart(saved, quantity) ? [{ measure, saved, quantity }] : [];
      }
      // A fuel that is not chosen, and dollars without MMBtu, have reports of their own.
      const isAlone = fuel !== undefined && !isEntered(savingsOf(measure, cost));
      return isAlone && isEntered(quantity) ? [{ measure, quantity }] : [];
    });
    for (const { item, others } of ofOneCause(
      found,
      ({ saved, quantity }) => `${saved === undefined} ${quantity === undefined}`,
    )) {
      const { measure, ...amounts } = item;
      report({
        name: "plausibility/fuel-without-emissions",
        at: inputPath("ecms", { uuid: measure.uuid }, name),
        details: {
          measure: measureName(measure),
          ...amounts,
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

/** By more than the emissions of a blend, or of a part of the fuel, explain. */
const areFarApart = (saved: Decimal, quantity: Decimal): boolean => {
  const ratio = quantity.div(saved);
  return ratio.lt("0.5") || ratio.gt(2);
};

const isEntered = (amount: Decimal | undefined): amount is Decimal => amount !== undefined && !amount.isZero();
