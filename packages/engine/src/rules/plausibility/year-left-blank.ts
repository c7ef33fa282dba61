import { inputPath } from "../../issues/input-path.js";
import type { Report } from "../../issues/issue.js";
import type { PerformancePeriodYear } from "../../model/performance-period-year.js";

const COLUMNS = {
  measurementVerification: "measurement and verification",
  deliveryChargePct: "delivery charge",
  retainedSavings: "retained savings",
} as const satisfies Partial<Record<keyof PerformancePeriodYear, string>>;

/** A year without an entry between years that have one. A missing entry counts as zero. */
export function checkBlankYears(years: readonly PerformancePeriodYear[], report: Report): void {
  for (const [name, column] of Object.entries(COLUMNS) as [keyof typeof COLUMNS, string][]) {
    const entered = new Set(years.filter((year) => year[name] !== undefined).map(({ year }) => year));
    const [first, last] = [Math.min(...entered), Math.max(...entered)];
    for (let year = first + 1; year < last; year += 1) {
      // Every third year is a pattern; a single gap between two entered years is a mistake.
      if (entered.has(year) || !entered.has(year - 1) || !entered.has(year + 1)) continue;
      report({
        name: "plausibility/year-left-blank",
        at: inputPath("performancePeriod", { year }, name),
        details: { year, column },
      });
    }
  }
}
