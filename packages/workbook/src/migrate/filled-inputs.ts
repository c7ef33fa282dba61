import { type InputPath, inputPath } from "@epb/engine";
import type { CellPlace } from "../findings/cell-finding.js";
import { isBlank } from "../intake/cell-reader.js";
import type { FoundBy, LocatedTable, LocatedTemplate } from "../intake/located-template.js";
import { memberPath, type PlaceIndex } from "../intake/place-index.js";
import { rowNumbers } from "../intake/table-row.js";
import { cellItemKey } from "../templates/cell-item-key.js";
import type { ColumnContent, TableColumn } from "../templates/manifest.js";
import { formatAddress } from "../xlsx/cell-address.js";
import type { FlatCell, FlatSheet } from "../xlsx/flat-workbook.js";

/** An input cell that is not blank. */
export interface FilledInput {
  /** Path of its value; undefined in a row without an identity, or with the identity of an earlier row. */
  readonly path: InputPath | undefined;
  readonly field: string;
  readonly place: Required<CellPlace>;
  readonly foundBy: FoundBy;
  readonly cell: FlatCell;
}

/** Every input cell of a workbook that is not blank, sheet by sheet. */
export function filledInputs({ sheets }: LocatedTemplate, places: PlaceIndex): readonly FilledInput[] {
  return sheets.flatMap(({ fields, tables }) => [
    ...[...fields.values()].flatMap(({ field, sheet, row, column, foundBy }) =>
      filled(sheet, sheet.cellAt(row, column), { path: field.path, field: field.label, foundBy }),
    ),
    ...[...tables.values()].flatMap((table) => tableInputs(table, places)),
  ]);
}

function filled(
  sheet: FlatSheet,
  cell: FlatCell | undefined,
  input: Pick<FilledInput, "path" | "field" | "foundBy">,
): FilledInput[] {
  if (cell === undefined || isBlank(cell)) return [];
  return [{ ...input, place: { sheet: sheet.name, address: formatAddress(cell.row, cell.column) }, cell }];
}

function tableInputs(located: LocatedTable, places: PlaceIndex): readonly FilledInput[] {
  const { table, sheet, firstRow, lastRow, columnAt, foundBy } = located;
  const pathOf = pathFinder(located, places);
  const inputs: FilledInput[] = [];
  for (let row = firstRow; row <= lastRow; row++) {
    const cells = sheet.cellsOfRow(row);
    const entered = cells.flatMap((cell) => {
      const column = columnAt.get(cell.column);
      return column !== undefined && isInput(column.content) ? [{ cell, column }] : [];
    });
    // A row with only its prefilled role counts as blank.
    if (entered.every(({ cell, column }) => isBlank(cell) || isPrefilled(column))) continue;
    for (const { cell, column } of entered) {
      const field = `${table.heading}: ${column.label}${column.unit === undefined ? "" : `, ${column.unit}`}`;
      inputs.push(...filled(sheet, cell, { path: pathOf(row, cells, column), field, foundBy }));
    }
  }
  return inputs;
}

const isInput = (content: ColumnContent): boolean => "value" in content;

const isPrefilled = ({ content }: TableColumn): boolean => content.kind === "input" && content.isPrefilled === true;

type FindPath = (row: number, cells: readonly FlatCell[], column: TableColumn) => InputPath | undefined;

function pathFinder(located: LocatedTable, places: PlaceIndex): FindPath {
  const { items } = located.table;
  if (items?.kind === "cells") {
    const numberOf = rowNumbers(located);
    return (_row, cells, { content }) => {
      const number = numberOf(cells);
      if (number === undefined || content.kind !== "cell") return undefined;
      return inputPath(items.list, cellItemKey(items, number, content.number), "value");
    };
  }
  const itemPaths = places.itemsOf(located);
  return (row, _cells, { content }) => {
    const item = itemPaths.get(row);
    const member = memberPath(content);
    return item === undefined || member === undefined ? undefined : `${item}.${member}`;
  };
}
