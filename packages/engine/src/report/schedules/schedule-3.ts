import { EXPENSE_FIELD_LABELS, ExpenseField } from "../../enumerations/expense-field.js";
import { dollarColumn, figureColumns, quantityColumn, YEAR_COLUMN } from "../report-columns.js";
import type { ReportSource, ScheduleTable } from "../report-source.js";
import { memberName } from "./member-name.js";

const OTHER_EXPENSES = "Other expenses";
const EXPENSES = Object.entries(ExpenseField);

/** What the years of the performance period cost, and what is received in them. */
export function schedule3({ data, values }: ReportSource): ScheduleTable {
  const entered = new Map(data.performancePeriod?.map((year) => [year.year, year]));
  const total = values.performancePeriod?.total;
  return {
    columns: [
      YEAR_COLUMN,
      dollarColumn("measurementVerification", "Measurement and verification"),
      ...EXPENSES.map(([name, fieldId]) =>
        dollarColumn(memberName(name), EXPENSE_FIELD_LABELS[fieldId], "$", OTHER_EXPENSES),
      ),
      quantityColumn("deliveryChargePct", "Delivery charge", { quantity: "fraction", unit: "of expenses" }),
      ...figureColumns("performancePeriod.items[year]", [
        "totalExpenses",
        "incentivesOtherPayments",
        "retainedSavings",
        "totalPayments",
      ]),
    ],
    keyColumns: 1,
    rows: (values.performancePeriod?.items ?? []).map((figures) => {
      const { measurementVerification, otherExpenses, deliveryChargePct } = entered.get(figures.year) ?? {};
      return [
        figures.year,
        measurementVerification,
        ...EXPENSES.map(([, fieldId]) => otherExpenses?.find((item) => item.fieldId === fieldId)?.value),
        deliveryChargePct,
        figures.totalExpenses,
        figures.incentivesOtherPayments,
        figures.retainedSavings,
        figures.totalPayments,
      ];
    }),
    totals: [
      undefined,
      undefined,
      ...EXPENSES.map(() => undefined),
      undefined,
      total?.totalExpenses,
      total?.incentivesOtherPayments,
      undefined,
      total?.totalPayments,
    ],
    dollarDecimals: 0,
  };
}
