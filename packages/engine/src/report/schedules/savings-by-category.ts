import { SAVINGS_CATEGORY_LABELS, SavingsCategory } from "../../enumerations/savings-category.js";
import { dollarColumn, figureColumn, YEAR_COLUMN } from "../report-columns.js";
import type { ReportSource, ScheduleTable } from "../report-source.js";
import { memberName } from "./member-name.js";

const CATEGORIES = Object.entries(SavingsCategory).filter(([, fieldId]) => fieldId !== SavingsCategory.OtherAvoided);
const OF_YEAR = "itemizedSavings.years[year]";

/** Estimated savings of every year by what is saved, grown by the escalation rates. */
export function savingsByCategory({ values: { itemizedSavings } }: ReportSource): ScheduleTable {
  return {
    columns: [
      YEAR_COLUMN,
      ...CATEGORIES.map(([name, fieldId]) => dollarColumn(memberName(name), SAVINGS_CATEGORY_LABELS[fieldId])),
      figureColumn("estimatedAnnualSavings", `${OF_YEAR}.estimatedAnnualSavings`),
      figureColumn("guaranteedAnnualSavings", `${OF_YEAR}.guaranteedAnnualSavings`),
    ],
    keyColumns: 1,
    rows: (itemizedSavings?.years ?? []).map((year) => [
      year.year,
      ...CATEGORIES.map(([, fieldId]) => year.categories.find((item) => item.fieldId === fieldId)?.value),
      year.estimatedAnnualSavings,
      year.guaranteedAnnualSavings,
    ]),
    dollarDecimals: 0,
    note: "Savings go on after the contract; only the years of the performance period are guaranteed.",
  };
}
