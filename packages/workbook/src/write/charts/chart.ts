import type { Area } from "../../formulas/index.js";

/** A chart of a sheet. Its numbers stay in their cells, so that it follows them. */
export interface Chart {
  readonly plot: ChartPlot;
  readonly title: string;
  /** What a person who does not see the chart is told. */
  readonly description: string;
  /** Titles of the axes, with their units. */
  readonly categoryTitle: string;
  readonly valueTitle: string;
  readonly series: readonly ChartSeries[];
  readonly anchor: ChartAnchor;
}

export type ChartPlot =
  /** Columns side by side for each category. @param labelStep - Every how many categories one has a label. */
  | { readonly kind: "columns"; readonly categories: ChartCells; readonly labelStep: number }
  /** A line through the values, numbered from 1 on. @param labelStep - What lies between two labels of the numbers. */
  | { readonly kind: "line"; readonly labelStep: number };

export interface ChartSeries extends ChartCells {
  readonly name: string;
}

/** Cells one below the other, and what they show when the file is written. */
export interface ChartCells {
  readonly area: Area;
  readonly shown: readonly (number | undefined)[];
}

/** The cells that a chart covers; rows and columns count from 1. */
export interface ChartAnchor {
  readonly sheet: string;
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}
