import { gridSubregionFromAcronym } from "../../packages/engine/src/enumerations/grid-subregion.js";
import { cell, dataSource, figure, readTable } from "./source-tables.js";
import { typescriptFile } from "./typescript-file.js";

export function stateFiles(): readonly (readonly [file: string, content: string])[] {
  return [
    [
      "state-subregions.ts",
      typescriptFile(
        ["state_to_subregion.csv", "data_sources.csv"],
        ['import type { StateSubregionTable } from "../state-subregion-data.js";'],
        [
          {
            name: "STATE_SUBREGIONS",
            type: "StateSubregionTable",
            value: { source: dataSource("PP-ZIP"), subregionsOf: subregionsByState() },
          },
        ],
      ),
    ],
    [
      "census-divisions.ts",
      typescriptFile(
        ["state_census_division.csv", "data_sources.csv"],
        ['import type { CensusDivisionTable } from "../energy-prices/energy-series-data.js";'],
        [
          {
            name: "CENSUS_DIVISIONS",
            type: "CensusDivisionTable",
            value: {
              source: dataSource("NIST-DIVISIONS"),
              divisionOf: Object.fromEntries(
                readTable("state_census_division.csv").map((row) => [cell(row, "State"), cell(row, "Division")]),
              ),
            },
          },
        ],
      ),
    ],
  ];
}

/** Subregion, count and share of the ZIP codes of each state, the largest share first as in the table. */
function subregionsByState(): Readonly<Record<string, readonly (readonly [string, number, string])[]>> {
  const byState: Record<string, [string, number, string][]> = {};
  for (const row of readTable("state_to_subregion.csv")) {
    const acronym = cell(row, "subregion");
    if (gridSubregionFromAcronym(acronym) === undefined) throw new Error(`"${acronym}" is no subregion`);
    const subregions = byState[cell(row, "state")] ?? [];
    byState[cell(row, "state")] = subregions;
    subregions.push([acronym, Number(figure(row, "zip_count")), figure(row, "zip_share")]);
  }
  return byState;
}
