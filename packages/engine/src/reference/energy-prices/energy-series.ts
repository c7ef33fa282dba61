import { Decimal } from "../../decimal/decimal.js";
import type { SourcedYears } from "../sourced-value.js";
import type { CensusDivision } from "./census-division.js";
import type { EnergySector } from "./energy-sector.js";
import type { EnergySeriesTable } from "./energy-series-data.js";
import type { PricedFuel } from "./priced-fuel.js";

/** The latest release of energy prices. */
export const DEFAULT_ENERGY_PRICE_RELEASE_YEAR = 2025;

/** Whose prices, of what. */
export interface EnergySeriesRequest {
  /** `censusDivisionOfState` gives a state's. */
  readonly division: CensusDivision;
  readonly sector: EnergySector;
  readonly fuel: PricedFuel;
  /** Year of the release; by default the latest. */
  readonly releaseYear?: number;
}

/** The series of the release asked for; undefined when there is no such release or it has no such series. */
export function energySeries(
  releases: readonly EnergySeriesTable[],
  unit: string,
  { division, sector, fuel, releaseYear = DEFAULT_ENERGY_PRICE_RELEASE_YEAR }: EnergySeriesRequest,
): SourcedYears | undefined {
  const release = releases.find((each) => each.releaseYear === releaseYear);
  const packed = release?.series[division]?.[sector]?.[fuel];
  if (release === undefined || packed === undefined) return undefined;
  const values = packed.split(" ").map((printed) => new Decimal(printed));
  return {
    byYear: new Map(values.map((value, index) => [release.firstYear + index, value])),
    unit,
    sources: [release.source],
  };
}
