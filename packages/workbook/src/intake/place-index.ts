import { type InputPath, inputPath } from "@epb/engine";
import type { CellPlace } from "../findings/cell-finding.js";
import { cellItemKey } from "../templates/cell-item-key.js";
import type { ColumnContent } from "../templates/manifest.js";
import { parseAddress } from "../xlsx/cell-address.js";
import { type FlatSheet, placeOfRange } from "../xlsx/flat-workbook.js";
import type { LocatedColumn, LocatedField, LocatedTable } from "./located-template.js";
import { rowNumbers } from "./table-row.js";

interface PlacedRow {
  readonly located: LocatedTable;
  readonly row: number;
}

/**
 * Finds the cell of an input path of the engine, also if the cell is empty: `financing.awardDate`,
 * `performancePeriod[year=4].retainedSavings`, `escalationRates[fieldId=1]`. A path of a whole section gives the range
 * of its cells, and a path without a cell gives the nearest part that contains it.
 */
export class PlaceIndex {
  readonly #fields: ReadonlyMap<string, LocatedField>;
  readonly #tables: Map<string, LocatedTable> = new Map<string, LocatedTable>();
  readonly #bodies: { readonly list: string; readonly located: LocatedTable }[] = [];
  /** By the path of the item: `ecms[uuid=ecm-1]` has a row in each table of measures. */
  readonly #rows: Map<string, PlacedRow[]> = new Map<string, PlacedRow[]>();
  readonly #items: Map<LocatedTable, Map<number, InputPath>> = new Map<LocatedTable, Map<number, InputPath>>();
  #inputsOfFieldCells: ReadonlyMap<string, InputPath> | undefined;

  constructor(fields: ReadonlyMap<string, LocatedField>) {
    this.#fields = fields;
  }

  /** The first table of a list is the place of the whole list. */
  addTable(list: string, located: LocatedTable): void {
    if (!this.#tables.has(list)) this.#tables.set(list, located);
    this.addBody(list, located);
  }

  /** The rows of a table that belong to a list, including rows without an item. */
  addBody(list: string, located: LocatedTable): void {
    this.#bodies.push({ list, located });
  }

  addRow(itemPath: InputPath, located: LocatedTable, row: number): void {
    const rows = this.#rows.get(itemPath);
    if (rows === undefined) this.#rows.set(itemPath, [{ located, row }]);
    else rows.push({ located, row });
    const items = this.#items.get(located) ?? new Map<number, InputPath>();
    this.#items.set(located, items);
    if (!items.has(row)) items.set(row, itemPath);
  }

  /** The items of a table's rows, by row. */
  itemsOf(located: LocatedTable): ReadonlyMap<number, InputPath> {
    return this.#items.get(located) ?? new Map<number, InputPath>();
  }

  cellOf(path: InputPath): CellPlace | undefined {
    for (let at = path; at !== ""; at = parentPath(at)) {
      const place = this.#fieldPlace(at) ?? this.#itemPlace(at) ?? this.#sectionPlace(at);
      if (place !== undefined) return place;
    }
    return undefined;
  }

  /** The input that a cell holds; the list for a row that belongs to no item. Undefined for a cell without input. */
  pathOf({ sheet, address = "" }: CellPlace): InputPath | undefined {
    const position = parseAddress(address.split(":")[0] ?? "");
    if (position === undefined) return undefined;
    const { row, column } = position;
    this.#inputsOfFieldCells ??= new Map([...this.#fields.values()].map((field) => [cellKey(field), field.field.path]));
    const ofField = this.#inputsOfFieldCells.get(cellKey({ sheet: { name: sheet }, row, column }));
    if (ofField !== undefined) return ofField;
    for (const { list, located } of this.#bodies) {
      const { firstRow, lastRow, columnAt } = located;
      const content = columnAt.get(column)?.content;
      if (located.sheet.name !== sheet || row < firstRow || row > lastRow || content === undefined) continue;
      return cellItemPath(list, located, row, content) ?? this.#memberPath(located, row, content) ?? list;
    }
    return undefined;
  }

  #memberPath(located: LocatedTable, row: number, content: ColumnContent): InputPath | undefined {
    const path = this.#items.get(located)?.get(row);
    const member = memberPath(content);
    return path === undefined || member === undefined ? path : `${path}.${member}`;
  }

