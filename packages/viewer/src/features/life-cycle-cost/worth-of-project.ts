import type { Decimal, PartialCalculatedValues } from "@epb/engine";
import {
  DiscountingConvention,
  ECONOMICS_FAILURES,
  type Economics,
  type Payback,
  type ProjectEconomicsView,
  projectEconomics,
  RateKind,
  SavingsBasis,
} from "@epb/engine/economics";
import { federalDiscountRate } from "@epb/engine/reference";
import { cents, decimalNumber, percent } from "../../format/numbers.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { ECONOMICS_TEXTS } from "../../texts/economics-texts.js";

/** Value of a project for its customer, in two views. */
export interface WorthOfProject {
  /** Assumptions, one sentence. */
  readonly assumptions: string;
  readonly rows: readonly { readonly label: string; readonly contract: string; readonly purchase: string }[];
  /** Reasons why a view has no figures. */
  readonly reasons: readonly string[];
}

/** Assumptions that a reader can change. */
export interface WorthAssumptions {
  /** Nominal discount rate as a fraction; the federal rate if absent. */
  readonly rate?: string;
  readonly savings?: SavingsBasis;
  /** Years; the performance period if absent. */
  readonly studyPeriodYears?: number | undefined;
}

/** The published nominal federal rate. */
export const FEDERAL_RATE = federalDiscountRate({ rateSet: "FEMP" });

/** Life-cycle cost analysis like `epb economics`; undefined if there is no study period. */
export function worthOfProject(
  values: PartialCalculatedValues,
  { rate, savings = SavingsBasis.Guaranteed, studyPeriodYears }: WorthAssumptions = {},
): WorthOfProject | undefined {
  if (FEDERAL_RATE === undefined) return undefined;
  const { nominal, inflation, releaseYear } = FEDERAL_RATE;
  const used = rate ?? nominal.value.toFixed();
  const { financedContract, directPurchase } = projectEconomics(values, {
    discountRate: { kind: RateKind.Nominal, rate: used, inflation: inflation.value },
    savings,
    ...(studyPeriodYears !== undefined && { studyPeriodYears }),
    discounting: DiscountingConvention.EndOfYear,
  });
  if (!financedContract.ok && !directPurchase.ok) return undefined;
  const [view] = [financedContract, directPurchase].filter((each) => each.ok);
  const years = view?.ok ? view.economics.studyPeriodYears : 0;
  const assumptions = ECONOMICS_TEXTS.assumptions(percent(used), years, savings === SavingsBasis.Guaranteed);
  return {
    assumptions: rate === undefined ? `${assumptions} ${ECONOMICS_TEXTS.federalRate(releaseYear)}` : assumptions,
    rows: ROWS.map(({ label, text }) => ({
      label,
      contract: cellOf(financedContract, text),
      purchase: cellOf(directPurchase, text),
    })),
    reasons: [
      ...reasonsOf(ECONOMICS_TEXTS.contract, financedContract),
      ...reasonsOf(ECONOMICS_TEXTS.purchase, directPurchase),
    ],
  };
}

type Text = (economics: Economics) => string;

const { labels } = ECONOMICS_TEXTS;
const ROWS: readonly { readonly label: string; readonly text: Text }[] = [
  { label: labels.presentValueOfSavings, text: ({ presentValueOfSavings }) => dollarsText(presentValueOfSavings) },
  {
    label: labels.presentValueOfInvestment,
    text: ({ presentValueOfInvestment }) => dollarsText(presentValueOfInvestment),
  },
  { label: labels.netSavings, text: ({ netSavings }) => dollarsText(netSavings) },
  {
    label: labels.savingsToInvestmentRatio,
    text: ({ savingsToInvestmentRatio: ratio }) => decimalNumber(ratio?.toFixed(), 2),
  },
  { label: labels.adjustedRate, text: ({ adjustedInternalRateOfReturn: rate }) => rateText(rate) },
  { label: labels.rate, text: ({ internalRatesOfReturn }) => ratesText(internalRatesOfReturn) },
  { label: labels.simplePayback, text: ({ simplePayback }) => paybackText(simplePayback) },
  { label: labels.discountedPayback, text: ({ discountedPayback }) => paybackText(discountedPayback) },
];

const dollarsText = (amount: Decimal): string => cents(amount.toFixed());
const rateText = (rate: Decimal | undefined): string => percent(rate?.toFixed());
const cellOf = (view: ProjectEconomicsView, text: Text): string =>
  view.ok ? text(view.economics) : COMMON_TEXTS.notKnown;
const reasonsOf = (label: string, view: ProjectEconomicsView): readonly string[] =>
  view.ok ? [] : [`${label}: ${ECONOMICS_FAILURES[view.reason]}`];

function ratesText(rates: Economics["internalRatesOfReturn"]): string {
  switch (rates.kind) {
    case "none":
      return COMMON_TEXTS.notKnown;
    case "one":
      return rateText(rates.rate);
    case "several":
      return rates.rates.map(rateText).join(ECONOMICS_TEXTS.or);
    default:
      return rates satisfies never;
  }
}

function paybackText(payback: Payback): string {
  if (payback.kind === "never") return ECONOMICS_TEXTS.never;
  if (payback.inYear === 0) return ECONOMICS_TEXTS.nothingToPayBack;
  const years = ECONOMICS_TEXTS.years(decimalNumber(payback.years.toFixed(), 1));
  return payback.lasts ? years : `${years}${ECONOMICS_TEXTS.notForGood}`;
}
