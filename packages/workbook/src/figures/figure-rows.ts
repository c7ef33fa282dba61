import { inputPath } from "@epb/engine";
import type { LocatedTable } from "../map/located-template.js";
import type { PlaceIndex } from "../map/place-index.js";
import type { FlatCell } from "../read/flat-workbook.js";
import { itemKeys } from "./item-keys.js";

/** A row of a table and the item of the calculated values that it shows. */
export interface FigureRow {
  readonly row: number;
  readonly cells: readonly FlatCell[];
  /** `costSavings.years[year=3]`, `ecm.measures[uuid=ecm-1]` */
  readonly item: string;
  /** `Year 3`, `Measure 1.2` */
  readonly words: string;
}

/** The rows of a table that show an item; a row whose key is blank or no number shows none. */
export function figureRows(
  located: LocatedTable,
  places: PlaceIndex,
  measureName: (measurePath: string) => string,
): readonly FigureRow[] {
  const list = located.table.figures?.list;
  if (list === undefined) return [];
  const itemOf = itemFinder(located, list, places, measureName);
  const rows: FigureRow[] = [];
  const taken = new Set<string>();
  for (let row = located.firstRow; row <= located.lastRow; row++) {
    const cells = located.sheet.cellsOfRow(row);
    const found = itemOf(row, cells);
    // The first row of an item is the one that counts, as it does for inputs.
    if (found === undefined || taken.has(found.item)) continue;
    taken.add(found.item);
    rows.push({ row, cells, ...found });
  }
  return rows;
}

type FindItem = (row: number, cells: readonly FlatCell[]) => Pick<FigureRow, "item" | "words"> | undefined;

function itemFinder(
  located: LocatedTable,
  list: string,
  places: PlaceIndex,
  measureName: (measurePath: string) => string,
): FindItem {
  const keys = itemKeys(list);
  if (keys.includes("uuid")) {
    const items = places.itemsOf(located);
    return (row) => {
      const measure = items.get(row);
      if (measure === undefined) return undefined;
      return { item: list + measure.slice(measure.indexOf("[")), words: measureName(measure) };
    };
  }
  const columns = keys.map((key) => ({
    key,
    at: located.columns.find(({ column }) => isKey(column.content, key))?.at,
  }));
  return (_row, cells) => {
    const values: [key: string, value: number][] = [];
    for (const { key, at } of columns) {
      const cell = cells.find(({ column }) => column === at);
      if (cell?.type !== "number" || !/^\d{1,4}$/.test(cell.value)) return undefined;
      values.push([key, Number(cell.value)]);
    }
    return {
      item: inputPath(list, Object.fromEntries(values)),
      words: capitalized(values.map(([key, value]) => `${key} ${value}`).join(", ")),
    };
  };
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

type Content = LocatedTable["columns"][number]["column"]["content"];

/** A key stands in the column of row numbers, or among the figures where the calculation decides which rows there are. */
const isKey = (content: Content, key: string): boolean =>
  (content.kind === "rowNumber" && content.member === key) || (content.kind === "figure" && content.figure === key);
