import { inputPath, type SuppliedCalculatedValues, valueAtPath } from "@epb/engine";
import type { TableBlock } from "@epb/workbook";
import type { TableData } from "./table-rows.js";

/** Something of a list of a project, or of its calculated values. */
export type Item = Readonly<Record<string, unknown>>;

/** Calculated values that belong to a row. */
export interface RowFigures {
  readonly now: Item | undefined;
  readonly stored: Item | undefined;
  /** Path of the figures in the project: `calculatedValues.costSavings.years[year=3]`. */
  readonly path: string;
}

/** For a row without calculated values. */
export const NO_FIGURES: RowFigures = { now: undefined, stored: undefined, path: "" };

type Key = Readonly<Record<string, string | number>>;

/** Members that pair the calculated values of a table with its rows. */
export function figureKeys({ figures, rows }: TableBlock): readonly string[] {
  if (rows.kind === "months") return ["year", "month"];
  return figures?.key === undefined ? [] : [figures.key];
}

/** The calculated values of a row, by its key. */
export function figureFinder(table: TableBlock, { figures, stored }: TableData): (key: Key) => RowFigures {
  const members = figureKeys(table);
  const { list = "" } = table.figures ?? {};
  if (members.length === 0) return () => NO_FIGURES;
  const [now, before] = [figuresByPath(figures, list, members), figuresByPath(stored.calculatedValues, list, members)];
  return (key) => {
    const path = inputPath("calculatedValues", list, key);
    return { now: now.get(path), stored: before.get(path), path };
  };
}

function figuresByPath(
  figures: SuppliedCalculatedValues | undefined,
  list: string,
  members: readonly string[],
): ReadonlyMap<string, Item> {
  const items = (valueAtPath(figures, list) as readonly Item[] | undefined) ?? [];
  return new Map(items.map((item) => [inputPath("calculatedValues", list, keyOf(item, members) ?? {}), item]));
}

/** Members that identify an item; undefined if the item does not exist yet. */
export function keyOf(item: Item, members: readonly string[]): Record<string, string | number> | undefined {
  const entries = members.map((member): [string, unknown] => [member, item[member]]);
  if (entries.length === 0 || entries.some(([, value]) => value === undefined)) return undefined;
  return Object.fromEntries(entries) as Record<string, string | number>;
}
