import type { InputPath } from "@epb/engine";
import type { ProjectScalar } from "../templates/input-value.js";
import type { ColumnContent } from "../templates/manifest.js";
import type { FlatCell } from "../xlsx/flat-workbook.js";
import { type CellReader, isBlank, isUnreadable } from "./cell-reader.js";
import type { LocatedTable } from "./located-template.js";
import { memberPath } from "./place-index.js";
import { addTo, type ProjectObject, setAt } from "./project-object.js";

/** Contents of the input columns of a row. */
interface RowReading {
  /** True if a cell has an entry, readable or not. */
  readonly isEntered: boolean;
  /** Columns whose cells cannot be read. */
  readonly unreadable: readonly RowContent[];
}

/** Adds the inputs of a row to an item. */
export function readRow(
  located: LocatedTable,
  cells: readonly FlatCell[],
  item: ProjectObject,
  reader: CellReader,
  rowName: () => string,
): RowReading {
  let isEntered = false;
  const unreadable: RowContent[] = [];
  for (const cell of cells) {
    const column = located.columnAt.get(cell.column);
    if (column === undefined) continue;
    const { content } = column;
    if (content.kind !== "input" && content.kind !== "entry" && content.kind !== "savings") continue;
    if (isBlank(cell)) continue;
    const value = reader.read(located.sheet, cell, content.value, () => `${rowName()}: ${column.label}`);
    if (content.kind !== "input" || content.isPrefilled !== true) isEntered = true;
    if (isUnreadable(value)) unreadable.push(content);
    else if (value !== undefined) place(item, content, value);
  }
  return { isEntered, unreadable };
}

/** Adds the inputs of an item that could not be read. A row with an unreadable key is an unknown item of its list. */
export function addUnknownMembers(
  reader: CellReader,
  unreadable: readonly RowContent[],
  { item, list }: { readonly item: InputPath | undefined; readonly list: InputPath },
): void {
  for (const content of unreadable) {
    const member = memberPath(content);
    if (item === undefined || member === undefined) reader.addUnknown(list);
    else reader.addUnknown(`${item}.${member}`);
  }
}

/** A column with an entry. */
export type RowContent = Extract<ColumnContent, { kind: "input" | "entry" | "savings" }>;

function place(item: ProjectObject, content: RowContent, value: ProjectScalar): void {
  if (content.kind === "input") setAt(item, content.member, value);
  else addTo(item, content.kind === "savings" ? "estimatedSavings" : content.list, { fieldId: content.fieldId, value });
}
