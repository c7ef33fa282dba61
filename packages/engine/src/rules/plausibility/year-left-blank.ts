import { SAVINGS_CATEGORY_LABELS, type SavingsCategory } from "../../enumerations/savings-category.js";
import type { Report } from "../../issues/issue.js";
import type { EscalationRateItem } from "../../model/escalation-rate.js";
import type { PerformancePeriodYear } from "../../model/performance-period-year.js";
import { inputPath } from "../../path-text/input-path.js";
import { grouped } from "./of-one-cause.js";

const COLUMNS = {
  measurementVerification: "measurement and verification",
  deliveryChargePct: "delivery charge",
  retainedSavings: "retained savings",
} as const satisfies Partial<Record<keyof PerformancePeriodYear, string>>;

const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

/** Years without an entry between years that have one. A missing entry counts as zero. */
export function checkBlankYears(years: readonly PerformancePeriodYear[], report: Report): void {
  const blank = gaps(years.filter(hasEntry).map(({ year }) => year));
  const [first] = blank;
  if (first !== undefined) {
    report({
      name: "plausibility/year-left-blank",
      at: inputPath("performancePeriod", { year: first }),
      details: { kind: "years", years: blank, columns: [] },
    });
  }
  const columns = NAMES.map((name) => {
    const entered = years.filter((year) => year[name] !== undefined).map(({ year }) => year);
    // A year that is blank as a whole is one mistake.
    return { name, label: COLUMNS[name], years: gaps(entered).filter((year) => !blank.includes(year)) };
  });
  for (const { first: column, year, ...gap } of withTheSameYears(columns)) {
    const at = inputPath("performancePeriod", { year }, column.name);
    report({ name: "plausibility/year-left-blank", at, details: { kind: "entries", ...gap } });
  }
}

/** Years without an escalation rate between years of the same category that have one. */
export function checkBlankRates(rates: readonly EscalationRateItem[], report: Report): void {
  const yearsOf = new Map<SavingsCategory, number[]>();
  for (const { fieldId, year } of rates) yearsOf.set(fieldId, [...(yearsOf.get(fieldId) ?? []), year]);
  const columns = [...yearsOf].map(([fieldId, years]) => ({
    fieldId,
    label: SAVINGS_CATEGORY_LABELS[fieldId].toLowerCase(),
    years: gaps(years),
  }));
  for (const { first: column, year, ...gap } of withTheSameYears(columns)) {
    const at = inputPath("escalationRates", { fieldId: column.fieldId, year }, "value");
    report({ name: "plausibility/year-left-blank", at, details: { kind: "rates", ...gap } });
  }
}

interface Column {
  readonly label: string;
  /** Years that are blank in it. */
  readonly years: readonly number[];
}

/** Columns that are blank in the same years: somebody cleared these rows, so they have one cause. */
function withTheSameYears<Blank extends Column>(
  columns: readonly Blank[],
): readonly { readonly first: Blank; year: number; years: readonly number[]; columns: readonly string[] }[] {
  return grouped(columns, ({ years }) => years.join()).flatMap((same) => {
    const [first] = same;
    const year = first?.years[0];
    if (first === undefined || year === undefined) return [];
    return [{ first, year, years: first.years, columns: same.map(({ label }) => label) }];
  });
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
