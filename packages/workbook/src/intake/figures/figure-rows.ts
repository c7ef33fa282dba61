import { keyText, type Project } from "@epb/engine";
import type { LocatedTable } from "../located-template.js";
import type { PlaceIndex } from "../place-index.js";
import { itemKeys } from "./item-keys.js";

/** A table row that shows a figure. */
export interface FigureRow {
  readonly row: number;
  /** Keys of the row's item, as in a path: `3`, `1,12`, `ecm-1`; empty for a single figure. */
  readonly key: string;
}

/** The rows of a table that show an item; excludes rows with a blank key or a key that is not a number. */
export function figureRows(located: LocatedTable, list: string, places: PlaceIndex): readonly FigureRow[] {
  const keyOf = keyFinder(located, list, places);
  const rows: FigureRow[] = [];
  const taken = new Set<string>();
  for (let row = located.firstRow; row <= located.lastRow; row++) {
    const key = keyOf(row);
    // As for inputs, the first row of an item counts.
    if (key === undefined || taken.has(key)) continue;
    taken.add(key);
    rows.push({ row, key });
  }
  return rows;
}

/** Years and months have fewer digits. */
const LARGEST_KEY = 9999;

function keyFinder(located: LocatedTable, list: string, places: PlaceIndex): (row: number) => string | undefined {
  const keys = itemKeys(list);
  if (keys.includes("uuid")) {
    const items = places.itemsOf(located);
    return (row) => {
      const measure = items.get(row);
      return measure?.slice(measure.indexOf("=") + 1, -1);
    };
  }
  const { sheet, columns } = located;
  const keyColumns = keys.map((key) => columns.find(({ column }) => isKey(column.content, key))?.at);
  return (row) => {
    let key = "";
    for (const column of keyColumns) {
      const value = column === undefined ? Number.NaN : sheet.numberAt(row, column);
      if (!(value >= 0 && value <= LARGEST_KEY && Number.isInteger(value))) return undefined;
      key = key === "" ? keyText(value) : `${key},${keyText(value)}`;
    }
    return key;
  };
}

type Content = LocatedTable["columns"][number]["column"]["content"];

/** Keys are in the column of row numbers, or among the figures if the calculation determines the rows. */
const isKey = (content: Content, key: string): boolean =>
  (content.kind === "rowNumber" && content.member === key) || (content.kind === "figure" && content.figure === key);

/** Names of the list's items by the keys of a row: `Year 3`, `Year 1, month 12`, `Measure 1.2`. */
export function itemNames(list: string, { data }: Project): (key: string) => string {
  const keys = itemKeys(list);
  if (!keys.includes("uuid")) {
    return (key) => {
      const values = key.split(",");
      return capitalized(keys.map((name, index) => `${name} ${values[index]}`).join(", "));
    };
  }
  return (uuid) => `Measure ${data.ecms?.find((measure) => keyText(measure.uuid) === uuid)?.ecmNumber ?? uuid}`;
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
