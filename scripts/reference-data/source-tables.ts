import { readFileSync } from "node:fs";
import type { DataSource, SourceStanding } from "../../packages/engine/src/reference/sourced-value.js";

export const SOURCES_FOLDER: URL = new URL("../../packages/engine/reference-sources/", import.meta.url);

export type Row = Readonly<Record<string, string>>;

/** The rows of a source table, by column heading. Cells may be quoted; none holds a line break. */
export function readTable(file: string): Row[] {
  const lines = readFileSync(new URL(file, SOURCES_FOLDER), "utf8").split("\n").filter(Boolean);
  const [headings = [], ...rows] = lines.map(splitCells);
  return rows.map((cells) => Object.fromEntries(headings.map((heading, index) => [heading, cells[index] ?? ""])));
}

function splitCells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
  );
}

export function cell(row: Row, heading: string): string {
  const text = row[heading];
  if (text === undefined) throw new Error(`No column ${heading}`);
  return text;
}

/** A figure as printed. */
export function figure(row: Row, heading: string): string {
  const text = cell(row, heading);
  if (!/^\d+(\.\d+)?$/.test(text)) throw new Error(`${heading} is not a plain number: "${text}"`);
  return text;
}

/** A figure as printed that may be negative or in exponential notation; undefined where the cell is empty. */
export function signedFigure(row: Row, heading: string): string | undefined {
  const text = cell(row, heading);
  if (text !== "" && !/^-?\d+(\.\d+)?(E-\d+)?$/.test(text)) throw new Error(`${heading} is not a number: "${text}"`);
  return text === "" ? undefined : text;
}

export const DATA_SOURCES: ReadonlyMap<string, DataSource> = new Map(
  readTable("data_sources.csv").map((row) => [
    cell(row, "id"),
    {
      id: cell(row, "id"),
      publisher: cell(row, "publisher"),
      edition: cell(row, "edition"),
      table: cell(row, "table"),
      location: cell(row, "location"),
      standing: cell(row, "standing") as SourceStanding,
    },
  ]),
);

export function dataSource(id: string): DataSource {
  const source = DATA_SOURCES.get(id);
  if (source === undefined) throw new Error(`data_sources.csv does not name ${id}`);
  return source;
}
