import type { DataPart, DataSection } from "./data-sections.js";
import { nameOf, openName } from "./paths.js";
import { columnsOf } from "./table-columns.js";
import { listOfRows, rowsOf, type TableData } from "./table-rows.js";

/** Where an entry is on the screens: its section, its part, and in a table its cell. */
export interface EntryPlace {
  readonly section: string;
  readonly part: number;
  /** Of a form. */
  readonly field?: string;
  /** Of a table. */
  readonly cell?: { readonly row: number; readonly column: number };
}

/** Names of all places that are entered, with the keys of their rows left open. */
export function knownNames(sections: readonly DataSection[], data: TableData): ReadonlySet<string> {
  const names = sections.flatMap(({ parts }) => parts.flatMap((part) => namesOf(part, data)));
  return new Set(names);
}

function namesOf(part: DataPart, data: TableData): readonly string[] {
  if (part.kind === "form")
    return part.form.fields.flatMap((field) => (field.kind === "input" ? [openName(field.path)] : []));
  return columnsOf(part.table, data).flatMap(({ access }) => (access.kind === "entry" ? [access.openName] : []));
}

/** The place of a path, or the nearest that there is; undefined where nothing on the screens has to do with it. */
export function placeOfPath(path: string, sections: readonly DataSection[], data: TableData): EntryPlace | undefined {
  const name = nameOf(path);
  return exactPlace(name, sections, data) ?? nearPlace(name, sections, data);
}

function exactPlace(name: string, sections: readonly DataSection[], data: TableData): EntryPlace | undefined {
  const open = openName(name);
  for (const { id: section, parts } of sections) {
    for (const [index, part] of parts.entries()) {
      if (part.kind === "form") {
        const field = part.form.fields.find((each) => each.kind === "input" && nameOf(each.path) === name);
        if (field?.kind === "input") return { section, part: index, field: field.path };
        continue;
      }
      const columns = columnsOf(part.table, data);
      const column = columns.findIndex(({ access }) => access.kind === "entry" && access.openName === open);
      const access = columns[column]?.access;
      if (access?.kind !== "entry") continue;
      const row = rowsOf(part.table, data).findIndex(
        (each) => nameOf(access.name(each)) === name || nameOf(access.path(each)) === name,
      );
      if (row >= 0) return { section, part: index, cell: { row, column } };
    }
  }
  return undefined;
}

/** The row that a path is in, or the table or form that its list or section is entered in. */
function nearPlace(name: string, sections: readonly DataSection[], data: TableData): EntryPlace | undefined {
  for (const { id: section, parts } of sections) {
    for (const [index, part] of parts.entries()) {
      if (part.kind === "form") {
        const field = part.form.fields.find((each) => each.kind === "input" && each.path.startsWith(`${name}.`));
        if (field?.kind === "input") return { section, part: index, field: field.path };
        continue;
      }
      const { table } = part;
      const list = table.items?.kind === "cells" ? table.items.list : listOfRows(table);
      if (list === undefined || !(name === list || name.startsWith(`${list}[`) || name.startsWith(`${list}.`)))
        continue;
      const row = rowsOf(table, data).findIndex((each) => each.name !== "" && name.startsWith(each.name));
      return { section, part: index, cell: { row: Math.max(0, row), column: 0 } };
    }
  }
  return undefined;
}
