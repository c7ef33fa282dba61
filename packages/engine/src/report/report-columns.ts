import { figureDefinition } from "../calculate/figure-definition.js";
import type { FigureQuantity } from "../model/figure.js";
import type { ReportColumn } from "./report-table.js";

/** A column of figures, with the words of the figure's definition. */
export function figureColumn(name: string, figure: string): ReportColumn {
  const { label, heading = { label }, quantity, unit, decimals } = figureDefinition(figure);
  return {
    name,
    label: heading.label,
    ...(heading.group !== undefined && { group: heading.group }),
    quantity,
    ...(unit !== undefined && { unit }),
    ...(decimals !== undefined && { decimals }),
  };
}

/** Column of figures outside the group of its heading, with its full name. */
export function loneFigureColumn(name: string, figure: string): ReportColumn {
  const { group, ...column } = figureColumn(name, figure);
  return group === undefined ? column : { ...column, label: figureDefinition(figure).label };
}

/** Columns of figures that are siblings in the calculated values: `costSavings.years[year]` and their names. */
export function figureColumns<Name extends string>(place: string, names: readonly Name[]): ReportColumn[] {
  return names.map((name) => figureColumn(name, `${place}.${name}`));
}

/** A column of dollars that people enter. */
export const dollarColumn = (name: string, label: string, unit = "$", group?: string): ReportColumn => ({
  name,
  label,
  ...(group !== undefined && { group }),
  quantity: "dollars",
  unit,
  decimals: 2,
});

export const textColumn = (name: string, label: string): ReportColumn => ({ name, label, quantity: "text" });

/** Years, months and other numbers that tell rows apart. */
export const numberColumn = (name: string, label: string): ReportColumn => ({ name, label, quantity: "count" });

export const YEAR_COLUMN: ReportColumn = numberColumn("year", "Year");

/** A column of quantities in a unit of their own. */
export const quantityColumn = (
  name: string,
  label: string,
  { unit, group, quantity = "fieldUnit" }: { unit?: string; group?: string; quantity?: FigureQuantity },
): ReportColumn => ({
  name,
  label,
  ...(group !== undefined && { group }),
  quantity,
  ...(unit !== undefined && { unit }),
  decimals: 2,
});
