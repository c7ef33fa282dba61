import type { Decimal } from "@epb/engine";
import { type Economics, NO_RATE_REASONS, type Payback } from "@epb/engine/economics";
import { formatDollars, formatNumber, UNKNOWN } from "../../../format/numbers.js";

/** A measure of 10 CFR 436 subpart A with its text in a table. */
type MeasureRow = readonly [label: string, text: (economics: Economics) => string];

/** The measures of an investment, or of the difference between two projects. */
export const MEASURE_ROWS: readonly MeasureRow[] = [
  ["Present value of savings", ({ presentValueOfSavings }) => formatDollars(presentValueOfSavings)],
  ["Present value of investment", ({ presentValueOfInvestment }) => formatDollars(presentValueOfInvestment)],
  ["Net savings (net present value)", ({ netSavings }) => formatDollars(netSavings)],
  ["Savings-to-investment ratio", ({ savingsToInvestmentRatio: ratio }) => (ratio ? formatNumber(ratio, 2) : UNKNOWN)],
  ["Adjusted internal rate of return", ({ adjustedInternalRateOfReturn: rate }) => rateText(rate)],
  ["Internal rate of return", ({ internalRatesOfReturn: rates }) => ratesText(rates)],
  ["Undiscounted payback", ({ simplePayback }) => paybackText(simplePayback)],
  ["Discounted payback", ({ discountedPayback }) => paybackText(discountedPayback)],
];

/** Reasons for the dashes in the rows of a view. */
export function missingMeasureTexts(
  label: string,
  { savingsToInvestmentRatio, internalRatesOfReturn: rates }: Economics,
  noInvestment = "the customer invests nothing",
): readonly string[] {
  return [
    ...(savingsToInvestmentRatio === undefined
      ? [`${label}: no savings-to-investment ratio and no adjusted rate of return, because ${noInvestment}.`]
      : []),
    ...(rates.kind === "none"
      ? [`${label}: no internal rate of return, because ${NO_RATE_REASONS[rates.reason]}.`]
      : []),
  ];
}

const rateText = (rate: Decimal | undefined): string =>
  rate === undefined ? UNKNOWN : `${formatNumber(rate.times(100), 2)}%`;

function ratesText(rates: Economics["internalRatesOfReturn"]): string {
  switch (rates.kind) {
    case "none":
      return UNKNOWN;
    case "one":
      return rateText(rates.rate);
    case "several":
      return rates.rates.map(rateText).join(" or ");
    default:
      return rates satisfies never;
  }
}

function paybackText(payback: Payback): string {
  if (payback.kind === "never") return "not within the study period";
  // A later year reverses it: the investment was smaller, and so are the savings.
  if (payback.inYear === 0) return payback.lasts ? "nothing to pay back" : "only at first";
  return `${formatNumber(payback.years, 1)} years${payback.lasts ? "" : ", but not at the end of the study period"}`;
}
