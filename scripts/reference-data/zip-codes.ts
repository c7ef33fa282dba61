import {
  type GridSubregionAcronym,
  gridSubregionFromAcronym,
} from "../../packages/engine/src/enumerations/grid-subregion.js";
import type {
  PackedZipCodes,
  ZipCodePrefixTable,
  ZipCodeValue,
} from "../../packages/engine/src/reference/zip-codes/zip-code-data.js";
import { cell, dataSource, figure, type Row, readTable } from "./source-tables.js";
import { typescriptFile } from "./typescript-file.js";

/** Consecutive ZIP codes with the same state and subregions. */
interface Run {
  readonly first: number;
  readonly value: string;
  length: number;
}

const RADIX = 36;

export function zipCodeFiles(): readonly (readonly [file: string, content: string])[] {
  return [
    [
      "zip-code-runs.ts",
      typescriptFile(
        ["zip_to_subregion.csv", "data_sources.csv"],
        ['import type { PackedZipCodes } from "../zip-codes/zip-code-data.js";'],
        [{ name: "ZIP_CODE_RUNS", type: "PackedZipCodes", value: packedZipCodes() }],
      ),
    ],
    [
      "zip-code-prefixes.ts",
      typescriptFile(
        ["zip3_to_state.csv", "data_sources.csv"],
        ['import type { ZipCodePrefixTable } from "../zip-codes/zip-code-data.js";'],
        [{ name: "ZIP_CODE_PREFIXES", type: "readonly ZipCodePrefixTable[]", value: prefixTables() }],
      ),
    ],
    [
      "zip-code-prefix-subregions.ts",
      typescriptFile(
        ["zip_to_subregion.csv", "data_sources.csv"],
        ['import type { ZipCodePrefixTable } from "../zip-codes/zip-code-data.js";'],
        [{ name: "ZIP_CODE_PREFIX_SUBREGIONS", type: "ZipCodePrefixTable", value: prefixSubregions() }],
      ),
    ],
  ];
}

function packedZipCodes(): PackedZipCodes {
  const rows = readTable("zip_to_subregion.csv");
  const runs: Run[] = [];
  for (const row of rows) {
    const zip = Number(figure(row, "zip"));
    const value = [cell(row, "state"), cell(row, "primary_subregion"), ...others(row, "other_subregions")].join(" ");
    const last = runs.at(-1);
    if (last !== undefined && zip < last.first + last.length) throw new Error(`${zip} is out of order`);
    if (last?.value === value && zip === last.first + last.length) last.length += 1;
    else runs.push({ first: zip, value, length: 1 });
  }
  const values = [...new Set(runs.map((run) => run.value))].sort();
  return {
    source: dataSource("PP-ZIP"),
    lastPlaceholder: lastPlaceholder(rows),
    values: values.map(zipCodeValue),
    runs: packedRuns(runs, values),
  };
}

/** Each run as `gap.length.value` in base 36, without defaults: no gap, length 1, the value of the previous run. */
function packedRuns(runs: readonly Run[], values: readonly string[]): string {
  return runs
    .map((run, index) => {
      const before = runs[index - 1];
      const gap = run.first - (before === undefined ? 0 : before.first + before.length);
      const parts = [
        gap === 0 ? "" : gap.toString(RADIX),
        run.length === 1 ? "" : run.length.toString(RADIX),
        run.value === before?.value ? "" : values.indexOf(run.value).toString(RADIX),
      ];
      return parts.join(".").replace(/\.+$/, "");
    })
    .join(" ");
}

function zipCodeValue(text: string): ZipCodeValue {
  const [state = "", primary = "", ...more] = text.split(" ");
  return [state, acronym(primary), ...more.map(acronym)];
}

function acronym(text: string): GridSubregionAcronym {
  if (gridSubregionFromAcronym(text) === undefined) throw new Error(`"${text}" is no subregion`);
  return text as GridSubregionAcronym;
}

/** Rows up to this row are EPA's placeholders for places without a ZIP code; later rows are not. */
function lastPlaceholder(rows: readonly Row[]): number {
  const placeholders = rows.filter((row) => cell(row, "placeholder") === "1").map((row) => Number(cell(row, "zip")));
  const last = Math.max(...placeholders);
  if (rows.filter((row) => Number(cell(row, "zip")) <= last).length !== placeholders.length) {
    throw new Error("The placeholders are not the first ZIP codes");
  }
  return last;
}

const others = (row: Row, heading: string): string[] => cell(row, heading).split("|").filter(Boolean);

/** Source of a prefix's state, and our id for it. */
const PREFIX_SOURCE_IDS: ReadonlyMap<string, string> = new Map([
  ["PP", "PP-ZIP"],
  ["BLCC", "BLCC-ZIP"],
  ["USPS", "POSTAL-PREFIXES"],
]);

/** Prefixes with their states, such as `035 NH ME` or `006-007 PR`; one table for each source. */
function prefixTables(): ZipCodePrefixTable[] {
  const rows = readTable("zip3_to_state.csv");
  return [...PREFIX_SOURCE_IDS].map(([found, sourceId]) => {
    const ofSource = rows.filter((each) => cell(each, "source") === found);
    const prefixes = ofSource.map((row): [string, string] => [
      figure(row, "zip3"),
      [cell(row, "state"), ...others(row, "other_states")].join(" "),
    ]);
    return { source: dataSource(sourceId), prefixes: prefixRows(prefixes) };
  });
}

/** Prefixes with the subregions of their ZIP codes, starting with the subregion of the most ZIP codes: `802 RMPA`. */
function prefixSubregions(): ZipCodePrefixTable {
  const counts = new Map<string, Map<string, number>>();
  for (const row of readTable("zip_to_subregion.csv")) {
    if (cell(row, "placeholder") === "1") continue;
    const prefix = figure(row, "zip").padStart(5, "0").slice(0, 3);
    const ofPrefix = counts.get(prefix) ?? new Map<string, number>();
    const primary = cell(row, "primary_subregion");
    ofPrefix.set(primary, (ofPrefix.get(primary) ?? 0) + 1);
    for (const other of others(row, "other_subregions")) ofPrefix.set(other, ofPrefix.get(other) ?? 0);
    counts.set(prefix, ofPrefix);
  }
  const prefixes = [...counts].map(([prefix, ofPrefix]): [string, string] => {
    const byCount = [...ofPrefix].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1));
    return [prefix, byCount.map(([subregion]) => acronym(subregion)).join(" ")];
  });
  return { source: dataSource("PP-ZIP"), prefixes: prefixRows(prefixes) };
}

/** Consecutive prefixes with the same value as one row: `006-007 PR`. */
function prefixRows(prefixes: readonly (readonly [prefix: string, value: string])[]): string[] {
  const runs: { first: string; last: string; value: string }[] = [];
  for (const [prefix, value] of prefixes) {
    const run = runs.at(-1);
    if (run?.value === value && Number(prefix) === Number(run.last) + 1) run.last = prefix;
    else runs.push({ first: prefix, last: prefix, value });
  }
  return runs.map(({ first, last, value }) => `${first === last ? first : `${first}-${last}`} ${value}`);
}
