import type { Decimal } from "../decimal/decimal.js";
import { sum, sumKnown } from "../decimal/sum.js";
import { BaselineField } from "../enumerations/baseline-field.js";
import { SavingsCategory } from "../enumerations/savings-category.js";
import { isSavingsField, SAVINGS_FIELDS, SavingsField } from "../enumerations/savings-field.js";
import { UnitOfMeasure } from "../enumerations/unit-of-measure.js";
import type { BaselineItem, SavingsItem } from "../model/ecm-item.js";
import { kwhToMmbtu } from "./energy-savings.js";

export const ENERGY_CATEGORIES: ReadonlySet<SavingsCategory> = new Set([
  SavingsCategory.ElectricEnergy,
  SavingsCategory.ElectricDemand,
  SavingsCategory.NaturalGas,
  SavingsCategory.OtherSavingsType1,
  SavingsCategory.OtherSavingsType2,
]);

/**
 * Entered savings of a measure in a savings field; undefined if there is no entry.
 *
 * @example
 * import { Decimal, savingsOf } from "@epb/engine";
 *
 * savingsOf([{ fieldId: 2, value: new Decimal("60000") }], 2)?.toFixed(); // "60000"
 */
export function savingsOf(savings: readonly SavingsItem[], field: SavingsField): Decimal | undefined {
  return savings.find(({ fieldId }) => fieldId === field)?.value;
}

/**
 * Energy savings of a measure in a year.
 *
 *     MMBtu = kWh × 3412 ÷ 1 000 000 + natural gas + other 1 + other 2
 *     2 500 000 kWh × 3412 ÷ 1 000 000 + 11 000 MMBtu = 19 530 MMBtu
 *
 * @returns MMBtu; undefined when no energy quantity is entered.
 * @spec C §3 "totalEnergySavings", C §9 "3412 Btu per kWh"
 */
export function totalEnergySavingsMmbtu(savings: readonly SavingsItem[]): Decimal | undefined {
  const electricEnergyKwh = savingsOf(savings, SavingsField.ElectricEnergyKwhPerYear);
  return sumKnown([
    electricEnergyKwh && kwhToMmbtu(electricEnergyKwh),
    savingsOf(savings, SavingsField.NaturalGasMmbtu),
    savingsOf(savings, SavingsField.OtherSavingsType1Mmbtu),
    savingsOf(savings, SavingsField.OtherSavingsType2Mmbtu),
  ]);
}

/**
 * Energy cost savings of a measure in a year.
 *
 *     savings = Σ $/yr of electric energy and demand, natural gas, other 1 and other 2
 *     290 000 + 35 000 + 99 000 = 424 000
 *
 * @returns $ a year
 * @spec C §3 "totalEnergyCostSavings"
 */
export function totalEnergyCostSavings(savings: readonly SavingsItem[]): Decimal {
  return sumDollarsPerYear(savings, (category) => ENERGY_CATEGORIES.has(category));
}

/**
 * All savings of a measure in a year, in dollars.
 *
 *     savings = Σ $/yr of every category
 *     424 000 + 18 000 water + 8 000 O and M = 450 000
 *
 * @returns $ a year
 * @spec C §3 "estAnnualCostSavings"
 */
export function annualCostSavings(savings: readonly SavingsItem[]): Decimal {
  return sumDollarsPerYear(savings, () => true);
}

function sumDollarsPerYear(savings: readonly SavingsItem[], counts: (category: SavingsCategory) => boolean): Decimal {
  const values: Decimal[] = [];
  for (const { fieldId, value } of savings) {
    if (!isSavingsField(fieldId)) continue;
    const { category, unit } = SAVINGS_FIELDS[fieldId];
    if (unit === UnitOfMeasure.DollarsPerYear && counts(category)) values.push(value);
  }
  return sum(values);
}

/**
 * Yearly use of fuels before the measure: natural gas and other fuels.
 *
 *     use = natural gas + other 1 + other 2, of those that have a value
 *     42 000 + 1 500 = 43 500 MMBtu   (other 2 has no value)
 *
 * @returns MMBtu; undefined if no fuel has a value. Zero use is a value.
 * @spec C §9 "Baseline non-electric use = …; undefined if none"
 */
export function baselineNonElectricUseMmbtu(baseline: readonly BaselineItem[]): Decimal | undefined {
  const useOf = (field: BaselineField): Decimal | undefined => baseline.find(({ fieldId }) => fieldId === field)?.value;
  return sumKnown([
    useOf(BaselineField.NaturalGasMmbtuPerYear),
    useOf(BaselineField.Other1MmbtuPerYear),
    useOf(BaselineField.Other2MmbtuPerYear),
  ]);
}
