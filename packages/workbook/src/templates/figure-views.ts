import type { Block, SheetDefinition, ShownWhen, TableBlock, TableColumn } from "./manifest.js";

// A view is a cell that shows a figure under a condition. Another cell of the workbook calculates the figure.

/** The condition under which a column shows its figures; undefined if the column is the place of its figures. */
export const conditionOf = (table: TableBlock, column: TableColumn): ShownWhen | undefined =>
  column.shownWhen ?? table.shownWhen;

/** The introduction of a table, with a sentence for each condition of its columns. */
export function introOf(table: TableBlock): string | undefined {
  const notes = table.columns.flatMap((column) => conditionOf(table, column)?.note ?? []);
  const sentences = [...(table.intro === undefined ? [] : [table.intro]), ...new Set(notes)];
  return sentences.length === 0 ? undefined : sentences.join(" ");
}

/** True if a column shows figures of another list than its table. */
export const isOfAnotherList = ({ content }: TableColumn): boolean =>
  content.kind === "figure" && content.list !== undefined;

/**
 * A sheet with every figure once and without conditions, for supplied figures; undefined for a sheet that has only
 * views.
 */
export function withoutViews(sheet: SheetDefinition): SheetDefinition | undefined {
  const blocks = sheet.blocks.flatMap((block) => blockWithoutViews(block) ?? []);
  return blocks.length === 0 ? undefined : { ...sheet, blocks };
}

function blockWithoutViews(block: Block): Block | undefined {
  if (block.kind === "form") {
    const fields = block.fields.filter((field) => field.kind === "input" || field.isRepeated !== true);
    return fields.length === 0 ? undefined : { ...block, fields };
  }
  if (block.kind !== "table") return block;
  const { shownWhen: _ofTable, ...table } = block;
  if (table.isRepeated === true) return undefined;
  const columns = table.columns
    .filter((column) => !isOfAnotherList(column))
    .map(({ shownWhen: _ofColumn, ...column }) => column);
  return { ...table, columns };
}
