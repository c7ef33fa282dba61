import type { Decimal } from "../decimal/decimal.js";
import { sum } from "../decimal/sum.js";
import type { FieldTotal } from "../model/calculated/ecm-values.js";

/** Sums of entries by field, in the order of the fields. @spec C §3 "Totals of the same exist" */
export function totalsByField(entries: readonly { readonly fieldId: number; readonly value: Decimal }[]): FieldTotal[] {
  const values = new Map<number, Decimal[]>();
  for (const { fieldId, value } of entries) {
    const ofField = values.get(fieldId);
    if (ofField === undefined) values.set(fieldId, [value]);
    else ofField.push(value);
  }
  return [...values].map(([fieldId, list]) => ({ fieldId, value: sum(list) })).sort((a, b) => a.fieldId - b.fieldId);
}
