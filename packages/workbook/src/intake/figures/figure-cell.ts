import type { FigureDefinition, FigureValue } from "@epb/engine";
import type { CellFinding, CellPlace } from "../../findings/cell-finding.js";
import type { FigureSeries } from "./figure-series.js";

/** A cell of a workbook in which the template has a calculated value. */
export interface FigureCell {
  /** Path of the figure: `projectSummary.financialSummary.totalPayments`, `costSavings.years[year=3].payment`. */
  readonly path: string;
  readonly definition: FigureDefinition;
  /** The list item that contains the figure, `costSavings.years[year=3]`; absent for a single figure. */
  readonly item?: string | undefined;
  readonly place: Required<CellPlace>;
  /** Friendly name, as printed beside the cell or above its column. */
  readonly field: string;
  /** Common name of all cells of one column of a table. */
  readonly column?: string | undefined;
  readonly hasFormula: boolean;
  readonly content: FigureContent;
}

export type FigureContent =
  | { readonly kind: "figure"; readonly value: FigureValue }
  /** Empty, or a formula with a blank text as its result. */
  | { readonly kind: "blank" }
  /** A formula without a stored result. */
  | { readonly kind: "withoutValue" }
  /** `#REF!` */
  | { readonly kind: "error"; readonly text: string }
  /** Any other content that is not a value of the figure. */
  | { readonly kind: "other"; readonly text: string };

/** Calculated values of a workbook. */
export interface FigureReading {
  /** Source of the values: formulas of the workbook, or people. */
  readonly figureCells: "calculated" | "supplied";
  /** True if the workbook was written with a formula in each of the cells. */
  readonly hasFormulas: boolean;
  /** In the order of the template: sheet by sheet, and table by table. */
  readonly series: readonly FigureSeries[];
  /** The cells of all series, read on access: few callers need those of a calculating workbook. */
  readonly cells: readonly FigureCell[];
  /** Cell findings about supplied values; values of a calculating workbook are compared, not read. */
  readonly findings: readonly CellFinding[];
  /**
   * Known cause of all differences of a series from the calculation, as a sentence; undefined if no single cause
   * explains every cell. Absent for templates.
   */
  readonly causeOf?: (series: FigureSeries) => string | undefined;
}

/** Finds the cell of a figure by its path. */
export function figurePlaces({ cells }: FigureReading): (path: string) => CellPlace | undefined {
  const places = new Map<string, CellPlace>();
  // A figure with several cells is found in the first cell that is not blank.
  const blank = new Map<string, CellPlace>();
  for (const { path, place, content } of cells) {
    const to = content.kind === "blank" ? blank : places;
    if (!to.has(path)) to.set(path, place);
  }
  return (path) => places.get(path) ?? blank.get(path);
}
