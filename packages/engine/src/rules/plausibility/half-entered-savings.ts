import type { Decimal } from "../../decimal/decimal.js";
import { SavingsField } from "../../enumerations/savings-field.js";
import type { Report } from "../../issues/issue.js";
import type { SavingsGap } from "../../issues/issue-details.js";
import { type EcmItem, measureName } from "../../model/ecm-item.js";
import { inputPath } from "../../path-text/input-path.js";
import { ofOneCause } from "./of-one-cause.js";

interface SavingsPair {
  readonly fuel: string;
  readonly unit: string;
  readonly quantity: SavingsField;
  readonly cost: SavingsField;
  /** Emissions and energy totals come from the quantity. */
  readonly isEnergy: boolean;
}

const pair = (
  fuel: string,
  unit: string,
  quantity: SavingsField,
  cost: SavingsField,
  isEnergy = true,
): SavingsPair => ({
  fuel,
  unit,
  quantity,
  cost,
  isEnergy,
});

/** Savings in a unit and in dollars. Demand is omitted: many rates have no price for it. */
const PAIRS: readonly SavingsPair[] = [
  pair("electric energy", "kWh", SavingsField.ElectricEnergyKwhPerYear, SavingsField.ElectricEnergyCost),
  pair("natural gas", "MMBtu", SavingsField.NaturalGasMmbtu, SavingsField.NaturalGasCost),
  pair("other savings type 1", "MMBtu", SavingsField.OtherSavingsType1Mmbtu, SavingsField.OtherSavingsType1Cost),
  pair("other savings type 2", "MMBtu", SavingsField.OtherSavingsType2Mmbtu, SavingsField.OtherSavingsType2Cost),
  pair("water", "kgal", SavingsField.WaterKgal, SavingsField.WaterCost, false),
  pair("wastewater", "kgal", SavingsField.WastewaterKgal, SavingsField.WastewaterCost, false),
];

/**
 * Measures that save a quantity and no dollars, or dollars and no quantity. Dollars alone are a gap only in a project
 * that enters quantities of energy: one that enters none has no energy savings at all.
 */
export function checkHalfEnteredSavings(measures: readonly EcmItem[], report: Report): void {
  const hasQuantities = measures.some((measure) =>
    PAIRS.some(({ quantity, isEnergy }) => isEnergy && savingsOf(measure, quantity) !== undefined),
  );
  const found = measures.flatMap((measure) => {
    const gaps = PAIRS.flatMap((each) => gapOf(measure, each, hasQuantities));
    const [first] = gaps;
    return first === undefined
      ? []
      : [{ measure, gaps, field: first.field, kinds: gaps.map(({ kind }) => kind).join() }];
  });
  for (const { item, others } of ofOneCause(found, ({ kinds }) => kinds)) {
    const { measure, gaps, field } = item;
    report({
      name: "plausibility/savings-half-entered",
      at: inputPath("ecms", { uuid: measure.uuid }, "estimatedSavings", { fieldId: field }, "value"),
      details: { measure: measureName(measure), gaps, others },
    });
  }
}

function gapOf(
  measure: EcmItem,
  { fuel, unit, quantity, cost, isEnergy }: SavingsPair,
  hasQuantities: boolean,
): readonly (SavingsGap & { readonly field: SavingsField; readonly kind: string })[] {
  const [amount, dollars] = [savingsOf(measure, quantity), savingsOf(measure, cost)];
  if ((amount === undefined) === (dollars === undefined)) return [];
  if (amount !== undefined) return [{ fuel, unit, amount, field: quantity, kind: `${quantity}` }];
  return dollars !== undefined && isEnergy && hasQuantities
    ? [{ fuel, unit, dollars, field: cost, kind: `${cost}` }]
    : [];
}

/** Undefined where nothing or 0 is entered. */
function savingsOf({ estimatedSavings = [] }: EcmItem, field: SavingsField): Decimal | undefined {
  const value = estimatedSavings.find(({ fieldId }) => fieldId === field)?.value;
  return value?.isZero() ? undefined : value;
}
