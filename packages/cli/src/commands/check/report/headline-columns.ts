import { type FigureDefinition, figureDefinition } from "@epb/engine";
import { HEADLINE_FIGURE_IDS } from "@epb/workbook/diagnostics";
import { headingOfFigure, type PlainFigure } from "../../../format/plain-figure.js";
import type { FileReport } from "./file-report.js";

/** A column of key figures. Figures of the two editions with the same heading share a column. */
export interface HeadlineColumn {
  readonly heading: string;
  readonly definition: FigureDefinition;
  readonly ids: readonly string[];
}

/** Columns of all key figures, in their usual order. */
export function headlineColumns(): readonly HeadlineColumn[] {
  const columns = new Map<string, HeadlineColumn>();
  for (const id of HEADLINE_FIGURE_IDS) {
    const definition = figureDefinition(id);
    const heading = headingOfFigure(definition);
    columns.set(heading, { heading, definition, ids: [...(columns.get(heading)?.ids ?? []), id] });
  }
  return [...columns.values()];
}

/** Figure of a file in a column; undefined if the file has no such figure. */
export function figureIn(
  { figures = {} }: Pick<FileReport, "figures">,
  { ids }: HeadlineColumn,
): PlainFigure | undefined {
  const id = ids.find((each) => figures[each] !== undefined);
  return id === undefined ? undefined : figures[id];
}
