import type { Decimal } from "../decimal/decimal.js";
import { sum } from "../decimal/sum.js";
import { SavingsCategory } from "../enumerations/savings-category.js";
import { isSavingsField, SAVINGS_FIELDS } from "../enumerations/savings-field.js";
import { UnitOfMeasure } from "../enumerations/unit-of-measure.js";
import type { EcmItem } from "../model/ecm-item.js";

/** Categories that are itemized; other avoided (9) exists as a value only. @spec C §3 "Savings categories" */
export const ITEMIZED_CATEGORIES: readonly SavingsCategory[] = Object.values(SavingsCategory).filter(
  (category) => category !== SavingsCategory.OtherAvoided,
);

/**
 * First-year savings of each itemized category in which a measure has an entry in $/yr: the sum of those entries.
 *
 *     savings of a category = Σ $/yr entries of the measures
 *     180 000 + 110 000 = 290 000   (electric energy of two measures)
 *
 * @returns $ by category.
 * @spec C §9 "Year 1 per category = sum"
 */
export function firstYearSavings(measures: readonly EcmItem[]): ReadonlyMap<SavingsCategory, Decimal> {
  const entries = new Map<SavingsCategory, Decimal[]>();
  for (const { estimatedSavings = [] } of measures) {
    for (const { fieldId, value } of estimatedSavings) {
      if (!isSavingsField(fieldId)) continue;
      const { category, unit } = SAVINGS_FIELDS[fieldId];
      if (unit !== UnitOfMeasure.DollarsPerYear) continue;
      const ofCategory = entries.get(category);
      if (ofCategory === undefined) entries.set(category, [value]);
      else ofCategory.push(value);
    }
  }
  const savings = new Map<SavingsCategory, Decimal>();
  for (const category of ITEMIZED_CATEGORIES) {
    const values = entries.get(category);
    if (values !== undefined) savings.set(category, sum(values));
  }
  return savings;
}
