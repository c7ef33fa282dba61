import type {
  GasSources,
  GridEdition,
  GridRateTable,
  GridRateType,
} from "../../packages/engine/src/reference/grid-edition.js";
import type { DataSource } from "../../packages/engine/src/reference/sourced-value.js";
import { cell, dataSource, figure, type Row, readTable } from "./source-tables.js";

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

export function gridEdition(name: string): GridEdition {
  const rows = gridRows(name);
  const tables = RATE_TYPES.map((rateType) => [
    rateType,
    gridRateTable(rows.filter((row) => cell(row, "rate_type") === rateType)),
  ]).filter(([, table]) => table !== undefined);
  return { name, dataYear: dataYear(rows), rates: Object.fromEntries(tables) };
}

/** The subregions for which all three gases are known; undefined without such a subregion. */
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
