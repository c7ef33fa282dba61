import {
  inputPath,
  type KeyedListName,
  LIST_KEYS,
  type Project,
  type SuppliedCalculatedValues,
  valueAtPath,
} from "@epb/engine";
import type { TableBlock } from "@epb/workbook";
import { PROJECT_DATA_TEXTS as TEXTS } from "../../texts/project-data-texts.js";
import { figureFinder, type Item, keyOf, NO_FIGURES, type RowFigures } from "./row-figures.js";

/** A row of a table: the item it is of, and the figures of the same. */
export interface TableRow {
  readonly key: string;
  readonly label: string;
  /** Year or other number of a row that is always there. */
  readonly number: number | undefined;
  /** Month number, if the row is one month of a year. */
  readonly month?: number;
  /** Undefined if the row has no entries. */
  readonly item: Item | undefined;
  /** Item of the saved project. */
  readonly stored: Item | undefined;
  readonly figures: RowFigures;
  /** Path in the data, for writing: `gridSubregions[#=0]`. */
  readonly path: string;
  /** Name in issues: `gridSubregions[subregionId=3]`. */
  readonly name: string;
}

export interface TableData {
  readonly project: Project;
  readonly stored: Project;
  readonly figures: SuppliedCalculatedValues | undefined;
}

/** The list that the rows of a table are items of; undefined where each cell is one. */
export function listOfRows({ items }: TableBlock): string | undefined {
  if (items === undefined || items.kind === "cells") return undefined;
  return items.kind === "rows" ? items.list : "ecms";
}

/** The rows of a table, those that are always there or those that were entered. */
export function rowsOf(table: TableBlock, data: TableData): readonly TableRow[] {
  switch (table.rows.kind) {
    case "numbered":
      return yearRows(table, table.rows, data);
    case "months":
      return monthRows(table, table.rows.years, data);
    case "records":
      return recordRows(table, data);
    case "calculated":
      throw new Error("what the calculation alone knows is not entered");
    default:
      return table.rows satisfies never;
  }
}

/** The row of totals. */
export const totalRow = ({ closing }: TableBlock, { stored, figures }: TableData): TableRow => ({
  ...NOTHING,
  key: "total",
  label: closing,
  figures: {
    now: figures as Item | undefined,
    stored: stored.calculatedValues as Item | undefined,
    path: "calculatedValues",
  },
});

const NOTHING = { number: undefined, item: undefined, stored: undefined, path: "", name: "" } as const;

function yearRows(
  table: TableBlock,
  { first, last }: { readonly first: number; readonly last: number },
  data: TableData,
): readonly TableRow[] {
  const figuresOf = figureFinder(table, data);
  const key = table.items?.kind === "rows" ? (table.items.key ?? "year") : "year";
  const list = listOfRows(table);
  const [now, before] = [itemsBy(data.project, list, key), itemsBy(data.stored, list, key)];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const number = first + index;
    const path = list === undefined ? "" : inputPath(list, { [key]: number });
    return {
      key: String(number),
      label: TEXTS.year(number),
      number,
      item: now.get(number),
      stored: before.get(number),
      figures: figuresOf({ year: number }),
      path,
      name: path,
    };
  });
}

const MONTHS_PER_YEAR = 12;

function monthRows(table: TableBlock, years: number, data: TableData): readonly TableRow[] {
  const figuresOf = figureFinder(table, data);
  return Array.from({ length: years * MONTHS_PER_YEAR }, (_, index) => {
    const [year, month] = [Math.floor(index / MONTHS_PER_YEAR) + 1, (index % MONTHS_PER_YEAR) + 1];
    return {
      ...NOTHING,
      key: `${year}-${month}`,
      label: TEXTS.month(year, month),
      number: year,
      month,
      figures: figuresOf({ year, month }),
    };
  });
}

function recordRows(table: TableBlock, data: TableData): readonly TableRow[] {
  const { project, stored } = data;
  const figuresOf = figureFinder(table, data);
  const list = listOfRows(table) ?? "";
  const members = membersOf(list);
  const before = storedItems(stored, list, members);
  return itemsOf(project, list).map((item, position) => {
    const key = keyOf(item, members);
    const name = key === undefined ? `${list}[#=${position}]` : inputPath(list, key);
    const isMeasure = list === "ecms";
    return {
      // Position where the key is entered: the row stays while its key is typed.
      key: isMeasure ? String(item["uuid"]) : String(position),
      label: labelOf(item, position),
      number: undefined,
      item,
      stored: key === undefined ? itemsOf(stored, list)[position] : before.get(name),
      figures: isMeasure ? figuresOf({ uuid: String(item["uuid"]) }) : NO_FIGURES,
      path: isMeasure ? name : `${list}[#=${position}]`,
      name,
    };
  });
}

const itemsOf = ({ data }: Project, list: string): readonly Item[] =>
  (valueAtPath(data, list) as readonly Item[] | undefined) ?? [];

const itemsBy = (project: Project, list: string | undefined, key: string): ReadonlyMap<unknown, Item> =>
  new Map(list === undefined ? [] : itemsOf(project, list).map((item) => [item[key], item]));

function storedItems(stored: Project, list: string, members: readonly string[]): ReadonlyMap<string, Item> {
  return new Map(
    itemsOf(stored, list).map((item): [string, Item] => [inputPath(list, keyOf(item, members) ?? {}), item]),
  );
}

/** Members that tell the items of a list apart; none for contacts. */
function membersOf(list: string): readonly string[] {
  const name = list.slice(list.lastIndexOf(".") + 1);
  return Object.hasOwn(LIST_KEYS, name) ? Object.keys(LIST_KEYS[name as KeyedListName]) : [];
}

/** Label of the row: its number and name, if it has them. */
function labelOf(item: Item, position: number): string {
  const parts = [
    item["ecmNumber"] ?? item["measureNumber"],
    item["ecmDescription"] ?? item["name"] ?? item["fuelName"],
  ];
  const words = parts.filter((part) => typeof part === "string" && part !== "");
  return words.length === 0 ? TEXTS.rowNumber(position + 1) : words.join(" ");
}
