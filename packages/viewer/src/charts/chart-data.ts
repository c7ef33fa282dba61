/** An amount as text of digits, exact; undefined where it is not known. */
export type ChartAmount = string | undefined;

/** A line, a bar or a layer of a chart. */
export interface ChartSeries {
  readonly label: string;
  /** One for each row of the chart, in their order. */
  readonly amounts: readonly ChartAmount[];
}

/** Data of a chart: rows, such as years, and series with an amount for each row. */
export interface ChartData {
  /** Name of the rows: `Year`. */
  readonly rowLabel: string;
  readonly rows: readonly string[];
  readonly series: readonly ChartSeries[];
}

/** True if there is an amount to draw. */
export const hasData = ({ rows, series }: ChartData): boolean =>
  rows.length > 0 && series.some(({ amounts }) => amounts.some((amount) => amount !== undefined));

/** Number for drawing and comparing only; the displayed text keeps every digit. */
export const drawn = (amount: ChartAmount): number | undefined => (amount === undefined ? undefined : Number(amount));
