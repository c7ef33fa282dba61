import { type FigureQuantity, figureDefinition } from "@epb/engine";
import type { FigureField, FigureLook, ShownWhen, TableColumn } from "./manifest.js";

const LOOKS: Readonly<Record<FigureQuantity, FigureLook>> = {
  dollars: "dollars",
  dollarsPerYear: "dollars",
  dollarsPerKwh: "dollarsPerKwh",
  fraction: "percent",
  years: "years",
  count: "wholeNumber",
  kwhPerYear: "quantity",
  mmbtuPerYear: "quantity",
  kgCo2ePerYear: "quantity",
  fieldUnit: "quantity",
  date: "date",
  yesNo: "yesNo",
};

/** A figure in a form, under its own name. @param id - `projectSummary.financialSummary.totalPayments` */
export function figureField(id: string): FigureField {
  const { label, unit } = figureDefinition(id);
  return { kind: "figure", label, figure: id, look: figureLook(id), ...(unit !== undefined && { unit }) };
}

interface ColumnSettings {
  readonly width: number;
  /** Stable key, if an input of the same table already has the member's name. */
  readonly key?: string;
  /** Figure of the closing row. */
  readonly total?: string;
  readonly shownWhen?: ShownWhen;
}

/** A figure of each item of a table's list, under its own name. @param id - `costSavings.years[year].payment` */
export function figureColumn(id: string, { width, key, total, shownWhen }: ColumnSettings): TableColumn {
  const { label, heading, unit } = figureDefinition(id);
  const { group } = heading ?? {};
  const member = id.slice(id.lastIndexOf("]") + "].".length);
  return {
    key: key ?? id.slice(id.lastIndexOf(".") + 1),
    // Columns of a workbook are wide enough for the full name, unless a group heading contains half of it.
    label: group === undefined ? label : (heading?.label ?? label),
    ...(group !== undefined && { group }),
    ...(unit !== undefined && { unit }),
    width,
    content: { kind: "figure", figure: member, look: figureLook(id) },
    ...(total !== undefined && { totalFigure: total }),
    ...(shownWhen !== undefined && { shownWhen }),
  };
}

/** A column with the figures of another list in the rows of its table. @param id - `amortization.summary[year].principal` */
export function repeatedFigureColumn(id: string, settings: ColumnSettings): TableColumn {
  const column = figureColumn(id, settings);
  return column.content.kind === "figure"
    ? { ...column, content: { ...column.content, list: id.slice(0, id.indexOf("[")) } }
    : column;
}

/** A figure with its own field on another sheet. */
export const repeatedFigureField = (id: string): FigureField => ({ ...figureField(id), isRepeated: true });

/** Look of a figure in a cell. */
export function figureLook(id: string): FigureLook {
  const { quantity, decimals } = figureDefinition(id);
  return quantity === "years" && decimals === 1 ? "yearsWithTenths" : LOOKS[quantity];
}
