import type { Decimal } from "../../decimal/decimal.js";
import { EXPENSE_FIELD_LABELS, type ExpenseField } from "../../enumerations/expense-field.js";
import { SAVINGS_CATEGORY_LABELS, type SavingsCategory } from "../../enumerations/savings-category.js";
import { isSavingsField, SAVINGS_FIELDS } from "../../enumerations/savings-field.js";
import { UnitOfMeasure } from "../../enumerations/unit-of-measure.js";
import type { Report } from "../../issues/issue.js";
import type { EcmItem } from "../../model/ecm-item.js";
import type { EscalationRateItem } from "../../model/escalation-rate.js";
import type { PerformancePeriodYear } from "../../model/performance-period-year.js";
import { type InputPath, inputPath } from "../../path-text/input-path.js";

/** Values of one kind, year by year. */
interface Series {
  readonly label: string;
  readonly values: ReadonlyMap<number, Decimal>;
  readonly firstYear: number;
  /** Path of the entry of its next year. */
  readonly at: (year: number) => InputPath;
}

/** Expenses and retained savings that are entered from year 1 on and end before the performance period does. */
export function checkYearsEndEarly(
  years: readonly PerformancePeriodYear[],
  lastYear: number | undefined,
  report: Report,
): void {
  const valuesOf = (read: (item: PerformancePeriodYear) => Decimal | undefined): ReadonlyMap<number, Decimal> =>
    new Map(
      years.flatMap((item) => {
        const value = read(item);
        return value === undefined ? [] : [[item.year, value]];
      }),
    );
  const column = (
    name: "measurementVerification" | "deliveryChargePct" | "retainedSavings",
    label: string,
  ): Series => ({
    label,
    values: valuesOf((item) => item[name]),
    firstYear: 1,
    at: (year) => inputPath("performancePeriod", { year }, name),
  });
  const expenses = Object.entries(EXPENSE_FIELD_LABELS).map(([id, label]): Series => {
    const fieldId = Number(id) as ExpenseField;
    return {
      label: label.toLowerCase(),
      values: valuesOf(({ otherExpenses = [] }) => otherExpenses.find((item) => item.fieldId === fieldId)?.value),
      firstYear: 1,
      at: (year) => inputPath("performancePeriod", { year }, "otherExpenses", { fieldId }, "value"),
    };
  });
  const series = [
    column("measurementVerification", "measurement and verification"),
    // An expense of year 1 alone may be paid once.
    ...expenses.filter(({ values }) => values.size > 1),
    column("deliveryChargePct", "delivery charge"),
    column("retainedSavings", "retained savings"),
  ];
  for (const { year, labels, at } of endings(series, lastYear)) {
    report({ name: "plausibility/years-end-early", at, details: { year, lastYear: lastYear ?? year, labels } });
  }
}

/** Escalation rates that end before the performance period does, and savings in dollars without any, where others have some. */
export function checkRatesOfSavings(
  rates: readonly EscalationRateItem[],
  measures: readonly EcmItem[],
  lastYear: number | undefined,
  report: Report,
): void {
  if (rates.length === 0) return;
  const saved = new Set(measures.flatMap(({ estimatedSavings = [] }) => estimatedSavings.flatMap(savedCategory)));
  const series = [...saved].map((fieldId): Series => {
    const own = rates.filter((rate) => rate.fieldId === fieldId && rate.year > 1);
    return {
      label: SAVINGS_CATEGORY_LABELS[fieldId].toLowerCase(),
      values: new Map(own.map(({ year, value }) => [year, value])),
      firstYear: 2,
      at: (year) => inputPath("escalationRates", { fieldId, year }, "value"),
    };
  });
  for (const { year, labels, at } of endings(series, lastYear)) {
    report({ name: "plausibility/rates-end-early", at, details: { year, lastYear: lastYear ?? year, labels } });
  }
  for (const { label, values, at } of series) {
    if (values.size > 0 || !ESCALATED.has(label)) continue;
    report({ name: "plausibility/savings-without-rates", at: at(2), details: { label } });
  }
}

/** Energy and water have prices. Demand charges and savings in labor are often agreed on without a rate. */
const ESCALATED: ReadonlySet<string> = new Set(
  ([1, 3, 4, 5, 6, 10] as const).map((id) => SAVINGS_CATEGORY_LABELS[id].toLowerCase()),
);

function savedCategory({
  fieldId,
  value,
}: {
  readonly fieldId: number;
  readonly value: Decimal;
}): readonly SavingsCategory[] {
  if (!isSavingsField(fieldId) || value.isZero()) return [];
  const { category, unit } = SAVINGS_FIELDS[fieldId];
  return unit === UnitOfMeasure.DollarsPerYear ? [category] : [];
}

interface Ending {
  /** The last year with a value. */
  readonly year: number;
  readonly labels: readonly string[];
  readonly at: InputPath;
}

/**
 * Endings of series that have a value in every year from their first year on; series that end in the same year share an
 * ending.
 */
function endings(series: readonly Series[], lastYear: number | undefined): readonly Ending[] {
  const found = new Map<number, { readonly labels: string[]; readonly at: InputPath }>();
  for (const { label, values, firstYear, at } of series) {
    const year = firstYear + values.size - 1;
    const last = values.get(year);
    const isWithoutGaps = values.size > 0 && Math.max(...values.keys()) === year;
    if (lastYear === undefined || year >= lastYear || !isWithoutGaps || last?.isZero()) continue;
    const known = found.get(year);
    if (known === undefined) found.set(year, { labels: [label], at: at(year + 1) });
    else known.labels.push(label);
  }
  return [...found].map(([year, ending]) => ({ year, ...ending }));
}
