import { RATE_BOUNDS, type RateKind } from "../../bounds/rate-bounds.js";
import type { Decimal } from "../../decimal/decimal.js";
import { SAVINGS_CATEGORY_LABELS } from "../../enumerations/savings-category.js";
import type { Report } from "../../issues/issue.js";
import type { RatesAlike } from "../../issues/issue-details.js";
import type { ProjectData } from "../../model/project-data.js";
import type { InputPath } from "../../path-text/input-path.js";
import { type RatedItem, visitRates } from "../visit-rates.js";
import { FEWEST_OF_ONE_CAUSE, grouped } from "./of-one-cause.js";

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
  const unusual: UnusualRate[] = [];
  visitRates(data, (value, kind, at, item) => {
    const { possible, plausible } = RATE_BOUNDS[kind];
    if (value.gte(plausible[0]) && value.lte(plausible[1])) return;
    if (value.lt(possible[0]) || value.gt(possible[1])) return;
    unusual.push({ value, kind, at, item });
  });
  const groups = grouped(unusual, ({ value, kind, at, item }) =>
    item === undefined ? at() : `${kind} ${value.lt(RATE_BOUNDS[kind].plausible[0])}`,
  );
  for (const rates of groups) {
    const isOneCause = rates.length >= FEWEST_OF_ONE_CAUSE;
    for (const { value, kind, at } of isOneCause ? rates.slice(0, 1) : rates) {
      const alike = alikeOf(isOneCause ? rates.slice(1) : []);
      report({ name: "plausibility/rate", at: at(), details: { value, kind, alike } });
    }
  }
}

/** Places of rates: their columns with the years, or the number of measures. */
function alikeOf(rates: readonly UnusualRate[]): RatesAlike {
  const places = rates.flatMap(({ item }) =>
    item === undefined || "uuid" in item
      ? []
      : [{ label: "fieldId" in item ? SAVINGS_CATEGORY_LABELS[item.fieldId].toLowerCase() : "", year: item.year }],
  );
  const columns = grouped(places, ({ label }) => label);
  return {
    count: rates.length,
    columns: columns.map((same) => ({ label: same[0]?.label ?? "", years: same.map(({ year }) => year) })),
  };
}
