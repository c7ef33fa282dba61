import { inputPath } from "@epb/engine";
import { type Cell, Layout, type TablePlace } from "../formulas/index.js";
import { itemPath } from "../intake/figures/item-keys.js";
import { cellItemKey } from "../templates/cell-item-key.js";
import { conditionOf } from "../templates/figure-views.js";
import { type ColumnContent, formColumns, type TableBlock, type TableColumn } from "../templates/manifest.js";
import { FIRST_COLUMN, type PlacedSheet, type PlacedTable } from "./place-sheet.js";

const MONTHS_PER_YEAR = 12;
/** This table repeats figures: it has no row for a measure without entries. */
const SHOWN_AGAIN = "measureGhg";

/** The cell of each input and each figure of a workbook. */
export function layOut(sheets: readonly PlacedSheet[]): Layout {
  const layout = new Layout();
  for (const { definition, blocks } of sheets) {
    const sheet = definition.name;
    const { value: column } = formColumns(definition);
    for (const block of blocks) {
      if (block.kind === "table") layOutTable(layout, sheet, block);
      if (block.kind !== "form") continue;
      for (const { field, row } of block.fields) {
        const cell = { sheet, row, column };
        if (field.kind === "input") layout.addInput(field.path, { cell, value: field.value });
        else if (field.isRepeated !== true) layout.addFigure(field.figure, cell);
      }
    }
  }
  return layout;
}

function layOutTable(layout: Layout, sheet: string, placed: PlacedTable): void {
  const { block, firstBodyRow, closingRow } = placed;
  const { rows, columns } = block;
  if (rows.kind === "calculated") return;
  layout.addTable(tablePlace(sheet, placed));
  for (const [offset, column] of columns.entries()) {
    const at = FIRST_COLUMN + offset;
    for (let row = firstBodyRow; row < closingRow; row++) {
      layOutCell(layout, block, column, row - firstBodyRow, { sheet, row, column: at });
    }
    if (column.totalFigure === undefined || conditionOf(block, column) !== undefined) continue;
    layout.addFigure(column.totalFigure, { sheet, row: closingRow, column: at });
  }
}

function layOutCell(layout: Layout, block: TableBlock, column: TableColumn, index: number, cell: Cell): void {
  const { content } = column;
  if (content.kind === "figure") {
    const path = block.id === SHOWN_AGAIN ? undefined : rowFigure(block, content, index);
    if (path === undefined) return;
    if (conditionOf(block, column) === undefined) layout.addFigure(path, cell);
    else layout.addView(path);
    return;
  }
  if (!("value" in content)) return;
  const path = inputPathOf(block, column, index);
  if (path !== undefined) layout.addInput(path, { cell, value: content.value });
}

/** Path of a row's figure in the calculated values; the number of its row identifies a measure. */
export function rowFigure(
  { figures, rows }: TableBlock,
  { figure: member, list }: Pick<Extract<ColumnContent, { kind: "figure" }>, "figure" | "list">,
  index: number,
): string | undefined {
  if (figures === undefined) return undefined;
  if (list !== undefined) {
    return rows.kind === "numbered" ? `${itemPath(list, String(rows.first + index))}.${member}` : undefined;
  }
  switch (rows.kind) {
    case "numbered":
      return `${figures.list}[${figures.key}=${rows.first + index}].${member}`;
    case "months": {
      const { year, month } = periodOf(index);
      return `${figures.list}[year=${year},month=${month}].${member}`;
    }
    case "records":
      return `${figures.list}[${figures.key}=${index + 1}].${member}`;
    case "calculated":
      return undefined;
    default:
      return rows satisfies never;
  }
}

/** The year and month of a monthly row. */
export const periodOf = (index: number): { readonly year: number; readonly month: number } => ({
  year: Math.floor(index / MONTHS_PER_YEAR) + 1,
  month: (index % MONTHS_PER_YEAR) + 1,
});

function inputPathOf({ rows, items }: TableBlock, { content }: TableColumn, index: number): string | undefined {
  if (items === undefined) return undefined;
  const number = rows.kind === "numbered" ? rows.first + index : index + 1;
  const item = items.kind === "rows" ? `${items.list}[${items.key ?? "#"}=${number}]` : `ecms[uuid=${number}]`;
  switch (content.kind) {
    case "input":
      return `${item}.${content.member}`;
    case "entry":
      return `${item}.${content.list}[fieldId=${content.fieldId}].value`;
    case "savings":
      return `${item}.estimatedSavings[fieldId=${content.fieldId}].value`;
    case "cell":
      return items.kind === "cells"
        ? inputPath(items.list, cellItemKey(items, number, content.number), "value")
        : undefined;
    default:
      return undefined;
  }
}

function tablePlace(sheet: string, { block, firstBodyRow, closingRow }: PlacedTable): TablePlace {
  const { id, items, columns } = block;
  const at = (column: TableColumn): number => FIRST_COLUMN + columns.indexOf(column);
  const numbers = columns.find(({ content }) => content.kind === "rowNumber");
  return {
    id,
    list: items?.kind === "rows" ? items.list : undefined,
    sheet,
    firstRow: firstBodyRow,
    lastRow: closingRow - 1,
    columns: new Map(columns.map((column) => [column.key, at(column)])),
    inputColumns: columns.filter(({ content }) => "value" in content).map(at),
    numberColumn: numbers && at(numbers),
  };
}
