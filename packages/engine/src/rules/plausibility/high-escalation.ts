import { Decimal, ZERO } from "../../decimal/decimal.js";
import { SAVINGS_CATEGORY_LABELS, type SavingsCategory } from "../../enumerations/savings-category.js";
import type { Report } from "../../issues/issue.js";
import type { EscalationRateItem } from "../../model/escalation-rate.js";
import { inputPath } from "../../path-text/input-path.js";

const FEWEST_YEARS = 10;
/** No price rises by more than 6.9% a year over ten years in NIST IR 85-3273-40 (2025), before inflation. */
const HIGHEST_AVERAGE = new Decimal("0.1");

/** Escalation that is possible in one year and not on average over many. */
export function checkAverageEscalation(rates: readonly EscalationRateItem[], report: Report): void {
  const own = new Map<SavingsCategory, EscalationRateItem[]>();
  for (const rate of rates) own.set(rate.fieldId, [...(own.get(rate.fieldId) ?? []), rate]);
  for (const [fieldId, items] of own) {
    const [first] = items;
    if (first === undefined || items.length < FEWEST_YEARS) continue;
    const average = items.reduce((total, { value }) => total.plus(value), ZERO).div(items.length);
    if (!average.gt(HIGHEST_AVERAGE)) continue;
    report({
      name: "plausibility/escalation-average",
      at: inputPath("escalationRates", { fieldId, year: first.year }, "value"),
      details: { label: SAVINGS_CATEGORY_LABELS[fieldId].toLowerCase(), average, years: items.length },
    });
  }
}
