import type { Decimal } from "../decimal/decimal.js";
import { sum } from "../decimal/sum.js";
import type { FieldTotal } from "../model/calculated/ecm-values.js";

interface Entry {
  readonly fieldId: number;
  readonly value: Decimal;
}

/**
 * Sums of entries by field, in the order of the fields.
 *
 * @param lists - The entries of each measure.
 * @spec C §3 "Totals of the same exist"
 */
export function totalsByField(lists: readonly (readonly Entry[])[]): FieldTotal[] {
  const values = new Map<number, Decimal[]>();
  for (const entries of lists) {
    for (const { fieldId, value } of entries) {
      const ofField = values.get(fieldId);
      if (ofField === undefined) values.set(fieldId, [value]);
      else ofField.push(value);
    }
  }
  return [...values].map(([fieldId, list]) => ({ fieldId, value: sum(list) })).sort((a, b) => a.fieldId - b.fieldId);
}
