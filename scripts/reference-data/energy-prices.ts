import { CensusDivision } from "../../packages/engine/src/reference/energy-prices/census-division.js";
import { EnergySector } from "../../packages/engine/src/reference/energy-prices/energy-sector.js";
import type { EnergySeriesTable } from "../../packages/engine/src/reference/energy-prices/energy-series-data.js";
import { PricedFuel } from "../../packages/engine/src/reference/energy-prices/priced-fuel.js";
import { cell, dataSource, figure, type Row, readTable, signedFigure } from "./source-tables.js";
import { typescriptFile } from "./typescript-file.js";

export function energyPriceFiles(): readonly (readonly [file: string, content: string])[] {
  const imports = ['import type { EnergySeriesTable } from "../energy-prices/energy-series-data.js";'];
  const indices = "nist_energy_price_indices_2025.csv";
  const escalation = "nist_energy_escalation_rates_2025.csv";
  return [
    [
      "energy-price-indices-2025.ts",
      typescriptFile([indices, "data_sources.csv"], imports, [
        {
          name: "ENERGY_PRICE_INDICES_2025",
          type: "EnergySeriesTable",
          value: energySeriesTable(indices, "NIST-INDICES-2025"),
        },
      ]),
    ],
    [
      "energy-escalation-rates-2025.ts",
      typescriptFile([escalation, "data_sources.csv"], imports, [
        {
          name: "ENERGY_ESCALATION_RATES_2025",
          type: "EnergySeriesTable",
          value: energySeriesTable(escalation, "NIST-ESCALATION-2025"),
        },
      ]),
    ],
  ];
}

function energySeriesTable(file: string, sourceId: string): EnergySeriesTable {
  const rows = readTable(file);
  const [first] = rows;
  if (first === undefined || rows.some((row) => cell(row, "case") !== "REF")) throw new Error("Not the reference case");
  const seriesOf = (division: CensusDivision, sector: EnergySector): Readonly<Partial<Record<PricedFuel, string>>> => {
    const ofSector = rows.filter((row) => cell(row, "division") === division && cell(row, "sector") === sector);
    return withoutEmpty(Object.values(PricedFuel), (fuel) => packedSeries(ofSector, fuel));
  };
  return {
    releaseYear: Number(figure(first, "release_year")),
    firstYear: Number(figure(first, "year")),
    source: dataSource(sourceId),
    series: withoutEmpty(Object.values(CensusDivision), (division) =>
      withoutEmpty(Object.values(EnergySector), (sector) => {
        const series = seriesOf(division, sector);
        return Object.keys(series).length === 0 ? undefined : series;
      }),
    ),
  };
}

/** The figures of following years, as printed, with a space between; undefined where none is published. */
function packedSeries(rows: readonly Row[], fuel: PricedFuel): string | undefined {
  const [first] = rows;
  if (first === undefined) throw new Error(`No rows for ${fuel}`);
  const figures = rows.map((row, index) => {
    if (Number(figure(row, "year")) !== Number(figure(first, "year")) + index) throw new Error("A year is missing");
    return signedFigure(row, fuel.replaceAll(" ", "_"));
  });
  if (figures.every((each) => each === undefined)) return undefined;
  if (figures.includes(undefined)) throw new Error(`${fuel} lacks a year`);
  return figures.join(" ");
}

function withoutEmpty<Key extends string, Value>(
  keys: readonly Key[],
  find: (key: Key) => Value | undefined,
): Readonly<Partial<Record<Key, Value>>> {
  const found: Partial<Record<Key, Value>> = {};
  for (const key of keys) {
    const value = find(key);
    if (value !== undefined) found[key] = value;
  }
  return found;
}
