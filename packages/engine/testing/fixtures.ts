import { readdirSync, readFileSync } from "node:fs";
import type { JsonObject } from "./json.js";

const ROOT = new URL("../../../fixtures/", import.meta.url);

/** A file of `fixtures/`, such as `projects/example-annual-end.json`. */
export function readFixture(path: string): JsonObject {
  return JSON.parse(readFileSync(new URL(path, ROOT), "utf8")) as JsonObject;
}

/** Names of the JSON files of a folder of `fixtures/`, without the ending. */
export function fixtureNames(folder: string): readonly string[] {
  return readdirSync(new URL(`${folder}/`, ROOT))
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length))
    .sort();
}

/** A file of `fixtures/` that holds a list, such as `spreadsheet/libreoffice-calc.json`. */
export function readFixtureList(path: string): readonly unknown[] {
  return JSON.parse(readFileSync(new URL(path, ROOT), "utf8")) as readonly unknown[];
}
