import { MONTHS_PER_YEAR } from "../../constants/horizons.js";
import { figureColumn, figureColumns, numberColumn, YEAR_COLUMN } from "../report-columns.js";
import type { ReportSource, ScheduleTable } from "../report-source.js";
import { principalNote, withNote } from "../rounding-notes.js";

const OF_MONTH = "amortization.detail[year,month]";
const OF_YEAR = "amortization.summary[year]";
const NOT_PAID_OFF = "The loan is not paid off within 40 years. The totals are those of the years shown.";

/** Every month of the loan. */
export function amortizationTable({ values: { amortization } }: ReportSource): ScheduleTable {
  return {
    columns: [
      YEAR_COLUMN,
      numberColumn("month", "Month"),
      ...figureColumns(OF_MONTH, [
        "paymentNumber",
        "paymentDate",
        "beginningBalance",
        "actualPayment",
        "incentive",
        "principal",
        "interest",
        "endingBalance",
      ]),
    ],
    keyColumns: 2,
    rows: (amortization?.detail ?? []).map((month) => [
      month.year,
      month.month,
      month.paymentNumber,
      month.paymentDate,
      month.beginningBalance,
      month.actualPayment,
      month.incentive,
      month.principal,
      month.interest,
      month.endingBalance,
    ]),
    dollarDecimals: 2,
    note: "Months in which interest is added to the loan show a negative principal.",
  };
}

/** The loan by year, with the balance after its last month. */
export function loanTable({ values }: ReportSource): ScheduleTable {
  const { amortization } = values;
  const lastMonths = amortization?.detail.filter(({ month }) => month === MONTHS_PER_YEAR);
  const balances = new Map(lastMonths?.map((month) => [month.year, month.endingBalance]));
  const total = amortization?.total;
  const table: ScheduleTable = {
    columns: [
      YEAR_COLUMN,
      ...figureColumns(OF_YEAR, [
        "neededPayment",
        "expenseIncentive",
        "principalPlusInterest",
        "principal",
        "interest",
      ]),
      figureColumn("endingBalance", `${OF_MONTH}.endingBalance`),
    ],
    keyColumns: 1,
    rows: (amortization?.summary ?? []).map((year) => [
      year.year,
      year.neededPayment,
      year.expenseIncentive,
      year.principalPlusInterest,
      year.principal,
      year.interest,
      balances.get(year.year),
    ]),
    totals: [
      undefined,
      total?.totalNeededPayment,
      total?.totalExpenseIncentive,
      total?.totalPrincipalPlusInterest,
      total?.totalPrincipal,
      total?.totalInterest,
      undefined,
    ],
    dollarDecimals: 0,
    ...(amortization?.paidOff === false && { note: NOT_PAID_OFF }),
  };
  return withNote(table, principalNote(values));
}
