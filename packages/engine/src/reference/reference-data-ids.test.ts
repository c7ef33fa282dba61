import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { buildReferenceData, readTable, SOURCES_FOLDER } from "../../../../scripts/build-reference-data.js";
import { REFERENCE_TABLES } from "./data/reference-tables.js";
import { referenceDataIds } from "./reference-data-ids.js";

const read = (file: string): string => readFileSync(new URL(file, SOURCES_FOLDER), "utf8");
const TABLES = readdirSync(SOURCES_FOLDER).filter((file) => file.endsWith(".csv"));

/** Nothing is shipped from these: tests compare with them. */
const FOR_TESTS_ONLY = [
  "efh_stationary_combustion_2025.csv",
  "efh_steam_and_heat_2025.csv",
  "egrid_co2e_derived.csv",
  "portfolio_manager_ghg_factors.csv",
];

describe("the ids of the reference data", () => {
  test("name every table that figures are shipped from", () => {
    const named = [...new Set([...buildReferenceData().values()].flatMap(tablesNamedIn))];
    const shipped = named.filter((file) => file !== "reference_tables.csv").sort();
    expect(REFERENCE_TABLES.map(({ id }) => `${id}.csv`).sort()).toEqual(shipped);
    expect([...shipped, "reference_tables.csv", ...FOR_TESTS_ONLY].sort()).toEqual(TABLES.sort());
  });

  test("carry the SHA-256 of the repository's copy", () => {
    for (const { id, sha256 } of referenceDataIds()) {
      expect(sha256, id).toBe(
        createHash("sha256")
          .update(read(`${id}.csv`))
          .digest("hex"),
      );
    }
  });

  test("carry publisher, edition and unit", () => {
    for (const { publisher, edition, unit } of REFERENCE_TABLES) {
      expect([publisher, edition, unit].every((text) => text !== "")).toBe(true);
    }
    expect(referenceDataIds()[0]).toEqual({
      id: "egrid_output_rates",
      edition: expect.stringContaining("eGRID2023"),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });
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
