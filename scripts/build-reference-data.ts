/**
 * Writes packages/engine/src/reference/data from the tables in packages/engine/reference-sources.
 *
 *     npx tsx scripts/build-reference-data.ts
 *
 * The same tables give the same bytes; a test compares them with the committed files.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Decimal } from "../packages/engine/src/decimal/decimal.js";
import { FuelCategory } from "../packages/engine/src/enumerations/fuel-category.js";
import type { FuelFactorRow } from "../packages/engine/src/reference/fuel-factor-data.js";
import type {
  GasSources,
  GridEdition,
  GridRateTable,
  GridRateType,
  PublishedGridCo2eEdition,
} from "../packages/engine/src/reference/grid-edition.js";
import type { ReferenceDataEdition } from "../packages/engine/src/reference/reference-data-edition.js";
import type { DataSource, SourceStanding } from "../packages/engine/src/reference/sourced-value.js";
import type {
  WarmingPotentialRow,
  WarmingPotentialSet,
  WarmingPotentialTable,
} from "../packages/engine/src/reference/warming-potential-data.js";

const SOURCES_FOLDER = new URL("../packages/engine/reference-sources/", import.meta.url);
export const DATA_FOLDER: URL = new URL("../packages/engine/src/reference/data/", import.meta.url);

type Row = Readonly<Record<string, string>>;

// ── Reading the tables ────────────────────────────────────────────────────────────────────────────────────────────

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

function cell(row: Row, heading: string): string {
  const text = row[heading];
  if (text === undefined) throw new Error(`No column ${heading}`);
  return text;
}

/** A figure as printed. */
function figure(row: Row, heading: string): string {
  const text = cell(row, heading);
  if (!/^\d+(\.\d+)?$/.test(text)) throw new Error(`${heading} is not a plain number: "${text}"`);
  return text;
}

