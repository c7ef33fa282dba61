import { figureColumns, YEAR_COLUMN } from "../report-columns.js";
import type { ReportSource, ScheduleTable } from "../report-source.js";

/** Prices, production and payments of an energy sales agreement (ESA). */
export function esaTable({ values: { esaPayments } }: ReportSource): ScheduleTable {
  return {
    columns: [
      YEAR_COLUMN,
      ...figureColumns("esaPayments.years[year]", ["esaPrice", "guarProduction", "esaPayment", "reserveAccount"]),
    ],
    keyColumns: 1,
    rows: (esaPayments?.years ?? []).map((year) => [
      year.year,
      year.esaPrice,
      year.guarProduction,
      year.esaPayment,
      year.reserveAccount,
    ]),
    totals: [undefined, undefined, undefined, esaPayments?.totalEsaPayments, undefined],
    dollarDecimals: 2,
  };
}
