import type { Report } from "../issues/issue.js";
import type { FieldTotal } from "../model/calculated/ecm-values.js";
import type { SuppliedCalculatedValues } from "../model/calculated/supplied-calculated-values.js";
import type { EcmItem } from "../model/ecm-item.js";
import { inputPath } from "../path-text/input-path.js";

/**
 * Supplied itemized savings must have every category in every year of the term. An issue names the figure that is missing,
 * by its path among the figures: there it is entered, also where its year is not there yet.
 *
 * @spec C §8 "savingsCategoryTotal with fieldId N and year"
 */
export function checkSuppliedSavings(
  supplied: SuppliedCalculatedValues | undefined,
  performancePeriodYears: number | undefined,
  report: Report,
): void {
  const years = supplied?.itemizedSavings?.years;
  if (years === undefined || performancePeriodYears === undefined) return;
  const fields = new Set(years.flatMap(({ categories }) => categories.map(({ fieldId }) => fieldId)));
  for (const fieldId of fields) {
    for (let year = 1; year <= performancePeriodYears; year++) {
      const ofYear = years.find((entry) => entry.year === year);
      if (ofYear?.categories.some((category) => category.fieldId === fieldId)) continue;
      report({
        name: "itemized-savings/supplied-year-missing",
        at: inputPath("calculatedValues", "itemizedSavings", "years", { year }, "categories", { fieldId }, "value"),
        details: { fieldId, year },
      });
    }
  }
}

/**
 * Supplied totals must have every baseline and savings field that measures use.
 *
 * @spec C §8 "missing total for baseline or savings"
 */
export function checkSuppliedTotals(
  supplied: SuppliedCalculatedValues | undefined,
  measures: readonly EcmItem[],
  report: Report,
): void {
  const totals = supplied?.ecm?.totals;
  if (totals === undefined) return;
  const savings = measures.flatMap((measure) => measure.estimatedSavings ?? []);
  for (const fieldId of fieldsWithoutTotal(savings, totals.savings)) {
    const at = inputPath("calculatedValues", "ecm", "totals", "savings", { fieldId }, "value");
    report({ name: "ecm/savings-total-missing", at, details: { fieldId } });
  }
  const baseline = measures.flatMap((measure) => measure.baseline ?? []);
  for (const fieldId of fieldsWithoutTotal(baseline, totals.baseline)) {
    const at = inputPath("calculatedValues", "ecm", "totals", "baseline", { fieldId }, "value");
    report({ name: "ecm/baseline-total-missing", at, details: { fieldId } });
  }
}

function fieldsWithoutTotal(
  entries: readonly { readonly fieldId: number }[],
  totals: readonly Pick<FieldTotal, "fieldId">[],
): readonly number[] {
  const known = new Set(totals.map(({ fieldId }) => fieldId));
  return [...new Set(entries.map(({ fieldId }) => fieldId))].filter((fieldId) => !known.has(fieldId));
}
