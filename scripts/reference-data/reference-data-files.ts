import type { ReferenceDataEdition } from "../../packages/engine/src/reference/reference-data-edition.js";
import { discountRateFile } from "./discount-rates.js";
import { energyPriceFiles } from "./energy-prices.js";
import { fuelFactorRow, fuelFactorRows, fuelRow } from "./fuels.js";
import { gridEdition } from "./grid.js";
import { DATA_SOURCES } from "./source-tables.js";
import { stateFiles } from "./states.js";
import { sha256, sourceConstantName, typescriptFile } from "./typescript-file.js";
import { unitConversionFile } from "./unit-conversions.js";
import { warmingPotentialTable } from "./warming-potentials.js";
import { zipCodeFiles } from "./zip-codes.js";

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
    {
      kind: "fuel emission factors",
      name: "EPA GHG Emission Factors Hub 2025; Portfolio Manager 2022 for chilled water",
      sha256: sha256([fuelRows, naturalGas]),
    },
    { kind: "warming potentials", name: "IPCC SAR, AR4, AR5, AR6 over 100 years", sha256: sha256(potentials) },
  ];

  const gridTables = ["egrid_output_rates.csv", "egrid_subregions.csv", "data_sources.csv"];
  const gridImport = 'import type { GridEdition } from "../grid-edition.js";';
  const files = new Map([
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
    ...stateFiles(),
    ...zipCodeFiles(),
    unitConversionFile(),
    discountRateFile(),
    ...energyPriceFiles(),
  ]);
  return files.set("data-sources.ts", dataSourcesFile([...files.values()].join("")));
}

/** The publications that the other files name. */
function dataSourcesFile(others: string): string {
  const named = new Set(others.split(/\W+/));
  return typescriptFile(
    ["data_sources.csv"],
    ['import type { DataSource } from "../sourced-value.js";'],
    [...DATA_SOURCES.values()]
      .map((value) => ({ name: sourceConstantName(value), type: "DataSource", value }))
      .filter(({ name }) => named.has(name)),
  );
}
