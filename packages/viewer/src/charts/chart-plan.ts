import type { ChartData } from "./chart-data.js";

/** How a series is drawn. Looks differ in lightness and in strokes, so that print without colors tells them apart. */
export type SeriesShape = "bar" | "line" | "area";

/** A chart as it is drawn; what it means is in its data. */
export type ChartPlan =
  /** Amounts over years. */
  | {
      readonly kind: "years";
      readonly shapes: readonly SeriesShape[];
      readonly isStacked?: boolean;
    }
  /** Bars to the right, a row each; stacked. */
  | { readonly kind: "rows" }
  /** Bars to both sides of a value: two series, the low and the high end. */
  | { readonly kind: "tornado"; readonly base: string }
  /** Points: the first series across, the second upwards. */
  | { readonly kind: "points" };

/** What draws a chart is given. */
export interface DrawingProps {
  readonly data: ChartData;
  readonly width: number;
  readonly height: number;
  /** The row that is read. */
  readonly active: number | undefined;
  readonly onActive: (row: number | undefined) => void;
}
