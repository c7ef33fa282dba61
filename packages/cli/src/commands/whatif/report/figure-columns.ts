import { displayWidth } from "../../../format/display-width.js";
import type { Layout } from "../../../format/layout.js";
import { renderTable, type TableColumn } from "../../../format/table.js";

/** Column of a table: its header, and a cell for each row. */
export interface FigureColumn {
  readonly header: string;
  readonly cells: readonly string[];
}

/** A first column and columns of figures, in as many tables below each other as the width requires. */
export function figureColumnLines(
  first: FigureColumn & { readonly align: TableColumn["align"] },
  figures: readonly FigureColumn[],
  { columns, paint }: Layout,
): readonly string[] {
  const width = ({ header, cells }: FigureColumn): number => Math.max(...[header, ...cells].map(displayWidth));
  const tables: FigureColumn[][] = [];
  let taken = Number.POSITIVE_INFINITY;
  for (const figure of figures) {
    if (taken + 1 + width(figure) > columns) {
      tables.push([]);
      taken = width(first);
    }
    tables.at(-1)?.push(figure);
    taken += 1 + width(figure);
  }
  return tables.flatMap((table, index) => [
    ...(index === 0 ? [] : [""]),
    ...renderTable(
      {
        columns: [
          { header: first.header, align: first.align },
          ...table.map(({ header }) => ({ header, align: "right" as const })),
        ],
        rows: first.cells.map((cell, row) => [cell, ...table.map(({ cells }) => cells[row] ?? "")]),
      },
      columns,
      paint,
    ),
  ]);
}
