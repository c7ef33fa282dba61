import { type Amount, optionalDecimal } from "../decimal/amount.js";
import type { Decimal } from "../decimal/decimal.js";
import type { DiscountRateSet } from "../reference/discount-rate-data.js";
import {
  DISCOUNT_RATE_RELEASE_YEARS,
  type FederalDiscountRate,
  federalDiscountRate,
} from "../reference/federal-discount-rate.js";
import type { DataSource } from "../reference/sourced-value.js";
import type { ContractPeriod } from "./contract-period.js";
import type { DiscountRate } from "./discount-rate.js";
import { DiscountingConvention } from "./discounting-convention.js";
import type { ProjectAssumptions } from "./project-economics.js";
import { RateKind } from "./rate-kind.js";
import { SavingsBasis } from "./savings-basis.js";

/** Assumptions that replace the defaults; all are optional. */
export interface AssumptionChoice {
  /** Discount rate, fraction per year; the published rate without it. */
  readonly rate?: Amount;
  /** Nominal without it: the amounts of a contract are current dollars. */
  readonly rateKind?: RateKind;
  /** General inflation, fraction per year; that of the published rates without it, where it is needed. */
  readonly inflation?: Amount;
  /** FEMP without it: the rates for federal energy projects. */
  readonly rateSet?: DiscountRateSet;
  /** Year of the published rates; the latest without it. */
  readonly releaseYear?: number;
  /** Whole years; those of the contract without it. */
  readonly studyPeriodYears?: number;
  /** Guaranteed savings without it. */
  readonly savings?: SavingsBasis;
  /** At the end of the year without it. */
  readonly discounting?: DiscountingConvention;
}

/** Assumptions and their sources. */
export interface Assumptions extends ProjectAssumptions {
  readonly savings: SavingsBasis;
  readonly discounting: DiscountingConvention;
  readonly discountRate: DiscountRate;
  /** Of the published rates; absent where the person gave all of them. */
  readonly source?: DataSource;
  /** `FEMP 2025`; absent for a rate that the person gave. */
  readonly rateName?: string;
  /** Source of the study period: `the performance period`; absent if the person gave the study period. */
  readonly periodName?: string;
  /** Doubts about the published rate; empty if there are no doubts. */
  readonly note: string;
}

/** Why no rate is published for what is asked. */
export type NoPublishedRate =
  | { readonly reason: "release-unknown"; readonly releaseYear: number }
  /** The rates of OMB depend on the study period. */
  | { readonly reason: "study-period-missing" }
  | { readonly reason: "term-unpublished"; readonly rateSet: DiscountRateSet; readonly termYears: number };

export type AssumptionsResult =
  | { readonly ok: true; readonly assumptions: Assumptions }
  | ({ readonly ok: false } & NoPublishedRate);

/**
 * Discount rate, inflation, years, and other assumptions of an economic study. The defaults are the nominal FEMP rate
 * of the latest release, its inflation, the years of the contract, guaranteed savings, and amounts at the end of the
 * year. The command line and {@link studyProject} use these defaults.
 *
 * @param contract - Result of `contractPeriod`; undefined if the contract has no period.
 * @throws EngineError as `toDecimal` does.
 *
 * @example
 * import { usualAssumptions } from "@epb/engine/economics";
 *
 * const found = usualAssumptions({}, { years: 15, name: "the performance period" });
 * found.ok && found.assumptions.rateName; // "FEMP 2025"
 * found.ok && found.assumptions.studyPeriodYears; // 15
 */
export function usualAssumptions(choice: AssumptionChoice, contract: ContractPeriod | undefined): AssumptionsResult {
  const { rateKind = RateKind.Nominal, rateSet = "FEMP", releaseYear, studyPeriodYears } = choice;
  const rate = optionalDecimal(choice.rate);
  const inflation = optionalDecimal(choice.inflation);
  const termYears = studyPeriodYears ?? contract?.years;
  const published = publishedRate(rateSet, termYears, releaseYear);
  if (published === undefined && (rate === undefined || releaseYear !== undefined)) {
    return { ok: false, ...whyNotPublished(rateSet, releaseYear, termYears) };
  }
  const publishedOfKind = rateKind === RateKind.Real ? published?.real : published?.nominal;
  const chosen = rate ?? publishedOfKind?.value;
  if (chosen === undefined) return { ok: false, ...whyNotPublished(rateSet, releaseYear, termYears) };
  const [source] = publishedOfKind?.sources ?? [];
  const isPublished = rate === undefined;
  // A rate of one's own that contains inflation needs no other.
  const needsInflation = inflation === undefined && (isPublished || rateKind === RateKind.Real);
  const generalInflation = needsInflation ? published?.inflation.value : inflation;
  return {
    ok: true,
    assumptions: {
      discountRate: discountRate(rateKind, chosen, generalInflation),
      ...(termYears !== undefined && { studyPeriodYears: termYears }),
      ...(studyPeriodYears === undefined && contract !== undefined && { periodName: contract.name }),
      savings: choice.savings ?? SavingsBasis.Guaranteed,
      discounting: choice.discounting ?? DiscountingConvention.EndOfYear,
      ...(source !== undefined && (isPublished || needsInflation) && { source }),
      ...(isPublished && published !== undefined && { rateName: `${rateSet} ${published.releaseYear}` }),
      note: isPublished ? (published?.note ?? "") : "",
    },
  };
}

const discountRate = (kind: RateKind, rate: Decimal, inflation: Decimal | undefined): DiscountRate => ({
  kind,
  rate,
  ...(inflation !== undefined && { inflation }),
});

function publishedRate(
  rateSet: DiscountRateSet,
  termYears: number | undefined,
  releaseYear: number | undefined,
): FederalDiscountRate | undefined {
  const release = releaseYear === undefined ? {} : { releaseYear };
  if (rateSet === "FEMP") return federalDiscountRate({ rateSet, ...release });
  return termYears === undefined ? undefined : federalDiscountRate({ rateSet, termYears, ...release });
}

function whyNotPublished(
  rateSet: DiscountRateSet,
  releaseYear: number | undefined,
  termYears: number | undefined,
): NoPublishedRate {
  if (releaseYear !== undefined && !DISCOUNT_RATE_RELEASE_YEARS.includes(releaseYear)) {
    return { reason: "release-unknown", releaseYear };
  }
  return termYears === undefined
    ? { reason: "study-period-missing" }
    : { reason: "term-unpublished", rateSet, termYears };
}