const DATA_SOURCES: ReadonlyMap<string, DataSource> = new Map(
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

function dataSource(id: string): DataSource {
  const source = DATA_SOURCES.get(id);
  if (source === undefined) throw new Error(`data_sources.csv does not name ${id}`);
  return source;
}

// ── Grid ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const RATE_TYPES: readonly GridRateType[] = ["total_output", "non_baseload"];

/** The row repeats the 2019 figures of all three gases: SOURCES.md, "Left out for another reason". */
const NOT_PUBLISHED_BY_EPA = { edition: "eGRID2018 (2020)", subregion: "PRMS" };

function gridRows(edition: string): Row[] {
  return readTable("egrid_output_rates.csv").filter(
    (row) =>
      cell(row, "edition") === edition &&
      cell(row, "subregion") !== "US" &&
      !(edition === NOT_PUBLISHED_BY_EPA.edition && cell(row, "subregion") === NOT_PUBLISHED_BY_EPA.subregion),
  );
}

function gridEdition(name: string): GridEdition {
  const rows = gridRows(name);
  const tables = RATE_TYPES.map((rateType) => [
    rateType,
    gridRateTable(rows.filter((row) => cell(row, "rate_type") === rateType)),
  ]).filter(([, table]) => table !== undefined);
  return { name, dataYear: dataYear(rows), rates: Object.fromEntries(tables) };
}

/** The subregions whose three gases are all known; undefined when there is none. */
function gridRateTable(rows: readonly Row[]): GridRateTable | undefined {
  const subregions = readTable("egrid_subregions.csv").flatMap((subregion) => {
    const acronym = cell(subregion, "acronym");
    const [co2, ch4, n2o] = ["CO2", "CH4", "N2O"].map((gas) => {
      const [rate, ...more] = rows.filter((row) => cell(row, "subregion") === acronym && cell(row, "gas") === gas);
      if (more.length > 0) throw new Error(`${acronym} has two rates of ${gas}`);
      return rate;
    });
    if (co2 === undefined || ch4 === undefined || n2o === undefined) return [];
    const sources: GasSources = { co2: rateSource(co2), ch4: rateSource(ch4), n2o: rateSource(n2o) };
    return [{ acronym, sources, rates: [poundsPerMwh(co2), poundsPerMwh(ch4), poundsPerMwh(n2o)] as const }];
  });
  const sources = subregions[0]?.sources;
  if (sources === undefined) return undefined;
  const others = subregions.filter((subregion) => JSON.stringify(subregion.sources) !== JSON.stringify(sources));
  return {
    sources,
    otherSources: Object.fromEntries(others.map((subregion) => [subregion.acronym, subregion.sources])),
    poundsPerMwh: Object.fromEntries(subregions.map(({ acronym, rates }) => [acronym, rates])),
  };
}

/** The CO2e column of an edition. Total output alone: no non-baseload column was found whole. */
function publishedGridCo2e(name: string): PublishedGridCo2eEdition {
  const rows = gridRows(name).filter((row) => cell(row, "gas") === "CO2e" && cell(row, "rate_type") === "total_output");
  const [first] = rows;
  if (first === undefined) throw new Error(`${name} has no CO2e column`);
  return {
    name,
    dataYear: dataYear(rows),
    source: rateSource(first),
    poundsPerMwh: Object.fromEntries(
      rows.map((row) => [cell(row, "subregion"), poundsPerMwh(row)] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}

function dataYear(rows: readonly Row[]): number {
  const [first] = rows;
  if (first === undefined) throw new Error("An edition without rows has no data year");
  return Number(figure(first, "data_year"));
}

function rateSource(row: Row): DataSource {
  return dataSource(cell(row, "source_id"));
}

function poundsPerMwh(row: Row): string {
  if (cell(row, "unit") !== "lb/MWh") throw new Error(`Unexpected unit "${cell(row, "unit")}"`);
  return figure(row, "value");
}

// ── Fuels ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const GRAMS_PER_KILOGRAM = 1000;

/** How a table names itself at the start of `source_row`, and our id for it. */
const FUEL_SOURCE_IDS: readonly (readonly [prefix: string, sourceId: string])[] = [
  ["EFH2025 T1 ", "EFH2025-T1"],
  ["EFH2025 T7 ", "EFH2025-T7"],
  ["Portfolio Manager ", "PM-2022"],
];

/** Energy bought rather than burnt on the site. @spec D24 */
const SCOPE_2_CATEGORIES: readonly string[] = ["PurchasedSteam", "ChilledWater"];

/** Portfolio Manager prints CO2e without its gases. */
const SOURCES_OF_COMBINED_GASES: readonly string[] = ["PM-2022"];

function fuelFactorRow(row: Row): FuelFactorRow {
  const sourceRow = cell(row, "source_row");
  const [prefix, sourceId] = FUEL_SOURCE_IDS.find(([start]) => sourceRow.startsWith(start)) ?? ["", ""];
  const ch4GramsPerMmbtu = figure(row, "g_CH4_per_mmbtu");
  const n2oGramsPerMmbtu = figure(row, "g_N2O_per_mmbtu");
  const co2KgPerMmbtu = figure(row, "kg_CO2_per_mmbtu");
  return {
    scope: SCOPE_2_CATEGORIES.includes(cell(row, "category")) ? 2 : 1,
    gasesCombined: SOURCES_OF_COMBINED_GASES.includes(sourceId),
    co2KgPerMmbtu,
    ch4KgPerMmbtu: gramsAsKilograms(ch4GramsPerMmbtu),
    n2oKgPerMmbtu: gramsAsKilograms(n2oGramsPerMmbtu),
    ...(cell(row, "hhv_mmbtu_per_unit") !== "" && {
      highHeatValue: { mmbtuPerUnit: figure(row, "hhv_mmbtu_per_unit"), physicalUnit: cell(row, "physical_unit") },
    }),
    published: { name: sourceRow.slice(prefix.length), co2KgPerMmbtu, ch4GramsPerMmbtu, n2oGramsPerMmbtu },
    source: dataSource(sourceId),
    note: cell(row, "note"),
  };
}

function gramsAsKilograms(grams: string): string {
  return new Decimal(grams).div(GRAMS_PER_KILOGRAM).toFixed();
}

function fuelRow(category: string): Row {
  const row = readTable("fuel_category_defaults_suggested.csv").find((each) => cell(each, "category") === category);
  if (row === undefined) throw new Error(`No default row for ${category}`);
  return row;
}

/** Keyed by category id. Other has no factors, so it has no row. */
function fuelFactorRows(): Readonly<Partial<Record<FuelCategory, FuelFactorRow>>> {
  const categories = Object.entries(FuelCategory).filter(([name]) => cell(fuelRow(name), "source_row") !== "none");
  return Object.fromEntries(categories.map(([name, id]) => [id, fuelFactorRow(fuelRow(name))]));
}

// ── Warming potentials ────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Which of a report's figures for methane a set uses. AR5's is the one EPA uses; AR6's is the average over fossil and
 * other methane, since our tables do not tell them apart.
 */
const METHANE_VARIANT: Readonly<Record<WarmingPotentialSet, string>> = {
  SAR: "",
  AR4: "",
  AR5: "no climate-carbon feedback",
  AR6: "combined (Table 7.SM.7)",
};

/**
 * The table dates EPA's change to AR5 to eGRID2021. EPA's published CO2e of eGRID2021 and eGRID2022 still follows AR4;
 * the first edition that follows AR5 is eGRID2023.
 */
const CORRECTED_NOTES: ReadonlyMap<string, string> = new Map([
  ["IPCC 2013 Table 8.A.1; eGRID2021+ and EFH 2024-2025", "IPCC 2013 Table 8.A.1; eGRID2023 onwards and EFH 2024-2025"],
]);

function warmingPotentialTable(set: WarmingPotentialSet): WarmingPotentialTable {
  const rows = readTable("gwp_100yr.csv").filter((row) => cell(row, "report") === set);
  const methane = rows.filter((row) => cell(row, "gas") === "CH4").map(warmingPotentialRow);
  const ch4 = methane.find((row) => row.variant === METHANE_VARIANT[set]);
  const [n2o, ...otherN2o] = rows.filter((row) => cell(row, "gas") === "N2O").map(warmingPotentialRow);
  if (ch4 === undefined || n2o === undefined || otherN2o.length > 0) throw new Error(`${set} is not one figure a gas`);
  return { ch4, n2o, ch4Variants: methane.filter((row) => row !== ch4) };
}

function warmingPotentialRow(row: Row): WarmingPotentialRow {
  return {
    kgCo2ePerKg: figure(row, "gwp100"),
    variant: cell(row, "variant"),
    source: dataSource(cell(row, "source_id")),
    note: CORRECTED_NOTES.get(cell(row, "note")) ?? cell(row, "note"),
  };
}

// ── Writing TypeScript ────────────────────────────────────────────────────────────────────────────────────────────

interface Constant {
  readonly name: string;
  readonly type: string;
  readonly value: unknown;
}

const sourceConstantName = (source: DataSource): string => source.id.replaceAll("-", "_").toUpperCase();

const SOURCE_CONSTANT_NAMES: ReadonlyMap<unknown, string> = new Map(
  [...DATA_SOURCES.values()].map((source) => [source, sourceConstantName(source)]),
);

/** A value as TypeScript; a data source inside it becomes the name of its constant. */
function literal(value: unknown, indent: string): string {
  const constantName = indent === "" ? undefined : SOURCE_CONSTANT_NAMES.get(value);
  if (constantName !== undefined) return constantName;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const isFlat = value.every((item) => typeof item !== "object");
    if (isFlat) return `[${value.map((item) => JSON.stringify(item)).join(", ")}]`;
    return `[\n${value.map((item) => `${inner}${literal(item, inner)},\n`).join("")}${indent}]`;
  }
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return "{}";
  return `{\n${entries.map(([key, item]) => `${inner}${key}: ${literal(item, inner)},\n`).join("")}${indent}}`;
}

function typescriptFile(tables: readonly string[], imports: readonly string[], constants: readonly Constant[]): string {
  const declarations = constants.map(
    ({ name, type, value }) => `export const ${name}: ${type} = ${literal(value, "")};\n`,
  );
  const usedSources = [...SOURCE_CONSTANT_NAMES.values()].filter((name) =>
    declarations.some((declaration) => new RegExp(`: ${name},\n`).test(declaration)),
  );
  const header = [
    "// Generated by scripts/build-reference-data.ts. Edit the tables and run it again:",
    ...tables.map((table) => `// packages/engine/reference-sources/${table}`),
  ];
  const sourceImport =
    usedSources.length === 0 ? [] : [`import { ${usedSources.join(", ")} } from "./data-sources.js";`];
  return `${[...header, "", ...imports, ...sourceImport].join("\n")}\n\n${declarations.join("\n")}`;
}

const sha256 = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");

// ── The files ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** The content of every generated file, by file name. */
export function buildReferenceData(): ReadonlyMap<string, string> {
  const egrid2023 = gridEdition("eGRID2023 (Jan 2025)");
  const earlierEditions = {
    EGRID_2022: gridEdition("eGRID2022 (Jan 2024)"),
    EGRID_2021: gridEdition("eGRID2021 (Jan 2023)"),
    EGRID_2020: gridEdition("eGRID2020 (Jan 2022)"),
    EGRID_2019: gridEdition("eGRID2019 (Feb 2021)"),
    EGRID_2018: gridEdition("eGRID2018 (2020)"),
  };
  const publishedCo2e = {
    PUBLISHED_EGRID_2023_REV2: publishedGridCo2e("eGRID2023 rev2 (Jun 2025)"),
    PUBLISHED_EGRID_2022: publishedGridCo2e("eGRID2022 (Jan 2024)"),
    PUBLISHED_EGRID_2021: publishedGridCo2e("eGRID2021 (Jan 2023)"),
  };
  const fuelRows = fuelFactorRows();
  const naturalGas = fuelFactorRow(fuelRow("NaturalGas"));
  const potentials = {
    SAR: warmingPotentialTable("SAR"),
    AR4: warmingPotentialTable("AR4"),
    AR5: warmingPotentialTable("AR5"),
    AR6: warmingPotentialTable("AR6"),
  };

  const shipped: ReferenceDataEdition[] = [
    ...[egrid2023, ...Object.values(earlierEditions)].map(
      (edition): ReferenceDataEdition => ({ kind: "grid gas rates", name: edition.name, sha256: sha256(edition) }),
    ),
    ...Object.values(publishedCo2e).map(
      (edition): ReferenceDataEdition => ({ kind: "published grid CO2e", name: edition.name, sha256: sha256(edition) }),
    ),
    {
      kind: "fuel emission factors",
      name: "EPA GHG Emission Factors Hub 2025; Portfolio Manager 2022 for chilled water",
      sha256: sha256([fuelRows, naturalGas]),
    },
    { kind: "warming potentials", name: "IPCC SAR, AR4, AR5, AR6 over 100 years", sha256: sha256(potentials) },
  ];

  const gridTables = ["egrid_output_rates.csv", "egrid_subregions.csv", "data_sources.csv"];
  const gridImport = 'import type { GridEdition } from "../grid-edition.js";';
  return new Map([
    [
      "data-sources.ts",
      typescriptFile(
        ["data_sources.csv"],
        ['import type { DataSource } from "../sourced-value.js";'],
        [...DATA_SOURCES.values()].map((value) => ({ name: sourceConstantName(value), type: "DataSource", value })),
      ),
    ],
    [
      "egrid-2023.ts",
      typescriptFile(gridTables, [gridImport], [{ name: "EGRID_2023", type: "GridEdition", value: egrid2023 }]),
    ],
    [
      "egrid-earlier.ts",
      typescriptFile(
        gridTables,
        [gridImport],
        Object.entries(earlierEditions).map(([name, value]) => ({ name, type: "GridEdition", value })),
      ),
    ],
    [
      "egrid-published-co2e.ts",
      typescriptFile(
        gridTables,
        ['import type { PublishedGridCo2eEdition } from "../grid-edition.js";'],
        Object.entries(publishedCo2e).map(([name, value]) => ({ name, type: "PublishedGridCo2eEdition", value })),
      ),
    ],
    [
      "fuel-factor-rows.ts",
      typescriptFile(
        ["fuel_category_defaults_suggested.csv", "data_sources.csv"],
        [
          'import type { FuelCategory } from "../../enumerations/fuel-category.js";',
          'import type { FuelFactorRow } from "../fuel-factor-data.js";',
        ],
        [
          {
            name: "FUEL_FACTOR_ROWS",
            type: "Readonly<Partial<Record<FuelCategory, FuelFactorRow>>>",
            value: fuelRows,
          },
          { name: "NATURAL_GAS_ROW", type: "FuelFactorRow", value: naturalGas },
        ],
      ),
    ],
    [
      "warming-potential-tables.ts",
      typescriptFile(
        ["gwp_100yr.csv", "data_sources.csv"],
        ['import type { WarmingPotentialSet, WarmingPotentialTable } from "../warming-potential-data.js";'],
        [
          {
            name: "WARMING_POTENTIAL_TABLES",
            type: "Readonly<Record<WarmingPotentialSet, WarmingPotentialTable>>",
            value: potentials,
          },
        ],
      ),
    ],
    [
      "reference-data-editions.ts",
      typescriptFile(
        [...gridTables, "fuel_category_defaults_suggested.csv", "gwp_100yr.csv"],
        ['import type { ReferenceDataEdition } from "../reference-data-edition.js";'],
        [{ name: "REFERENCE_DATA_EDITIONS", type: "readonly ReferenceDataEdition[]", value: shipped }],
      ),
    ],
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, content] of buildReferenceData()) writeFileSync(new URL(file, DATA_FOLDER), content);
}
