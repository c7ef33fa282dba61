import { GRID_TEXTS } from "../../texts/project-data-texts.js";
import type { ColumnAccess } from "./column-access.js";
import type { DataPart, DataSection } from "./data-sections.js";
import { nameOf, openName } from "./paths.js";
import { columnsOf } from "./table-columns.js";
import type { TablePart } from "./table-part.js";
import { listOfRows, rowsOf, type TableData } from "./table-rows.js";

/** Location of an entry on the screens: its section, its part, and in a table its cell. */
export interface EntryPlace {
  readonly section: string;
  readonly part: number;
  /** Id of the field in a form. */
  readonly field?: string;
  /** Cell in a table. */
  readonly cell?: { readonly row: number; readonly column: number };
  /** Label of the entry itself; absent if the location is only near the entry. */
  readonly name?: string;
}

type CellPlace = Required<Pick<EntryPlace, "cell" | "name">>;

/** Names of all places that are entered, with the keys of their rows left open. */
export function knownNames(sections: readonly DataSection[], data: TableData): ReadonlySet<string> {
  const names = sections.flatMap(({ parts }) => parts.flatMap((part) => namesOf(part, data)));
  return new Set(names);
}

function namesOf(part: DataPart, data: TableData): readonly string[] {
  if (part.kind === "form")
    return part.form.fields.flatMap((field) => (field.kind === "input" ? [openName(field.path)] : []));
  return columnsOf(part, data).flatMap(({ access, total }) =>
    [access, total].flatMap((each) => (each?.kind === "entry" ? [each.openName] : [])),
  );
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
        if (field?.kind === "input") return { section, part: index, field: field.path, name: field.label };
        continue;
      }
      const place = cellOf(part, name, open, data);
      if (place !== undefined) return { section, part: index, ...place };
    }
  }
  return undefined;
}

function cellOf(part: TablePart, name: string, open: string, data: TableData): CellPlace | undefined {
  const columns = columnsOf(part, data);
  const isOpen = (access: ColumnAccess | undefined): boolean => access?.kind === "entry" && access.openName === open;
  const column = columns.findIndex(({ access }) => isOpen(access));
  const access = columns[column]?.access;
  const rows = rowsOf(part.table, data);
  const placeIn = (rowLabel = "", row: number, column: number): CellPlace => ({
    cell: { row, column },
    name: GRID_TEXTS.cellOf(rowLabel, columns[column]?.grid.label ?? ""),
  });
  if (access?.kind === "entry") {
    const row = rows.findIndex((each) => nameOf(access.name(each)) === name || nameOf(access.path(each)) === name);
    if (row >= 0) return placeIn(rows[row]?.label, row, column);
  }
  const total = columns.findIndex((each) => isOpen(each.total));
  return total < 0 ? undefined : placeIn(part.table.closing, rows.length, total);
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
      if (!listsOf(part).some((list) => name === list || name.startsWith(`${list}[`) || name.startsWith(`${list}.`)))
        continue;
      const rows = rowsOf(part.table, data);
      const row = rows.findIndex((each) =>
        [each.name, each.figures.path].some((path) => path !== "" && name.startsWith(path)),
      );
      const found = rows[row];
      const place = { section, part: index, cell: { row: Math.max(0, row), column: 0 } };
      return found?.name === name ? { ...place, name: GRID_TEXTS.cellOf(part.table.heading, found.label) } : place;
    }
  }
  return undefined;
}

/** Lists whose items or figures are the rows of a table. */
function listsOf({ table, areSupplied }: TablePart): readonly string[] {
  const list = table.items?.kind === "cells" ? table.items.list : listOfRows(table);
  const figures = areSupplied && table.figures !== undefined ? [`calculatedValues.${table.figures.list}`] : [];
  return list === undefined ? figures : [list, ...figures];
}
