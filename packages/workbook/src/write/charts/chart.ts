import type { Area } from "../../formulas/index.js";

/** A chart of a sheet. It refers to the cells of its numbers, so that changes appear in the chart. */
export interface Chart {
  readonly plot: ChartPlot;
  readonly title: string;
  /** Text alternative for people who do not see the chart. */
  readonly description: string;
  /** Titles of the axes, with their units. */
  readonly categoryTitle: string;
  readonly valueTitle: string;
  readonly series: readonly ChartSeries[];
  readonly anchor: ChartAnchor;
}

export type ChartPlot =
  /** Columns side by side for each category. @param labelStep - Number of categories from one label to the next. */
  | { readonly kind: "columns"; readonly categories: ChartCells; readonly labelStep: number }
  /** A line through the values, numbered from 1. @param labelStep - Difference between two labels of the numbers. */
  | { readonly kind: "line"; readonly labelStep: number };

export interface ChartSeries extends ChartCells {
  readonly name: string;
}

/** Cells of one column, and their values at the time of writing. */
export interface ChartCells {
  readonly area: Area;
  readonly shown: readonly (number | undefined)[];
}

/** The cells that a chart covers; row and column numbers start at 1. */
export interface ChartAnchor {
  readonly sheet: string;
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}
