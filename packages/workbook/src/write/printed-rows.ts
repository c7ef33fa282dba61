import type { TableBlock, TemplateManifest } from "../templates/manifest.js";
import type { PlacedSheet } from "./place-sheet.js";
import type { BodyRow } from "./table-rows.js";

/** Rows that a blank workbook prints of a table whose rows appear once they are calculated. */
const ROWS_OF_BLANK_TABLE = 24;

/**
 * The last row that a sheet prints where its last table has rows that show nothing, and undefined where all rows are
 * printed. A loan of ten years takes 120 of the 480 rows of its schedule.
 */
export function printedRows(
  { blocks }: PlacedSheet,
  rows: ReadonlyMap<string, readonly BodyRow[]>,
  { figureCells }: TemplateManifest,
): number | undefined {
  const last = blocks.at(-1);
  if (figureCells === "supplied" || last?.kind !== "table" || !mayEndEarly(last.block)) return undefined;
  const [first] = last.block.columns;
  const body = rows.get(last.block.id) ?? [];
  const shown = body.filter((row) => first !== undefined && row.contentOf(first) !== undefined).length;
  return last.firstBodyRow - 1 + Math.min(body.length, shown === 0 ? ROWS_OF_BLANK_TABLE : shown);
}

/** Whether every cell of a row is blank until it is calculated, and nothing below the rows adds them up. */
const mayEndEarly = ({ rows, columns }: TableBlock): boolean =>
  rows.kind !== "calculated" &&
  columns.every(({ content, totalFigure }) => content.kind === "figure" && totalFigure === undefined);
