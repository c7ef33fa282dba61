import { RATE_BOUNDS } from "../../bounds/rate-bounds.js";
import { Decimal, ZERO } from "../../decimal/decimal.js";
import { SAVINGS_CATEGORY_LABELS, type SavingsCategory } from "../../enumerations/savings-category.js";
import type { Report } from "../../issues/issue.js";
import type { EscalationRateItem } from "../../model/escalation-rate.js";
import { inputPath } from "../../path-text/input-path.js";

const FEWEST_YEARS = 10;
/** No price rises by more than 6.9% a year over ten years in NIST IR 85-3273-40 (2025), before inflation. */
const HIGHEST_AVERAGE = new Decimal("0.1");
const [, HIGHEST_OF_ONE_YEAR] = RATE_BOUNDS.escalation.plausible;

/**
 * Escalation that is possible in one year and not on average over many. Rates that are unusual in one year are reported as
 * such, so the average of the others decides.
 */
export function checkAverageEscalation(rates: readonly EscalationRateItem[], report: Report): void {
  const own = new Map<SavingsCategory, EscalationRateItem[]>();
  for (const rate of rates) own.set(rate.fieldId, [...(own.get(rate.fieldId) ?? []), rate]);
  for (const [fieldId, items] of own) {
    const [first] = items;
    const usual = items.filter(({ value }) => value.lte(HIGHEST_OF_ONE_YEAR));
    if (first === undefined || usual.length < FEWEST_YEARS || !averageOf(usual).gt(HIGHEST_AVERAGE)) continue;
    report({
      name: "plausibility/escalation-average",
      at: inputPath("escalationRates", { fieldId, year: first.year }, "value"),
      details: {
        label: SAVINGS_CATEGORY_LABELS[fieldId].toLowerCase(),
        average: averageOf(items),
        years: items.length,
      },
    });
  }
}

const averageOf = (items: readonly EscalationRateItem[]): Decimal =>
  items.reduce((total, { value }) => total.plus(value), ZERO).div(items.length);
