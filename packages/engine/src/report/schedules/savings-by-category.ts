import { SAVINGS_CATEGORY_LABELS, SavingsCategory } from "../../enumerations/savings-category.js";
import type { ItemizedSavingsYear } from "../../model/calculated/itemized-savings-values.js";
import { dollarColumn, figureColumn, YEAR_COLUMN } from "../report-columns.js";
import type { ReportSource, ScheduleTable } from "../report-source.js";
import type { ReportCell } from "../report-table.js";
import { isWithheld } from "../withheld-cells.js";
import { memberName } from "./member-name.js";

const CATEGORIES = Object.entries(SavingsCategory).filter(([, fieldId]) => fieldId !== SavingsCategory.OtherAvoided);
const OF_YEAR = "itemizedSavings.years[year]";

/**
 * Estimated savings of every year by what is saved, grown by the escalation rates. Guaranteed savings are shown in the
 * years of the guarantee only; in no year if those are not known.
 */
export function savingsByCategory({ data, values }: ReportSource): ScheduleTable {
  const { itemizedSavings, express, performancePeriod, projectSummary } = values;
  const guaranteeYears =
    express === undefined
      ? (performancePeriod?.years ?? projectSummary?.financialSummary.performancePeriodYears)
      : data.express?.financing?.plannedGuaranteeYears;
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
      whileGuaranteed(year, guaranteeYears),
    ]),
    dollarDecimals: 0,
    note: "Estimated savings go on after the guarantee; guaranteed savings end with it.",
  };
}

/** The guaranteed savings of a year of the guarantee; withheld where its length is. */
function whileGuaranteed(
  { year, guaranteedAnnualSavings }: Pick<ItemizedSavingsYear, "year" | "guaranteedAnnualSavings">,
  guaranteeYears: unknown,
): ReportCell {
  if (typeof guaranteeYears === "number") return year <= guaranteeYears ? guaranteedAnnualSavings : undefined;
  return isWithheld(guaranteeYears as ReportCell) ? (guaranteeYears as ReportCell) : undefined;
}
