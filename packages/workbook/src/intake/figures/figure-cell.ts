import type { FigureDefinition, FigureValue } from "@epb/engine";
import type { CellFinding, CellPlace } from "../../findings/cell-finding.js";
import type { FigureSeries } from "./figure-series.js";

/** A cell of a workbook in which the template has a calculated value. */
export interface FigureCell {
  /** Which figure: `projectSummary.financialSummary.totalPayments`, `costSavings.years[year=3].payment`. */
  readonly path: string;
  readonly definition: FigureDefinition;
  /** The item of a list that the cell is a part of, `costSavings.years[year=3]`; absent for a figure by itself. */
  readonly item?: string | undefined;
  readonly place: Required<CellPlace>;
  /** Friendly name, as printed beside the cell or above its column. */
  readonly field: string;
  /** The same for all cells of one column of a table. */
  readonly column?: string | undefined;
  readonly hasFormula: boolean;
  readonly content: FigureContent;
}

export type FigureContent =
  | { readonly kind: "figure"; readonly value: FigureValue }
  /** Nothing, or a formula that gives a blank text. */
  | { readonly kind: "blank" }
  /** A formula whose result the file does not store. */
  | { readonly kind: "withoutValue" }
  /** `#REF!` */
  | { readonly kind: "error"; readonly text: string }
  /** Anything else that is no value of the figure. */
  | { readonly kind: "other"; readonly text: string };

/** The calculated values that stand in a workbook. */
export interface FigureReading {
  /** Whether the workbook computes them, or they are supplied. */
  readonly figureCells: "calculated" | "supplied";
  /** Whether the workbook was written with a formula in each of the cells. */
  readonly hasFormulas: boolean;
  /** In the order of the template: sheet by sheet, and table by table. */
  readonly series: readonly FigureSeries[];
  /** The cells of all series, read when asked for: those of a calculating workbook seldom are. */
  readonly cells: readonly FigureCell[];
  /** What is wrong with supplied values as cells; those of a calculating workbook are compared, not read. */
  readonly findings: readonly CellFinding[];
}

/** Looks up the cell of a figure by its path. */
export function figurePlaces({ cells }: FigureReading): (path: string) => CellPlace | undefined {
  const places = new Map<string, CellPlace>();
  // A figure with several cells is found in the first that shows anything.
  const blank = new Map<string, CellPlace>();
  for (const { path, place, content } of cells) {
    const to = content.kind === "blank" ? blank : places;
    if (!to.has(path)) to.set(path, place);
  }
  return (path) => places.get(path) ?? blank.get(path);
}
