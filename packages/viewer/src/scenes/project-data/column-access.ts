import { figureDefinition, type Project, valueReader } from "@epb/engine";
import { type FigureLook, figureInput, figureLook, type InputValue, type TableColumn } from "@epb/workbook";
import type { EntryValue } from "../../features/project-draft/entry-text.js";
import { nameOf, openName } from "./paths.js";
import { figureKeys } from "./row-figures.js";
import type { TablePart } from "./table-part.js";
import { listOfRows, type TableRow } from "./table-rows.js";

/** An entry of a cell: how it is read from the item of its row, and where it is written. */
export interface EntryAccess {
  readonly kind: "entry";
  readonly value: InputValue;
  readonly read: (row: TableRow) => EntryValue | undefined;
  readonly readStored: (row: TableRow) => EntryValue | undefined;
  /** Path of the entry in the project data. */
  readonly path: (row: TableRow) => string;
  /** Name of the entry in issues. */
  readonly name: (row: TableRow) => string;
  /** Name with the row key left out. */
  readonly openName: string;
  /** Clearing the value removes the whole item. */
  readonly isItem: boolean;
}

/** A cell that repeats something. */
export interface ShownAccess {
  readonly kind: "shown";
  readonly read: (row: TableRow) => unknown;
  readonly look: FigureLook;
}

/** A cell that is calculated. */
export interface FigureAccess {
  readonly kind: "figure";
  readonly read: (row: TableRow) => unknown;
  readonly look: FigureLook;
  /** Path of the figure in the project: `calculatedValues.costSavings.years[year=3].payment`. */
  readonly path: (row: TableRow) => string;
}

export type ColumnAccess = EntryAccess | ShownAccess | FigureAccess;

/** Edited and saved project, for cells that are items of their own list. */
export interface Projects {
  readonly project: Project;
  readonly stored: Project;
}

/** Access to the cells of a column. */
export function accessOf(part: TablePart, { content }: TableColumn, projects: Projects): ColumnAccess {
  switch (content.kind) {
    case "rowNumber":
      return {
        kind: "shown",
        look: "text",
        read: ({ number, month }) => (content.member === "month" ? month : number),
      };
    case "measureNumber":
      return { kind: "shown", look: "text", read: ({ item }) => item?.["ecmNumber"] };
    case "measureEcho":
      return { kind: "shown", look: "text", read: ({ item }) => item?.[content.member] };
    case "figure": {
      const { figures } = part.table;
      const keys = figureKeys(part.table).map((key) => `${key}=1`);
      return figureAccess(`${figures?.list ?? ""}[${keys.join(",")}]`, content.figure, content.look, part.areSupplied);
    }
    case "input":
      return memberAccess(part, content.member, content.value, false);
    case "entry":
      return memberAccess(part, `${content.list}[fieldId=${content.fieldId}]`, content.value, true);
    case "savings":
      return memberAccess(part, `estimatedSavings[fieldId=${content.fieldId}]`, content.value, true);
    case "cell":
      return cellAccess(part, content, projects);
    case "inputPlace":
      throw new Error("the places of issues are no column of an entry");
    default:
      return content satisfies never;
  }
}

/** Access to the total of a column; undefined if the column has no total. */
export function totalAccess(
  { areSupplied }: TablePart,
  { content, totalFigure }: TableColumn,
): ColumnAccess | undefined {
  if (totalFigure === undefined) return undefined;
  const look = content.kind === "figure" ? content.look : figureLook(totalFigure);
  return figureAccess("", totalFigure, look, areSupplied);
}

/**
 * A calculated figure, or its entry where figures are supplied.
 * @param item - Item that contains the figure, with any key; empty for a total.
 */
function figureAccess(item: string, member: string, look: FigureLook, isSupplied: boolean): ColumnAccess {
  const read = valueReader(member);
  if (!isSupplied) {
    const path = ({ figures }: TableRow): string => `${figures.path}.${member}`;
    return { kind: "figure", look, read: ({ figures }) => read(figures.now), path };
  }
  const [id, place] = [item === "" ? member : `${item}.${member}`, nameOf(member)];
  const path = ({ figures }: TableRow): string => `${figures.path}.${place}`;
  return {
    kind: "entry",
    value: figureInput(figureDefinition(id)),
    isItem: place !== member,
    read: ({ figures }) => read(figures.now) as EntryValue | undefined,
    readStored: ({ figures }) => read(figures.stored) as EntryValue | undefined,
    path,
    name: path,
    openName: openName(`calculatedValues.${id}`),
  };
}

/** A member of the row's item, or an item within it that holds a value. */
function memberAccess({ table }: TablePart, member: string, value: InputValue, isItem: boolean): EntryAccess {
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

/** Access to a cell that is an item of its own, identified by its row and column. */
function cellAccess(
  { table: { items } }: TablePart,
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
