import type { ChartData } from "./chart-data.js";

/** Shape of a series. Looks differ in lightness and hatching, so that a print without colors stays readable. */
export type SeriesShape = "bar" | "line" | "area" | "point";

/** Drawing instructions of a chart; its data has the meaning. */
export type ChartPlan =
  /** Amounts over years. */
  | {
      readonly kind: "years";
      readonly shapes: readonly SeriesShape[];
      readonly isStacked?: boolean;
      /** Rows with a bar in the color of an error. */
      readonly marked?: readonly string[];
      /** Text at a value of a series. */
      readonly note?: { readonly series: number; readonly row: string; readonly text: string } | undefined;
    }
  /** Bars to the right, a row each; stacked. */
  | { readonly kind: "rows" }
  /** Bars to both sides of a value: two series, the low and the high end. */
  | { readonly kind: "tornado"; readonly base: string }
  /** Points: the first series is horizontal, the second vertical. */
  | { readonly kind: "points" };

/** Props of a chart drawing. */
export interface DrawingProps {
  readonly data: ChartData;
  /** Unit of the amounts: `$`. */
  readonly unit: string;
  readonly width: number;
  readonly height: number;
  /** The row that is read. */
  readonly active: number | undefined;
  readonly onActive: (row: number | undefined) => void;
}
