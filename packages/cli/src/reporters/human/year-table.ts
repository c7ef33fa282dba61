import { type Decimal, figureDefinition } from "@epb/engine";
import { isWithheld, WITHHELD } from "@epb/engine/report";
import type { Layout } from "../../format/layout.js";
import { formatNumber } from "../../format/numbers.js";
import { renderTable, type TableColumn } from "../../format/table.js";

/** A table of figures by year, in whole dollars as the schedules have them. */
export interface YearTable {
  readonly title: string;
  /** Figures of the columns behind that of the year. */
  readonly figures: readonly string[];
  /** The year or what stands in its place, and an amount for each figure. */
  readonly rows: readonly YearRow[];
  readonly totals: readonly (Decimal | undefined)[];
}

export type YearRow = readonly [year: string, ...amounts: (Decimal | undefined)[]];

export function renderYearTable({ title, figures, rows, totals }: YearTable, layout: Layout): readonly string[] {
  const { columns, paint } = layout;
  const table = {
    columns: [{ header: "Year", align: "right" } as const, ...figures.map(column)],
    rows: rows.map(([year, ...amounts]) => [year, ...amounts.map(dollars)]),
    totals: ["Total", ...totals.map(dollars)],
  };
  return [paint("title", `${title}, whole dollars`), "", ...renderTable(table, columns, paint)];
}

function column(figure: string): TableColumn {
  const { label, heading = { label } } = figureDefinition(figure);
  const { group } = heading;
  return { header: heading.label, align: "right", ...(group !== undefined && { group }) };
}

function dollars(amount: Decimal | undefined): string {
  if (isWithheld(amount)) return WITHHELD;
  return amount === undefined ? "" : formatNumber(amount, 0);
}
