import type { Decimal, Project } from "@epb/engine";
import { type FuelPrices, type UniformEscalation, uniformEscalationRate } from "@epb/engine/economics";
import { type DataSource, defaultInflationRate } from "@epb/engine/reference";
import {
  censusDivisionOfState,
  DEFAULT_ENERGY_PRICE_RELEASE_YEAR,
  EnergySector,
  energyPriceIndices,
  type PricedFuel,
} from "@epb/engine/reference/energy-prices";
import type { SectorName } from "./choices.js";
import type { FuelShare } from "./fuel-share.js";

/** Options for the escalation rates. */
export interface EscalationOptions {
  /** Each fuel with its part of the energy cost savings. */
  readonly fuel: readonly FuelShare[];
  readonly state?: string;
  readonly sector: SectorName;
  readonly contractStart?: number;
  readonly inflation?: Decimal;
  /** Length of the study, by default the years of the contract. */
  readonly years?: number;
}

/** Uniform escalation rate and the data behind it. */
export interface Escalation {
  readonly rates: UniformEscalation;
  readonly state: string;
  readonly division: string;
  readonly sector: string;
  readonly startYear: number;
  readonly years: number;
  readonly inflation: Decimal | undefined;
  readonly source: DataSource | undefined;
}

export type EscalationResult =
  | { readonly ok: true; readonly escalation: Escalation }
  | { readonly ok: false; readonly complaint: string };

const SECTOR_OF: Readonly<Record<SectorName, EnergySector>> = {
  residential: EnergySector.Residential,
  commercial: EnergySector.Commercial,
  industrial: EnergySector.Industrial,
};

/** The one rate a year that stands for projected prices of the fuels saved, over the contract. */
export function escalationOf(options: EscalationOptions, { data }: Project): EscalationResult {
  const state = options.state ?? data.location?.state;
  const division = state === undefined ? undefined : censusDivisionOfState(state);
  if (state === undefined || division === undefined) {
    const found =
      state === undefined ? "The project has no state" : `There are no energy prices for the state ${state}`;
    return refuse(`${found}. Give the two-letter code of a state: --state CO.`);
  }
  const { years } = options;
  if (years === undefined) {
    return refuse("The project has neither a performance period nor a planned guarantee. Add --study-period YEARS.");
  }
  const startYear = options.contractStart ?? yearOf(data.financing?.awardDate);
  if (startYear === undefined) return refuse("The project has no award date. Add --contract-start YEAR.");

  const sector = SECTOR_OF[options.sector];
  const series = options.fuel.map(({ fuel, share }) => ({
    fuel,
    share,
    indices: energyPriceIndices({ division, sector, fuel: fuel satisfies PricedFuel }),
  }));
  const missing = series.find(({ indices }) => indices === undefined);
  if (missing !== undefined) return refuse(`No prices of ${missing.fuel} are published for ${options.sector} buyers.`);
  const fuels = series.map(
    ({ fuel, share, indices }): FuelPrices => ({ fuel, share, prices: indices?.byYear ?? new Map() }),
  );
  const inflation = options.inflation ?? defaultInflationRate()?.value;
  const result = uniformEscalationRate(fuels, {
    startYear,
    years,
    // Like NIST's own calculator: savings are in prices of the first year of its data.
    baseYear: DEFAULT_ENERGY_PRICE_RELEASE_YEAR,
    ...(inflation !== undefined && { inflation }),
  });
  if (!result.ok) return refuse(whyNot(result, startYear, years));
  const [source] = series[0]?.indices?.sources ?? [];
  return { ok: true, escalation: { rates: result, state, division, sector, startYear, years, inflation, source } };
}

const refuse = (complaint: string): EscalationResult => ({ ok: false, complaint });

const yearOf = (date: string | undefined): number | undefined =>
  date === undefined ? undefined : Number(date.slice(0, 4));

type Refusal = Extract<ReturnType<typeof uniformEscalationRate>, { ok: false }>;

function whyNot(refusal: Refusal, startYear: number, years: number): string {
  switch (refusal.reason) {
    case "prices-missing": {
      const [first] = refusal.missing;
      return `No price of ${first?.fuel ?? "a fuel"} is projected for ${first?.years[0] ?? startYear}. The projected prices begin in ${DEFAULT_ENERGY_PRICE_RELEASE_YEAR}. Add --contract-start YEAR.`;
    }
    case "shares-not-one":
      return `The shares of the fuels add up to ${refusal.sharesAddUpTo.times(100).toFixed()}%, not to 100%. Correct --fuel.`;
    case "term-out-of-range":
      return `epb cannot calculate an escalation rate for a contract of ${years} years from ${startYear}.`;
    case "inflation-out-of-range":
      return "The inflation rate must be above −100%. Correct --inflation.";
    case "no-rate-in-range":
      return "No single escalation rate gives the same total savings as the projected prices.";
    default:
      return refusal satisfies never;
  }
}