  #fieldPlace(path: InputPath): CellPlace | undefined {
    const field = this.#fields.get(path);
    return field && rangePlace(field.sheet, field.row, field.column, field.row, field.column);
  }

  #itemPlace(path: InputPath): CellPlace | undefined {
    const bracket = path.indexOf("[");
    const located = this.#tables.get(bracket < 0 ? path : path.slice(0, bracket));
    if (located === undefined) return undefined;
    if (bracket < 0) return bodyPlace(located);
    if (located.table.items?.kind === "cells") return cellItemPlace(located, path.slice(bracket + 1, -1));
    return this.#memberPlace(path);
  }

  /**
   * A key may contain brackets, so every closing bracket is tried as the end of the item's path, from the last to the
   * first.
   */
  #memberPlace(path: InputPath): CellPlace | undefined {
    for (let end = path.lastIndexOf("]"); end > 0; end = path.lastIndexOf("]", end - 1)) {
      const rows = this.#rows.get(path.slice(0, end + 1));
      if (rows === undefined) continue;
      const member = path.slice(end + 2);
      if (member === "") return rowPlace(rows[0]);
      for (const row of rows) {
        const place = columnsPlace(row, member);
        if (place !== undefined) return place;
      }
    }
    return undefined;
  }

  #sectionPlace(path: InputPath): CellPlace | undefined {
    const inside = [...this.#fields.values()].filter(({ field }) => isInside(field.path, path));
    const [first] = inside;
    const last = inside.at(-1);
    if (first === undefined || last === undefined) return undefined;
    return first.sheet === last.sheet
      ? rangePlace(first.sheet, first.row, first.column, last.row, last.column)
      : rangePlace(first.sheet, first.row, first.column, first.row, first.column);
  }
}

const cellKey = ({ sheet, row, column }: { sheet: { name: string }; row: number; column: number }): string =>
  `${row} ${column} ${sheet.name}`;

const isInside = (path: string, section: string): boolean =>
  path.startsWith(`${section}.`) || path.startsWith(`${section}[`);

/** The path without its last name or key. */
function parentPath(path: InputPath): InputPath {
  return path.slice(0, Math.max(0, path.lastIndexOf("."), path.lastIndexOf("[")));
}

const rangePlace = (
  sheet: FlatSheet,
  top: number,
  left: number,
  bottom: number,
  right: number,
): CellPlace | undefined => placeOfRange(sheet, { top, left, bottom, right });

function bodyPlace({ sheet, columns, firstRow, lastRow }: LocatedTable): CellPlace | undefined {
  const inputs = columns.filter(isEntered);
  return spanPlace(sheet, inputs, firstRow, lastRow);
}

function rowPlace(placed: PlacedRow | undefined): CellPlace | undefined {
  return placed && spanPlace(placed.located.sheet, placed.located.columns.filter(isEntered), placed.row, placed.row);
}

/** The columns of a member or of its parts: `implementation` has several, `estimatedSavings[fieldId=2]` has one. */
function columnsPlace({ located, row }: PlacedRow, member: string): CellPlace | undefined {
  const inside = located.columns.filter(({ column }) => {
    const own = memberPath(column.content);
    return own === member || own?.startsWith(`${member}.`) || own?.startsWith(`${member}[`);
  });
  return spanPlace(located.sheet, inside, row, row);
}

function spanPlace(
  sheet: FlatSheet,
  columns: readonly LocatedColumn[],
  top: number,
  bottom: number,
): CellPlace | undefined {
  if (columns.length === 0) return undefined;
  const places = columns.map(({ at }) => at);
  return rangePlace(sheet, top, Math.min(...places), bottom, Math.max(...places));
}

/** A cell of a table in which each cell is an item, or a whole column or row if only one key is given. */
function cellItemPlace(located: LocatedTable, keyText: string): CellPlace | undefined {
  const { table, sheet, columns, firstRow, lastRow } = located;
  if (table.items?.kind !== "cells") return undefined;
  const keys = new Map(keyText.split(",").map((part) => part.split("=") as [string, string | undefined]));
  const columnNumber = keys.get(table.items.columnKey);
  const rowNumber = keys.get(table.items.rowKey);
  const inColumns = columns.filter(
    ({ column: { content } }) =>
      content.kind === "cell" && (columnNumber === undefined || String(content.number) === columnNumber),
  );
  if (rowNumber === undefined) return spanPlace(sheet, inColumns, firstRow, lastRow);
  const numberColumn = columns.find(({ column }) => column.content.kind === "rowNumber");
  for (let row = firstRow; numberColumn !== undefined && row <= lastRow; row++) {
    if (sheet.cellAt(row, numberColumn.at)?.value === rowNumber) return spanPlace(sheet, inColumns, row, row);
  }
  return undefined;
}

/** The item of a cell in a table in which each cell is an item. */
function cellItemPath(list: string, located: LocatedTable, row: number, content: ColumnContent): InputPath | undefined {
  const { table, sheet } = located;
  if (table.items?.kind !== "cells" || content.kind !== "cell") return undefined;
  const number = rowNumbers(located)(sheet.cellsOfRow(row));
  if (number === undefined) return undefined;
  return inputPath(list, cellItemKey(table.items, number, content.number), "value");
}

const isEntered = ({ column: { content } }: LocatedColumn): boolean =>
  content.kind === "cell" || (content.kind !== "rowNumber" && memberPath(content) !== undefined);

/** Path of a column's value in its item, in the form of input paths. */
export function memberPath(content: ColumnContent): string | undefined {
  switch (content.kind) {
    case "input":
    case "rowNumber":
      return content.member;
    case "entry":
      return `${content.list}[fieldId=${content.fieldId}].value`;
    case "savings":
      return `estimatedSavings[fieldId=${content.fieldId}].value`;
    case "cell":
    case "measureNumber":
    case "measureEcho":
    case "figure":
    case "inputPlace":
      return undefined;
    default:
      return content satisfies never;
  }
}
