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

type Item = Readonly<Record<string, unknown>>;

/** A row of a table: the item it is of, and the figures of the same. */
export interface TableRow {
  readonly key: string;
  readonly label: string;
  /** Year or other number of a row that is always there. */
  readonly number: number | undefined;
  /** Undefined where nothing is entered in the row. */
  readonly item: Item | undefined;
  /** As it was saved. */
  readonly stored: Item | undefined;
  readonly figures: Item | undefined;
  /** Where it stands in the data, for writing: `gridSubregions[#=0]`. */
  readonly path: string;
  /** How an issue names it: `gridSubregions[subregionId=3]`. */
  readonly name: string;
}

/** What a table is about. */
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
export function rowsOf(table: TableBlock, { project, stored, figures }: TableData): readonly TableRow[] {
  const figuresOf = figureFinder(table, figures);
  if (table.rows.kind === "numbered") {
    const { first, last } = table.rows;
    const key = table.items?.kind === "rows" ? (table.items.key ?? "year") : "year";
    const list = listOfRows(table);
    const [now, before] = [itemsBy(project, list, key), itemsBy(stored, list, key)];
    return Array.from({ length: last - first + 1 }, (_, index) => {
      const number = first + index;
      const path = list === undefined ? "" : inputPath(list, { [key]: number });
      return {
        key: String(number),
        label: TEXTS.year(number),
        number,
        item: now.get(number),
        stored: before.get(number),
        figures: figuresOf(number),
        path,
        name: path,
      };
    });
  }
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
      figures: figuresOf(item["uuid"]),
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

function keyOf(item: Item, members: readonly string[]): Record<string, string | number> | undefined {
  const entries = members.map((member): [string, unknown] => [member, item[member]]);
  if (entries.length === 0 || entries.some(([, value]) => value === undefined)) return undefined;
  return Object.fromEntries(entries) as Record<string, string | number>;
}

/** What people call the row: its number and name, where it has them. */
function labelOf(item: Item, position: number): string {
  const parts = [
    item["ecmNumber"] ?? item["measureNumber"],
    item["ecmDescription"] ?? item["name"] ?? item["fuelName"],
  ];
  const words = parts.filter((part) => typeof part === "string" && part !== "");
  return words.length === 0 ? TEXTS.rowNumber(position + 1) : words.join(" ");
}

/** The calculated values of a row, by what pairs the two. */
function figureFinder(
  { figures: from }: TableBlock,
  figures: SuppliedCalculatedValues | undefined,
): (key: unknown) => Item | undefined {
  const key = from?.key;
  if (from === undefined || key === undefined || figures === undefined) return () => undefined;
  const items = (valueAtPath(figures, from.list) as readonly Item[] | undefined) ?? [];
  const byKey = new Map(items.map((item) => [item[key], item]));
  return (wanted) => byKey.get(wanted);
}
