import { FIGURES, keyText, valueAtPath } from "@epb/engine";
import type { TableBlock, TableColumn } from "../../templates/manifest.js";

const FIRST_LIST = /^([^[]+)\[([^\]]+)\]/;

let knownIds: ReadonlySet<string> | undefined;
let keysByList: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * `costSavings.years[year=3].payment`: the place of a figure that stands in a row of a table; undefined for what is no
 * figure, such as the year that a row is about.
 */
export function rowFigurePath({ figures }: TableBlock, { content }: TableColumn, item: unknown): string | undefined {
  if (figures === undefined || item === undefined || content.kind !== "figure") return undefined;
  knownIds ??= new Set(FIGURES.map(({ id }) => id));
  keysByList ??= new Map(FIGURES.flatMap(({ id }) => listAndKeys(id)));
  const { figure: member, list = figures.list } = content;
  const keys = keysByList.get(list);
  if (keys === undefined || !knownIds.has(`${list}[${keys.join(",")}].${withOpenLists(member)}`)) return undefined;
  const values = keys.map((key) => `${key}=${keyText(keyOf(item, key))}`);
  return `${list}[${values.join(",")}].${member}`;
}

function listAndKeys(id: string): [string, readonly string[]][] {
  const [, list, keys] = FIRST_LIST.exec(id) ?? [];
  return list === undefined || keys === undefined ? [] : [[list, keys.split(",")]];
}

/** `categories[fieldId=1].value` to `categories[fieldId].value`. */
const withOpenLists = (member: string): string => member.replaceAll(/=[^,\]]*/g, "");

function keyOf(item: unknown, member: string): string | number {
  const value = valueAtPath(item, member);
  return typeof value === "number" ? value : String(value);
}
