import type { Decimal } from "@epb/engine";
import {
  type Assumptions,
  type ContractPeriod,
  type DiscountingConvention,
  type NoPublishedRate,
  type RateKind,
  type SavingsBasis,
  usualAssumptions,
} from "@epb/engine/economics";
import { DISCOUNT_RATE_RELEASE_YEARS } from "@epb/engine/reference";
import type { DiscountRateSetName } from "./choices.js";

/** Values of the options. */
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

export type AssumptionsResult =
  | { readonly ok: true; readonly assumptions: Assumptions }
  | { readonly ok: false; readonly complaint: string };

/** Assumptions from the options, with the engine's defaults. */
export function assumptionsFrom(options: AssumptionOptions, contract: ContractPeriod | undefined): AssumptionsResult {
  const { rates, release, studyPeriod, ...same } = options;
  const found = usualAssumptions(
    {
      ...same,
      rateSet: rates === "omb" ? "OMB" : "FEMP",
      ...(release !== undefined && { releaseYear: release }),
      ...(studyPeriod !== undefined && { studyPeriodYears: studyPeriod }),
    },
    contract,
  );
  return found.ok ? found : { ok: false, complaint: complaintOf(found) };
}

function complaintOf(missing: NoPublishedRate): string {
  switch (missing.reason) {
    case "release-unknown":
      return `epb has no rates of ${missing.releaseYear}, only rates of ${DISCOUNT_RATE_RELEASE_YEARS.join(", ")}. Choose one of these years, or add --rate RATE.`;
    case "study-period-missing":
      return "The rates of OMB depend on the study period, and the project has neither a performance period nor a planned guarantee. Add --study-period YEARS.";
    case "term-unpublished":
      return `${missing.rateSet} publishes no rate for a study period of ${missing.termYears} years. Add --rate RATE or --rates femp.`;
    default:
      return missing satisfies never;
  }
}
