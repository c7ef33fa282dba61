import { Decimal } from "@epb/engine";
import {
  type DiscountingConvention,
  type DiscountRate,
  type ProjectAssumptions,
  RateKind,
  type SavingsBasis,
} from "@epb/engine/economics";
import { type DataSource, DISCOUNT_RATE_RELEASE_YEARS, federalDiscountRate } from "@epb/engine/reference";
import type { DiscountRateSetName } from "./choices.js";
import type { ContractPeriod } from "./contract-period.js";

/** What the options say. */
export interface AssumptionOptions {
  /** Fraction per year; the published rate without it. */
  readonly rate?: Decimal;
  readonly rateKind: RateKind;
  readonly inflation?: Decimal;
  readonly rates: DiscountRateSetName;
  readonly release?: number;
  readonly studyPeriod?: number;
  readonly savings: SavingsBasis;
  readonly discounting: DiscountingConvention;
}

/** What is assumed, and where it is from. */
export interface Assumptions extends ProjectAssumptions {
  readonly savings: SavingsBasis;
  readonly discounting: DiscountingConvention;
  readonly discountRate: DiscountRate;
  /** Of the published rates; absent where the person gave all of them. */
  readonly source?: DataSource;
  /** `FEMP 2025`; absent for a rate that the person gave. */
  readonly rateName?: string;
  /** Where the study period is from: `the performance period`; absent for one that the person gave. */
  readonly periodName?: string;
  /** What is doubtful about the published rate; empty when nothing is. */
  readonly note: string;
}

export type AssumptionsResult =
  | { readonly ok: true; readonly assumptions: Assumptions }
  | { readonly ok: false; readonly complaint: string };

/** The assumptions that the options make, with the published rates where they make none. */
export function assumptionsFrom(options: AssumptionOptions, contract: ContractPeriod | undefined): AssumptionsResult {
  const { rate, rateKind, inflation, rates, release, studyPeriod, savings, discounting } = options;
  const termYears = studyPeriod ?? contract?.years;
  const rateSet = rates === "omb" ? ("OMB" as const) : ("FEMP" as const);
  const releaseYear = release === undefined ? {} : { releaseYear: release };
  const published =
    rateSet === "FEMP"
      ? federalDiscountRate({ rateSet, ...releaseYear })
      : termYears === undefined
        ? undefined
        : federalDiscountRate({ rateSet, termYears, ...releaseYear });
  if (published === undefined && (rate === undefined || release !== undefined)) {
    return { ok: false, complaint: whyNotPublished(rateSet, release, termYears) };
  }
  const publishedRate = rateKind === RateKind.Real ? published?.real : published?.nominal;
  const chosen = rate ?? publishedRate?.value ?? new Decimal(0);
  const [source] = publishedRate?.sources ?? [];
  const isPublished = rate === undefined;
  // A rate of one's own that contains inflation needs no other.
  const needsInflation = inflation === undefined && (isPublished || rateKind === RateKind.Real);
  const generalInflation = needsInflation ? published?.inflation.value : inflation;
  return {
    ok: true,
    assumptions: {
      discountRate: {
        kind: rateKind,
        rate: chosen,
        ...(generalInflation !== undefined && { inflation: generalInflation }),
      },
      ...(termYears !== undefined && { studyPeriodYears: termYears }),
      ...(studyPeriod === undefined && contract !== undefined && { periodName: contract.name }),
      savings,
      discounting,
      ...(source !== undefined && (isPublished || needsInflation) && { source }),
      ...(isPublished && published !== undefined && { rateName: `${rateSet} ${published.releaseYear}` }),
      note: isPublished ? (published?.note ?? "") : "",
    },
  };
}

function whyNotPublished(set: string, release: number | undefined, termYears: number | undefined): string {
  if (release !== undefined && !DISCOUNT_RATE_RELEASE_YEARS.includes(release)) {
    return `There are no rates of ${release} here, only of ${DISCOUNT_RATE_RELEASE_YEARS.join(", ")}. Choose one of these, or give --rate.`;
  }
  return termYears === undefined
    ? `The rates of ${set} depend on the study period, and the project has neither a performance period nor a planned guarantee. Give --study-period.`
    : `${set} publishes no rate for ${termYears} years. Give --rate, or --rates femp.`;
}
