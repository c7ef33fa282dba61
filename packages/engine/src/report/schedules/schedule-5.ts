import { MONTHS_PER_YEAR } from "../../constants/horizons.js";
import { dollarColumn, YEAR_COLUMN } from "../report-columns.js";
import type { ReportSource, ScheduleTable } from "../report-source.js";

const MONTHS = Array.from({ length: MONTHS_PER_YEAR }, (_, index) => index + 1);

/** The most the customer would owe if the contract were canceled in a month, as entered. */
export function schedule5({ data: { cancellationCeiling = [] } }: ReportSource): ScheduleTable {
  const years = [...new Set(cancellationCeiling.map(({ year }) => year))].sort((left, right) => left - right);
  return {
    columns: [YEAR_COLUMN, ...MONTHS.map((month) => dollarColumn(`month${month}`, `Month ${month}`))],
    keyColumns: 1,
    rows: years.map((year) => [
      year,
      ...MONTHS.map((month) => cancellationCeiling.find((item) => item.year === year && item.month === month)?.value),
    ]),
    dollarDecimals: 0,
    note: "Years and months are those of the performance period.",
  };
}
