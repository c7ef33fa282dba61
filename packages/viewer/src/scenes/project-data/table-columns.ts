import { type Project, valueReader } from "@epb/engine";
import { type FigureLook, type InputValue, OPTION_LISTS, type TableBlock, type TableColumn } from "@epb/workbook";
import type { GridColumn } from "../../features/grid/grid-types.js";
import { type EntryValue, optionListOf } from "../../features/project-draft/entry-text.js";
import { openName } from "./paths.js";
import { listOfRows, type TableRow } from "./table-rows.js";

/** An entry of a cell: how it is read from the item of its row, and where it is written. */
export interface EntryAccess {
  readonly kind: "entry";
  readonly value: InputValue;
  readonly read: (row: TableRow) => EntryValue | undefined;
  readonly readStored: (row: TableRow) => EntryValue | undefined;
  /** In the data. */
  readonly path: (row: TableRow) => string;
  /** How an issue names it. */
  readonly name: (row: TableRow) => string;
  /** With the key of the row left open. */
  readonly openName: string;
  /** The item is gone with its value. */
  readonly isItem: boolean;
}

/** A cell that repeats something, or is calculated. */
export interface ShownAccess {
  readonly kind: "shown" | "figure";
  readonly read: (row: TableRow) => unknown;
  readonly look: FigureLook;
}

export type ColumnAccess = EntryAccess | ShownAccess;

export interface DataColumn {
  readonly grid: GridColumn;
  readonly access: ColumnAccess;
}

/** Of what is stored and what is worked on, for cells that are items of their own. */
export interface Projects {
  readonly project: Project;
  readonly stored: Project;
}

/** Pixels for a character of the template's widths. */
const PIXELS = 7;
const LEAST_PIXELS = 76;
const MOST_PIXELS = 300;
/** Room for the longest of the amounts with its marks. */
const NUMBER_PIXELS = 128;
/** Columns that say which row it is. */
const HELD_KEYS: ReadonlySet<string> = new Set(["year", "ecmNumber", "ecmDescription"]);

/** The columns of a table and what stands in their cells. */
export function columnsOf(table: TableBlock, projects: Projects): readonly DataColumn[] {
  return table.columns.map((column) => {
    const access = accessOf(table, column, projects);
    return { grid: gridColumn(table, column, access), access };
  });
}

function gridColumn(table: TableBlock, column: TableColumn, access: ColumnAccess): GridColumn {
  const { key, label, group, unit, help, width } = column;
  const isNumber = isNumeric(access);
  const isFirst = table.columns[0] === column;
  const list = access.kind === "entry" ? optionListOf(access.value) : undefined;
  return {
    key,
    label,
    ...(group !== undefined && { group }),
    ...(unit !== undefined && { unit }),
    ...(help !== undefined && { help }),
    width: Math.min(
      MOST_PIXELS,
      Math.max(isFirst ? LEAST_PIXELS : isNumber ? NUMBER_PIXELS : LEAST_PIXELS, width * PIXELS),
    ),
    isNumber,
    isHeld: HELD_KEYS.has(key),
    isLocked: access.kind === "shown",
    ...(list !== undefined && { choices: OPTION_LISTS[list].map((option) => option.label) }),
  };
}

function isNumeric(access: ColumnAccess): boolean {
  if (access.kind === "entry") return access.value.kind === "decimal" || access.value.kind === "wholeNumber";
  return access.look !== "text" && access.look !== "date" && access.look !== "yesNo";
}

function accessOf(table: TableBlock, { content }: TableColumn, projects: Projects): ColumnAccess {
  switch (content.kind) {
    case "rowNumber":
      return { kind: "shown", look: "text", read: ({ number }) => number };
    case "measureNumber":
      return { kind: "shown", look: "text", read: ({ item }) => item?.["ecmNumber"] };
    case "measureEcho":
      return { kind: "shown", look: "text", read: ({ item }) => item?.[content.member] };
    case "figure": {
      const read = valueReader(content.figure);
      return { kind: "figure", look: content.look, read: ({ figures }) => read(figures) };
    }
    case "input":
      return memberAccess(table, content.member, content.value, false);
    case "entry":
      return memberAccess(table, `${content.list}[fieldId=${content.fieldId}]`, content.value, true);
    case "savings":
      return memberAccess(table, `estimatedSavings[fieldId=${content.fieldId}]`, content.value, true);
    case "cell":
      return cellAccess(table, content, projects);
    case "inputPlace":
      throw new Error("the places of issues are no column of an entry");
    default:
      return content satisfies never;
  }
}

/** A member of the row's item, or an item within it that holds a value. */
function memberAccess(table: TableBlock, member: string, value: InputValue, isItem: boolean): EntryAccess {
  const read = valueReader(isItem ? `${member}.value` : member);
  return {
    kind: "entry",
    value,
    isItem,
    read: ({ item }) => read(item) as EntryValue | undefined,
    readStored: ({ stored }) => read(stored) as EntryValue | undefined,
    path: ({ path }) => `${path}.${member}`,
    name: ({ name }) => `${name}.${member}`,
    openName: openName(`${listOfRows(table) ?? ""}[].${member}`),
  };
}

/** A cell that is an item of its own, known by its row and its column. */
function cellAccess(
  { items }: TableBlock,
  { number, value }: { readonly number: number; readonly value: InputValue },
  { project, stored }: Projects,
): EntryAccess {
  if (items?.kind !== "cells") throw new Error("only a table of cells has them");
  const { list, rowKey, columnKey } = items;
  const valuesOf = ({ data }: Project): ReadonlyMap<unknown, EntryValue> => {
    const all = (data[list as keyof typeof data] ?? []) as readonly Readonly<Record<string, unknown>>[];
    return new Map(
      all.filter((item) => item[columnKey] === number).map((item) => [item[rowKey], item["value"] as EntryValue]),
    );
  };
  const [now, before] = [valuesOf(project), valuesOf(stored)];
  // Issues name the year behind the field, and the month behind the year.
  const path = ({ number: row }: TableRow): string =>
    columnKey === "month"
      ? `${list}[${rowKey}=${row},${columnKey}=${number}]`
      : `${list}[${columnKey}=${number},${rowKey}=${row}]`;
  return {
    kind: "entry",
    value,
    isItem: true,
    read: (row) => now.get(row.number),
    readStored: (row) => before.get(row.number),
    path,
    name: path,
    openName: `${list}[${columnKey}=${number}]`,
  };
}
