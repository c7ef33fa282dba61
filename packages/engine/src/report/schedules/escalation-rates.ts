import { SAVINGS_CATEGORY_LABELS, SavingsCategory } from "../../enumerations/savings-category.js";
import { quantityColumn, YEAR_COLUMN } from "../report-columns.js";
import type { ReportSource, ScheduleTable } from "../report-source.js";
import { memberName } from "./member-name.js";

const CATEGORIES = Object.entries(SavingsCategory).filter(([, fieldId]) => fieldId !== SavingsCategory.OtherAvoided);

/** By how much each category of savings grows into a year, as entered. */
export function escalationRates({ data: { escalationRates: rates = [] } }: ReportSource): ScheduleTable {
  const years = [...new Set(rates.map(({ year }) => year))].sort((left, right) => left - right);
  return {
    columns: [
      YEAR_COLUMN,
      ...CATEGORIES.map(([name, fieldId]) =>
        quantityColumn(memberName(name), SAVINGS_CATEGORY_LABELS[fieldId], { quantity: "fraction", unit: "a year" }),
      ),
    ],
    keyColumns: 1,
    rows: years.map((year) => [
      year,
      ...CATEGORIES.map(([, fieldId]) => rates.find((rate) => rate.year === year && rate.fieldId === fieldId)?.value),
    ]),
    dollarDecimals: 0,
    note: "The rate of a year is that by which savings grow into it from the year before.",
  };
}
