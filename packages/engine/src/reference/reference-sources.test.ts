import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { buildReferenceData, readTable, SOURCES_FOLDER } from "../../../../scripts/build-reference-data.js";

const read = (file: string): string => readFileSync(new URL(file, SOURCES_FOLDER), "utf8");
const TABLES = readdirSync(SOURCES_FOLDER).filter((file) => file.endsWith(".csv"));

/** Nothing is shipped from these: tests compare with them. */
const FOR_TESTS_ONLY = [
  "efh_stationary_combustion_2025.csv",
  "efh_steam_and_heat_2025.csv",
  "egrid_co2e_derived.csv",
  "portfolio_manager_ghg_factors.csv",
];

test("every table is shipped from, or compared with in tests", () => {
  const shipped = [...new Set([...buildReferenceData().values()].flatMap(tablesNamedIn))];
  expect([...shipped, ...FOR_TESTS_ONLY].sort()).toEqual(TABLES.sort());
});

/** The tables that the header of a generated file names. */
const tablesNamedIn = (content: string): string[] =>
  [...content.matchAll(/^\/\/ packages\/engine\/reference-sources\/(\S+)$/gm)].map(([, file = ""]) => file);

describe("SOURCES.md", () => {
  const page = read("SOURCES.md");

  test("names every table", () => {
    expect(TABLES.filter((file) => !page.includes(file))).toEqual([]);
  });

  test("or data_sources.csv names every source id of the tables", () => {
    const known = new Set(readTable("data_sources.csv").map((row) => row["id"]));
    const used = TABLES.flatMap((file) => readTable(file)).flatMap((row) => (row["source_id"] ?? "").split("; "));
    const unknown = [...new Set(used)].filter((id) => id !== "" && !known.has(id));
    expect(unknown.filter((id) => !page.includes(id))).toEqual([]);
  });
});
