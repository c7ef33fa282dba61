import { figureColumn, figureColumns, YEAR_COLUMN } from "../report-columns.js";
import type { ReportSource, ScheduleTable } from "../report-source.js";

/** The years of an express project. Estimated savings are added up over the guarantee, so they end with it. */
export function expressTable({ data, values: { express, itemizedSavings } }: ReportSource): ScheduleTable {
  const guaranteeYears = data.express?.financing?.plannedGuaranteeYears ?? 0;
  const years = express?.years ?? [];
  const isPaidLonger = guaranteeYears > 0 && years.some(({ year }) => year > guaranteeYears);
  const savings = new Map(itemizedSavings?.years.map((year) => [year.year, year]));
  return {
    columns: [
      YEAR_COLUMN,
      figureColumn("estimatedSavings", "itemizedSavings.years[year].estimatedAnnualSavings"),
      ...figureColumns("express.years[year]", ["guaranteedSavings", "debtService", "netSavings"]),
    ],
    keyColumns: 1,
    rows: years.map(({ year, guaranteedSavings, debtService, netSavings }) => [
      year,
      year <= guaranteeYears ? savings.get(year)?.estimatedAnnualSavings : undefined,
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
    ...(isPaidLonger && { note: `Savings end with the guarantee of ${guaranteeYears} years; debt service goes on.` }),
  };
}
