import { inputPath, POSITION } from "@epb/engine";
import { pathInProject } from "../templates/path-in-project.js";
import type { CellReader } from "./cell-reader.js";
import type { LocatedTable } from "./located-template.js";
import { MOST_ITEMS } from "./most-items.js";
import type { PlaceIndex } from "./place-index.js";
import { addTo, type ProjectObject } from "./project-object.js";
import { addUnknownMembers, type RowContent, readRow } from "./read-row.js";
import { type RowKey, reportDuplicate, reportKeyless, rowName, rowNumbers } from "./table-row.js";

/** A table whose every row is an item of a list. */
export function mapRows(located: LocatedTable, project: ProjectObject, reader: CellReader, places: PlaceIndex): void {
  const { table, sheet, firstRow, lastRow } = located;
  const { items } = table;
  if (items?.kind !== "rows") return;
  places.addTable(items.list, located);
  const list = pathInProject(items.list);
  const numberOf = rowNumbers(located);
  const seen = new Set<RowKey>();
  let index = 0;
  for (let row = firstRow; row <= lastRow && index < MOST_ITEMS; row++) {
    const cells = sheet.cellsOfRow(row);
    const number = numberOf(cells);
    const item: ProjectObject = {};
    if (number !== undefined && items.key !== undefined) item[items.key] = number;
    const { isEntered, unreadable } = readRow(located, cells, item, reader, () => rowName(located, row, number));
    const key = items.key === undefined ? index : keyOf(item, items.key);
    // A numbered row has its place also while it is blank.
    if ((isEntered || number !== undefined) && key !== undefined && !seen.has(key)) {
      places.addRow(inputPath(items.list, { [items.key ?? POSITION]: key }), located, row);
    }
    if (!isEntered) continue;
    if (key === undefined) {
      reportKeyless(located, row, items.key ?? "", reader);
      // No figure depends on a name beside which nothing is entered.
      const isNameAlone = Object.keys(item).length === 0 && unreadable.every((content) => isKey(content, items.key));
      if (!isNameAlone) reader.addUnknown(items.list);
    } else if (seen.has(key)) {
      reportDuplicate(located, row, key, reader);
      reader.addUnknown(items.list);
    } else {
      const itemPath = inputPath(items.list, { [items.key ?? POSITION]: key });
      addUnknownMembers(reader, unreadable, { item: itemPath, list: items.list });
      seen.add(key);
      addTo(project, list, item);
      index++;
    }
  }
}

const isKey = (content: RowContent, key: string | undefined): boolean =>
  content.kind === "input" && content.member === key;

function keyOf(item: ProjectObject, key: string): RowKey | undefined {
  const value = item[key];
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}
