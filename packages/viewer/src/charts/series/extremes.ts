import { type ChartData, type ChartSeries, drawn } from "../chart-data.js";

/** An amount and its row. */
interface Place {
  readonly row: string;
  readonly amount: string;
}

/** Known amounts of a series, each with its row. */
export function placesOf({ rows }: ChartData, series: ChartSeries | undefined): readonly Place[] {
  return (series?.amounts ?? []).flatMap((amount, index) => {
    const row = rows[index];
    return amount === undefined || row === undefined ? [] : [{ row, amount }];
  });
}

/** The highest amount; the first of them where there are several. */
export const highest = (places: readonly Place[]): Place | undefined =>
  places.reduce<Place | undefined>(
    (found, each) => (found === undefined || Number(each.amount) > Number(found.amount) ? each : found),
    undefined,
  );

/** Rows in which both series have an amount. */
export const rowsOfBoth = (
  { rows }: ChartData,
  one: ChartSeries | undefined,
  other: ChartSeries | undefined,
): readonly string[] =>
  rows.filter((_, index) => one?.amounts[index] !== undefined && other?.amounts[index] !== undefined);

/** Rows in which one series is above another. */
export const rowsAbove = (
  { rows }: ChartData,
  one: ChartSeries | undefined,
  other: ChartSeries | undefined,
): string[] =>
  rows.filter((_, index) => {
    const [above, below] = [drawn(one?.amounts[index]), drawn(other?.amounts[index])];
    return above !== undefined && below !== undefined && above > below;
  });

/** Rows in which a series is below zero. */
export const rowsBelowZero = ({ rows }: ChartData, series: ChartSeries | undefined): string[] =>
  rows.filter((_, index) => Number(series?.amounts[index] ?? 0) < 0);
