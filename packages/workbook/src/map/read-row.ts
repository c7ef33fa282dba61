import type { FlatCell } from "../read/flat-workbook.js";
import type { ColumnContent } from "../templates/manifest.js";
import { type CellReader, isBlank } from "./cell-reader.js";
import type { LocatedTable } from "./located-template.js";
import { addTo, type ProjectObject, type ProjectScalar, setAt } from "./project-object.js";

/** Adds what the input columns of a row hold to an item; true where anything is entered, readable or not. */
export function readRow(
  located: LocatedTable,
  cells: readonly FlatCell[],
  item: ProjectObject,
  reader: CellReader,
  rowName: () => string,
): boolean {
  let isEntered = false;
  for (const cell of cells) {
    const column = located.columnAt.get(cell.column);
    if (column === undefined) continue;
    const { content } = column;
    if (content.kind !== "input" && content.kind !== "entry" && content.kind !== "savings") continue;
    if (isBlank(cell)) continue;
    const value = reader.read(located.sheet, cell, content.value, () => `${rowName()}: ${column.label}`);
    if (content.kind !== "input" || content.isPrefilled !== true) isEntered = true;
    if (value !== undefined) place(item, content, value);
  }
  return isEntered;
}

type InputContent = Extract<ColumnContent, { kind: "input" | "entry" | "savings" }>;

function place(item: ProjectObject, content: InputContent, value: ProjectScalar): void {
  if (content.kind === "input") setAt(item, content.member, value);
  else addTo(item, content.kind === "savings" ? "estimatedSavings" : content.list, { fieldId: content.fieldId, value });
}
