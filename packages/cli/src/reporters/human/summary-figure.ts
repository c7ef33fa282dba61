import type { FigureDefinition, FigureValue } from "@epb/engine";

/** A line of the summary. */
export interface SummaryFigure {
  readonly definition: FigureDefinition;
  readonly value: FigureValue | undefined;
  /** Stands behind the unit. */
  readonly note?: string;
}
