import { inputPath } from "@epb/engine";
import { cellItemKey } from "../templates/cell-item-key.js";
import { pathInProject } from "../templates/path-in-project.js";
import { type CellReader, isBlank, isUnreadable } from "./cell-reader.js";
import type { LocatedTable } from "./located-template.js";
import type { PlaceIndex } from "./place-index.js";
import { addTo, type ProjectObject } from "./project-object.js";
import { reportDuplicate, reportKeyless, rowName, rowNumbers } from "./table-row.js";

/** A table whose every cell is an item of a list. */
export function mapCells(located: LocatedTable, project: ProjectObject, reader: CellReader, places: PlaceIndex): void {
  const { table, sheet, firstRow, lastRow, columnAt } = located;
  const { items } = table;
  if (items?.kind !== "cells") return;
  places.addTable(items.list, located);
  const list = pathInProject(items.list);
  const numberOf = rowNumbers(located);
  const seen = new Set<number>();
  for (let row = firstRow; row <= lastRow; row++) {
    const cells = sheet.cellsOfRow(row);
    const number = numberOf(cells);
    const isDuplicate = number !== undefined && seen.has(number);
    let isEntered = false;
    for (const cell of cells) {
      const column = columnAt.get(cell.column);
      if (column?.content.kind !== "cell" || isBlank(cell)) continue;
      isEntered = true;
      if (number === undefined || isDuplicate) continue;
      const field = (): string => `${rowName(located, row, number)}: ${column.label}`;
      const value = reader.read(sheet, cell, column.content.value, field);
      if (value === undefined) continue;
      const key = cellItemKey(items, number, column.content.number);
      if (isUnreadable(value)) reader.addUnknown(inputPath(items.list, key, "value"));
      else addTo(project, list, { ...key, value });
    }
    if (isEntered && number === undefined) reportKeyless(located, row, items.rowKey, reader);
    if (isEntered && isDuplicate) reportDuplicate(located, row, number, reader);
    if (isEntered && (number === undefined || isDuplicate)) reader.addUnknown(items.list);
    if (number !== undefined) seen.add(number);
  }
}
