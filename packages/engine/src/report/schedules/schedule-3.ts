import { EXPENSE_FIELD_LABELS, ExpenseField } from "../../enumerations/expense-field.js";
import { columnTotal } from "../column-total.js";
import { dollarColumn, figureColumn, figureColumns, quantityColumn, YEAR_COLUMN } from "../report-columns.js";
import type { ReportSource, ScheduleTable } from "../report-source.js";
import type { ReportColumn, ReportRow } from "../report-table.js";
import { principalNote, withNote } from "../rounding-notes.js";
import { isWithheld, WITHHELD } from "../withheld-cells.js";
import { memberName } from "./member-name.js";

const OTHER_EXPENSES = "Other expenses";
const EXPENSES = Object.entries(ExpenseField);
const OF_YEAR = "performancePeriod.items[year]";
const FIGURES_WITH_TOTAL = ["totalExpenses", "incentivesOtherPayments", "totalPayments"] as const;

const NO_TERM_NOTE = "The performance period is not known, so the years have no totals.";

const COLUMNS: readonly ReportColumn[] = [
  YEAR_COLUMN,
  dollarColumn("measurementVerification", "Measurement and verification"),
  ...EXPENSES.map(([name, fieldId]) =>
    dollarColumn(memberName(name), EXPENSE_FIELD_LABELS[fieldId], "$", OTHER_EXPENSES),
  ),
  quantityColumn("deliveryChargePct", "Delivery charge", { quantity: "fraction", unit: "of expenses" }),
  figureColumn("totalExpenses", `${OF_YEAR}.totalExpenses`),
  ...figureColumns("amortization.summary[year]", ["principal", "interest"]),
  figureColumn("debtService", "costSavings.years[year].debtService"),
  ...figureColumns(OF_YEAR, ["incentivesOtherPayments", "retainedSavings", "totalPayments"]),
];

/**
 * Costs and receipts of the years of the performance period. Where the performance period is not known, the years that
 * are entered; they have no debt service and no totals, because the loan may go on after them.
 */
export function schedule3(source: ReportSource): ScheduleTable {
  const { items = [] } = source.values.performancePeriod ?? {};
  const years = termOf(source.values);
  const term = typeof years === "number" ? years : undefined;
  const rows = items.filter(({ year }) => term === undefined || year <= term).map((item) => yearRow(source, item.year));
  const table: ScheduleTable = {
    columns: COLUMNS,
    keyColumns: 1,
    rows,
    ...(term !== undefined && { totals: totalsOf(source, rows) }),
    dollarDecimals: 0,
  };
  const isCut = rows.length < items.length;
  const cutNote = isCut ? `Entries for years after the performance period of ${term} years do not count.` : undefined;
  return withNote(withNote(table, cutNote), term === undefined ? NO_TERM_NOTE : principalNote(source.values));
}

/** Years, or what stands for a term that is withheld. */
const termOf = ({ performancePeriod, projectSummary }: ReportSource["values"]): unknown =>
  performancePeriod?.years ?? projectSummary?.financialSummary.performancePeriodYears;

function yearRow({ data, values }: ReportSource, year: number): ReportRow {
  const entered = data.performancePeriod?.find((one) => one.year === year);
  const figures = values.performancePeriod?.items.find((item) => item.year === year);
  const costs = values.costSavings?.years.find((one) => one.year === year);
  const loan = costs && values.amortization?.summary.find((one) => one.year === year);
  return [
    year,
    entered?.measurementVerification,
    ...EXPENSES.map(([, fieldId]) => entered?.otherExpenses?.find((item) => item.fieldId === fieldId)?.value),
    entered?.deliveryChargePct,
    figures?.totalExpenses,
    loan?.principal,
    loan?.interest,
    costs?.debtService,
    figures?.incentivesOtherPayments,
    figures?.retainedSavings,
    // The term decides in which years there are payments.
    figures?.totalPayments ?? (isWithheld(termOf(values)) ? WITHHELD : undefined),
  ];
}

/** The figures where there is one, and the sum of the column elsewhere; a mark-up has no sum. */
function totalsOf({ values }: ReportSource, rows: readonly ReportRow[]): ReportRow {
  const total = values.performancePeriod?.total;
  const known = new Map(FIGURES_WITH_TOTAL.map((name) => [name as string, total?.[name]]));
  return COLUMNS.map(({ name, quantity }, index) => {
    if (quantity !== "dollars") return undefined;
    if (name === "debtService") return values.costSavings?.totalDebtService;
    return known.has(name) ? known.get(name) : columnTotal(rows, index);
  });
}
