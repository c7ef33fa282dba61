import { SAVINGS_CATEGORY_LABELS, type SavingsCategory } from "../../enumerations/savings-category.js";
import type { Report } from "../../issues/issue.js";
import type { EscalationRateItem } from "../../model/escalation-rate.js";
import type { PerformancePeriodYear } from "../../model/performance-period-year.js";
import { inputPath } from "../../path-text/input-path.js";

const COLUMNS = {
  measurementVerification: "measurement and verification",
  deliveryChargePct: "delivery charge",
  retainedSavings: "retained savings",
} as const satisfies Partial<Record<keyof PerformancePeriodYear, string>>;

const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

/** A year without an entry between years that have one. A missing entry counts as zero. */
export function checkBlankYears(years: readonly PerformancePeriodYear[], report: Report): void {
  const blank = new Set(gaps(years.filter(hasEntry).map(({ year }) => year)));
  for (const year of blank) {
    report({ name: "plausibility/year-left-blank", at: inputPath("performancePeriod", { year }), details: { year } });
  }
  for (const name of NAMES) {
    const entered = years.filter((year) => year[name] !== undefined).map(({ year }) => year);
    for (const year of gaps(entered)) {
      // A year that is blank as a whole is one mistake.
      if (blank.has(year)) continue;
      report({
        name: "plausibility/year-left-blank",
        at: inputPath("performancePeriod", { year }, name),
        details: { year, column: COLUMNS[name] },
      });
    }
  }
}

/** A year without an escalation rate between years of the same category that have one. */
export function checkBlankRates(rates: readonly EscalationRateItem[], report: Report): void {
  const yearsOf = new Map<SavingsCategory, number[]>();
  for (const { fieldId, year } of rates) yearsOf.set(fieldId, [...(yearsOf.get(fieldId) ?? []), year]);
  for (const [fieldId, years] of yearsOf) {
    for (const year of gaps(years)) {
      report({
        name: "plausibility/year-left-blank",
        at: inputPath("escalationRates", { fieldId, year }, "value"),
        details: { year, column: `escalation rate of ${SAVINGS_CATEGORY_LABELS[fieldId].toLowerCase()}` },
      });
    }
  }
}

const hasEntry = ({ year: _year, ...entries }: PerformancePeriodYear): boolean =>
  Object.values(entries).some((entry) => (Array.isArray(entry) ? entry.length > 0 : entry !== undefined));

/** Single years between two of the years. Every third year is a pattern; a single gap is a mistake. */
function gaps(years: readonly number[]): readonly number[] {
  const entered = new Set(years);
  return [...entered]
    .map((year) => year + 1)
    .filter((year) => !entered.has(year) && entered.has(year + 1))
    .sort((one, other) => one - other);
}
