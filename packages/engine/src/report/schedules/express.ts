import { figureColumn, figureColumns, YEAR_COLUMN } from "../report-columns.js";
import type { ReportSource, ScheduleTable } from "../report-source.js";

/** The years of an express project. */
export function expressTable({ values: { express, itemizedSavings } }: ReportSource): ScheduleTable {
  const savings = new Map(itemizedSavings?.years.map((year) => [year.year, year]));
  return {
    columns: [
      YEAR_COLUMN,
      figureColumn("estimatedSavings", "itemizedSavings.years[year].estimatedAnnualSavings"),
      ...figureColumns("express.years[year]", ["guaranteedSavings", "debtService", "netSavings"]),
    ],
    keyColumns: 1,
    rows: (express?.years ?? []).map(({ year, guaranteedSavings, debtService, netSavings }) => [
      year,
      savings.get(year)?.estimatedAnnualSavings,
      guaranteedSavings,
      debtService,
      netSavings,
    ]),
    totals: [
      undefined,
      express?.totalEstimatedCostSavings,
      express?.totalGuaranteedCostSavings,
      express?.totalDebtService,
      express?.totalNetSavings,
    ],
    dollarDecimals: 0,
  };
}
