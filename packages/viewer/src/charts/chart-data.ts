/** An amount as text of digits, exact; undefined where it is not known. */
export type ChartAmount = string | undefined;

/** A line, a bar or a layer of a chart. */
export interface ChartSeries {
  readonly label: string;
  /** One for each row of the chart, in their order. */
  readonly amounts: readonly ChartAmount[];
}

/** What a chart shows: rows, such as years, and series of amounts over them. */
export interface ChartData {
  /** What the rows are: `Year`. */
  readonly rowLabel: string;
  readonly rows: readonly string[];
  readonly series: readonly ChartSeries[];
}

/** Whether there is anything to draw. */
export const hasData = ({ rows, series }: ChartData): boolean =>
  rows.length > 0 && series.some(({ amounts }) => amounts.some((amount) => amount !== undefined));

/** For drawing and for comparing alone: what is read keeps every digit. */
export const drawn = (amount: ChartAmount): number | undefined => (amount === undefined ? undefined : Number(amount));
