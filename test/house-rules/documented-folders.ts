import type { Violation } from "./violation.js";

/** Folders of sources, by package. */
export type FoldersOfPackages = ReadonlyMap<string, readonly string[]>;

/** A table of the folders of a package begins with a row such as "| folder of `packages/server/src` | holds |". */
const TABLE = /^\| folder of `packages\/([\w-]+)\/src` \|.*\n\|[-|]+\|\n((?:\|.*\n?)+)/gm;
const NAME = /`([\w-]+)`/g;

/** Folders that a page does not describe in the table of their package, and folders that it describes without need. */
export function findUndocumentedFolders(page: string, folders: FoldersOfPackages): Violation[] {
  const tables = new Map([...page.matchAll(TABLE)].map(([, name = "", rows = ""]) => [name, foldersOf(rows)]));
  return [...folders].flatMap(([name, present]) => {
    const described = tables.get(name) ?? [];
    return [
      ...present.filter((folder) => !described.includes(folder)).map((folder) => `${name}: ${folder} is not described`),
      ...described.filter((folder) => !present.includes(folder)).map((folder) => `${name}: ${folder} does not exist`),
      ...described
        .filter((folder, index) => described.indexOf(folder) !== index)
        .map((folder) => `${name}: ${folder} is described twice`),
    ];
  });
}

/** The first column of a table, which can name several folders in a row. */
const foldersOf = (rows: string): readonly string[] =>
  rows.split("\n").flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(NAME)].map(([, folder = ""]) => folder));
