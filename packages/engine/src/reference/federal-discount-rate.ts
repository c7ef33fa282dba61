import { Decimal } from "../decimal/decimal.js";
import { DISCOUNT_RATES } from "./data/discount-rates.js";
import type { DiscountRateRow, DiscountRateSet } from "./discount-rate-data.js";
import type { SourcedValue } from "./sourced-value.js";

/** Doubts about OMB rows: the release, the terms in years, and the reason. */
const NOTES: readonly {
  readonly releaseYear: number;
  readonly terms: readonly (readonly [from: number, to: number])[];
  readonly note: string;
}[] = [
  {
    releaseYear: 2023,
    terms: [[3, 5]],
    note: "NIST's two tables differ: nominal 4.0% for 3 and 3.8% for 5 years here, 3.2% and 4.0% in the other; the rate of 4 years is interpolated from the other.",
  },
  {
    releaseYear: 2023,
    terms: [
      [11, 19],
      [21, 29],
    ],
    note: "Interpolated inflation does not lead to the 2.16% published for 20 and 30 years.",
  },
  {
    releaseYear: 2024,
    terms: [
      [11, 19],
      [21, 29],
    ],
    note: "Interpolated with a real rate of 2.3%, which does not lead to the 2.5% published for 20 and 30 years.",
  },
];

/** Note on a row; empty if the row has no note. FEMP rates, which have no term, have no note. */
function discountRateNote(releaseYear: number, termYears: number | undefined): string {
  if (termYears === undefined) return "";
  const found = NOTES.find(
    (each) => each.releaseYear === releaseYear && each.terms.some(([from, to]) => from <= termYears && termYears <= to),
  );
  return found?.note ?? "";
}

/** Years with a release of discount rates, latest first. */
export const DISCOUNT_RATE_RELEASE_YEARS: readonly number[] = [2025, 2024, 2023];

/** The latest release. The engine has no clock: rates of a later year are there when somebody adds them. */
export const DEFAULT_DISCOUNT_RATE_RELEASE_YEAR = 2025;

/** Terms OMB publishes. NIST interpolates between them. */
const OMB_TERMS: readonly number[] = [3, 5, 7, 10, 20, 30];

/** "Programs with durations longer than 30 years may use the 30-year interest rate" (Circular A-94, Appendix C). */
const LONGEST_OMB_TERM = 30;

/** Rate set: the FEMP rate applies to every term; an OMB rate needs a term in whole years. */
export type DiscountRateRequest =
  | { readonly rateSet: "FEMP"; readonly releaseYear?: number }
  | { readonly rateSet: "OMB"; readonly termYears: number; readonly releaseYear?: number };

/** Rates of a release, fractions per year. */
export interface FederalDiscountRate {
  readonly rateSet: DiscountRateSet;
  readonly releaseYear: number;
  /** The term the rate is for; undefined for FEMP's, which is for every term. */
  readonly termYears: number | undefined;
  /** True for a term that OMB does not publish and NIST interpolated. */
  readonly isInterpolated: boolean;
  /** Without inflation, for amounts in constant dollars. */
  readonly real: SourcedValue;
  /** With inflation, for amounts in dollars of their year. */
  readonly nominal: SourcedValue;
  /** General inflation as published with the rates. It is not always exactly what real and nominal imply. */
  readonly inflation: SourcedValue;
  /** Doubts about the row; empty if there are no doubts. */
  readonly note: string;
}

/**
 * Federal discount rates of a release. Undefined for a year without a rate, and for OMB terms that are under 3 years or
 * not whole; no other rate is used instead. Terms of more than 30 years have the rate for 30 years, as OMB allows.
 *
 * @param request - `termYears` is the term in years; without `releaseYear`, the latest release is used.
 *
 * @example
 * import { federalDiscountRate } from "@epb/engine/reference";
 *
 * federalDiscountRate({ rateSet: "FEMP", releaseYear: 2025 })?.real.value.toFixed(); // "0.03"
 */
export function federalDiscountRate(request: DiscountRateRequest): FederalDiscountRate | undefined {
  const { rateSet, releaseYear = DEFAULT_DISCOUNT_RATE_RELEASE_YEAR } = request;
  const release = DISCOUNT_RATES.releases[releaseYear];
  const termYears = request.rateSet === "OMB" ? Math.min(request.termYears, LONGEST_OMB_TERM) : undefined;
  const row = termYears === undefined ? release?.FEMP : release?.OMB[termYears];
  if (row === undefined) return undefined;
  return {
    rateSet,
    releaseYear,
    termYears,
    isInterpolated: termYears !== undefined && !OMB_TERMS.includes(termYears),
    ...sourcedRates(row, rateSet),
    note: discountRateNote(releaseYear, termYears),
  };
}

function sourcedRates(
  [real, nominal, inflation]: DiscountRateRow,
  rateSet: DiscountRateSet,
): Pick<FederalDiscountRate, "real" | "nominal" | "inflation"> {
  const sourced = (printed: string): SourcedValue => ({
    value: new Decimal(printed),
    unit: "fraction per year",
    sources: [DISCOUNT_RATES.sources[rateSet]],
  });
  return { real: sourced(real), nominal: sourced(nominal), inflation: sourced(inflation) };
}
