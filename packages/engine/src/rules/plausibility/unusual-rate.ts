import { RATE_BOUNDS, type RateKind } from "../../bounds/rate-bounds.js";
import type { Decimal } from "../../decimal/decimal.js";
import { SAVINGS_CATEGORY_LABELS } from "../../enumerations/savings-category.js";
import type { Report } from "../../issues/issue.js";
import type { RatesAlike } from "../../issues/issue-details.js";
import type { ProjectData } from "../../model/project-data.js";
import type { InputPath } from "../../path-text/input-path.js";
import { type RatedItem, visitRates } from "../visit-rates.js";
import { byMeasureNumber } from "./by-measure-number.js";
import { FEWEST_OF_ONE_CAUSE } from "./of-one-cause.js";

/** The parts of a project that hold rates. */
export type ProjectRates = Pick<
  ProjectData,
  | "financing"
  | "other"
  | "implementationPricing"
  | "escalationRates"
  | "performancePeriod"
  | "ecms"
  | "implementationESAPayments"
>;

interface UnusualRate {
  readonly value: Decimal;
  readonly kind: RateKind;
  readonly at: () => InputPath;
  readonly item: RatedItem | undefined;
}

/**
 * Rates outside the range that projects have. Rates that cannot be true are reported as such. Rates of a list that are too
 * high, or too low, have one cause from three on: they are reported at the first of them.
 */
export function checkRates(data: ProjectRates, report: Report): void {
  const groups = new Map<string, UnusualRate[]>();
  visitRates(data, (value, kind, at, item) => {
    const { possible, plausible } = RATE_BOUNDS[kind];
    if (value.gte(plausible[0]) && value.lte(plausible[1])) return;
    if (value.lt(possible[0]) || value.gt(possible[1])) return;
    const group = item === undefined ? at() : `${kind} ${value.lt(plausible[0])}`;
    const known = groups.get(group);
    if (known === undefined) groups.set(group, [{ value, kind, at, item }]);
    else known.push({ value, kind, at, item });
  });
  for (const rates of groups.values()) {
    const isOneCause = rates.length >= FEWEST_OF_ONE_CAUSE;
    const told = isOneCause ? [...rates].sort(byItem).slice(0, 1) : rates;
    for (const rate of told) {
      const { value, kind, at } = rate;
      const others = isOneCause ? rates.filter((other) => other !== rate) : [];
      report({ name: "plausibility/rate", at: at(), details: { value, kind, alike: alikeOf(others) } });
    }
  }
}

/** By savings category and year, or by the number of the measure. */
function byItem({ item: one }: UnusualRate, { item: other }: UnusualRate): number {
  if (one === undefined || other === undefined) return 0;
  if ("uuid" in one) return "uuid" in other ? byMeasureNumber(one, other) : 0;
  if ("uuid" in other) return 0;
  const category = "fieldId" in one && "fieldId" in other ? one.fieldId - other.fieldId : 0;
  return category || one.year - other.year;
}

/** Where rates stand: their columns with the years, or the number of measures. */
function alikeOf(rates: readonly UnusualRate[]): RatesAlike {
  const columns = new Map<string, number[]>();
  for (const { item } of [...rates].sort(byItem)) {
    if (item === undefined || "uuid" in item) continue;
    const column = "fieldId" in item ? SAVINGS_CATEGORY_LABELS[item.fieldId].toLowerCase() : "";
    columns.set(column, [...(columns.get(column) ?? []), item.year]);
  }
  return { count: rates.length, columns: [...columns].map(([label, years]) => ({ label, years })) };
}
