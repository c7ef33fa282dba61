import { Decimal } from "../decimal/decimal.js";
import { GRID_SUBREGION_ACRONYMS, type GridSubregion } from "../enumerations/grid-subregion.js";
import type { GridEdition, GridRateType } from "./grid-edition.js";
import type { DataSource, SourcedValue } from "./sourced-value.js";

/** Emission rates of one subregion by gas, lb of gas per MWh. */
export interface GridGasRates {
  readonly co2: SourcedValue;
  readonly ch4: SourcedValue;
  readonly n2o: SourcedValue;
}

/**
 * Emission rates of each gas that an eGRID edition publishes for a subregion; undefined if the edition has no rates of
 * this type.
 *
 * @example
 * import { GridSubregion } from "@epb/engine";
 * import { DEFAULT_GRID_EDITION, DEFAULT_GRID_RATE_TYPE, gridGasRatesPoundsPerMwh } from "@epb/engine/reference";
 *
 * gridGasRatesPoundsPerMwh(GridSubregion.CAMX, DEFAULT_GRID_EDITION, DEFAULT_GRID_RATE_TYPE) !== undefined; // true
 */
export function gridGasRatesPoundsPerMwh(
  subregion: GridSubregion,
  edition: GridEdition,
  rateType: GridRateType,
): GridGasRates | undefined {
  const acronym = GRID_SUBREGION_ACRONYMS[subregion];
  const table = edition.rates[rateType];
  const row = table?.poundsPerMwh[acronym];
  if (table === undefined || row === undefined) return undefined;
  const [co2, ch4, n2o] = row;
  const sources = table.otherSources[acronym] ?? table.sources;
  return {
    co2: poundsPerMwh(co2, sources.co2),
    ch4: poundsPerMwh(ch4, sources.ch4),
    n2o: poundsPerMwh(n2o, sources.n2o),
  };
}

function poundsPerMwh(printed: string, source: DataSource): SourcedValue {
  return { value: new Decimal(printed), unit: "lb/MWh", sources: [source] };
}
