import type { Cell, Table } from "@epb/contract";
import { calendarDay } from "../../format/dates.js";
import { SCHEDULE_TEXTS } from "../../texts/schedule-texts.js";
import type { ScheduleRow } from "./schedule-row.js";

/** Columns of the loan by year, and what the rows of its months show there. */
const OF_MONTH: Readonly<Record<string, string>> = {
  expenseIncentive: "incentive",
  principalPlusInterest: "actualPayment",
  principal: "principal",
  interest: "interest",
  endingBalance: "endingBalance",
};

interface OpenYears {
  readonly isOpen: (year: Cell) => boolean;
  readonly toggle: (year: Cell) => void;
}

/**
 * The loan by year with the months of the years that are open.
 *
 * @param years - Rows of the loan by year, with their figures.
 * @param months - The loan by month.
 */
export function amortizationRows(
  years: readonly ScheduleRow[],
  loan: Table,
  months: Table,
  { isOpen, toggle }: OpenYears,
): readonly ScheduleRow[] {
  const ending = loan.columns.findIndex(({ name }) => name === "endingBalance");
  return years.flatMap((row): readonly ScheduleRow[] => {
    const year = row.cells[0];
    if (row.kind !== "usual" || year === null || year === undefined) return [row];
    const ofYear = months.rows.filter(([each]) => each === year);
    const lastMonth = ofYear.at(-1)?.[1];
    const opens = { isOpen: isOpen(year), label: SCHEDULE_TEXTS.openYear(String(year)), toggle: () => toggle(year) };
    const balance = `amortization.detail[year=${year},month=${lastMonth}].endingBalance`;
    const figures = row.figures.map((path, index) => (index === ending ? balance : path));
    return [
      { ...row, figures, ...(ofYear.length > 0 && { opens }) },
      ...(opens.isOpen ? ofYear.map((cells) => monthRow(cells, loan, months)) : []),
    ];
  });
}

function monthRow(cells: readonly Cell[], loan: Table, months: Table): ScheduleRow {
  const [year, month] = cells;
  const at = (name: string | undefined): Cell =>
    name === undefined ? null : (cells[months.columns.findIndex((column) => column.name === name)] ?? null);
  const day = at("paymentDate");
  const label = SCHEDULE_TEXTS.month(String(month)) + (day === null ? "" : ` · ${calendarDay(String(day))}`);
  const ofColumns = loan.columns.map(({ name }) => OF_MONTH[name]);
  return {
    id: `month-${year}-${month}`,
    kind: "month",
    cells: [label, ...ofColumns.slice(1).map(at)],
    figures: ofColumns.map((name) =>
      name === undefined || at(name) === null ? undefined : `amortization.detail[year=${year},month=${month}].${name}`,
    ),
  };
}
