import type { EmissionBound } from "../bounds/emission-bounds.js";
import type { EnergyPriceBounds } from "../bounds/energy-price-bounds.js";
import type { QuantityBound } from "../bounds/quantity-bounds.js";
import type { RateKind } from "../bounds/rate-bounds.js";
import type { CalendarDate } from "../calendar/calendar-date.js";
import type { Decimal } from "../decimal/decimal.js";
import type { AgreementType } from "../enumerations/agreement-type.js";
import type { CalculationArea } from "../enumerations/calculation-area.js";
import type { FederalContractType } from "../enumerations/federal-contract-type.js";
import type { GridSubregion } from "../enumerations/grid-subregion.js";
import type { MarketSegment } from "../enumerations/market-segment.js";
import type { StateLocalSubmarket } from "../enumerations/state-local-submarket.js";
import type { PossibleSubregions } from "../reference/possible-subregions.js";
import type { FigureDifference } from "./format-figure.js";

/** Every issue, and the values its words need. `undefined`: the words are always the same. */
export interface IssueDetails {
  "inputs/unreadable": { readonly area: CalculationArea };

  "rates/looks-like-percent-points": { readonly value: Decimal; readonly area: CalculationArea };

  "limits/rate-too-low": { readonly value: Decimal; readonly lowest: Decimal; readonly area: CalculationArea };
  "limits/date-impossible": { readonly date: CalendarDate };
  "limits/loan-start-before-award": { readonly loanStartDate: CalendarDate; readonly awardDate: CalendarDate };
  "limits/incentives-above-cost": { readonly measure: string; readonly incentives: Decimal; readonly cost: Decimal };

  "capitalization/award-date-missing": undefined;
  "capitalization/implementation-period-missing": undefined;
  "capitalization/interest-rate-negative": { readonly rate: Decimal };

  "pricing/delivery-charge-differs": { readonly measuresTotal: Decimal; readonly projectTotal: Decimal };
  "pricing/cost-of-goods-above-construction": { readonly costOfGoods: Decimal; readonly baseConstructionCost: Decimal };

  "ecm/construction-cost-missing": { readonly measure: string };
  "ecm/savings-field-unknown": { readonly measure: string; readonly fieldId: number };
  "ecm/savings-total-missing": { readonly fieldId: number };
  "ecm/baseline-total-missing": { readonly fieldId: number };

  "itemized-savings/category-without-savings": { readonly fieldId: number };
  "itemized-savings/no-initial-year-savings": undefined;
  "itemized-savings/supplied-year-missing": { readonly fieldId: number; readonly year: number };
  "itemized-savings/guaranteed-percentage-missing": undefined;
  "itemized-savings/all-guaranteed-zero": undefined;

  "amortization/loan-amount-missing": { readonly amount: Decimal | undefined };
  "amortization/interest-rate-missing": undefined;
  "amortization/loan-start-date-missing": undefined;
  "amortization/performance-period-missing": undefined;
  "amortization/payment-timing-missing": undefined;
  "amortization/needed-payment-negative": PaymentYears & {
    /** Of the first year, $. */
    readonly shortfall: Decimal;
  };
  "amortization/year-without-payment": PaymentYears;
  "amortization/tail-year": TailYear;
  "amortization/not-paid-off": {
    readonly remainingBalance: Decimal;
    readonly amountFinanced: Decimal;
    readonly cause: LongLoanCause;
  };

  "performance-period/invalid": { readonly years: number; readonly cause: LongLoanCause };

  "cost-savings/guaranteed-not-above-debt-service": {
    readonly years: readonly number[];
    /** Of the first year, $. */
    readonly debtService: Decimal;
  };

  "esa/price-missing": undefined;
  "esa/production-unknown": { readonly year: number };
  "esa/reserve-above-payment": { readonly year: number; readonly reserve: Decimal; readonly payment: Decimal };
  "esa/beyond-horizon": { readonly year: number };

  "ghg/subregion-missing": { readonly measure: string; readonly possible?: PossibleSubregions };
  "ghg/fuel-category-missing": { readonly measure: string; readonly otherSavingsType: 1 | 2 };
  "ghg/fuel-factors-missing": { readonly fuelName: string };

  "express/finance-term-missing": undefined;
  "express/guarantee-years-missing": undefined;
  "express/price-missing": { readonly price: Decimal | undefined };
  "express/interest-rate-negative": { readonly rate: Decimal };
  "express/savings-below-debt-service": SavingsBelowDebtService;
  "express/term-outlasts-guarantee": { readonly financeTermYears: number; readonly guaranteeYears: number };
  "express/term-over-limit": { readonly years: number };
  "express/measure-without-figures": { readonly measureNumber: string };

  "override/figures-differ": FiguresDiffer;

  "plausibility/rate": { readonly value: Decimal; readonly kind: RateKind; readonly alike: RatesAlike };
  "plausibility/date": { readonly date: CalendarDate };
  "plausibility/quote-expired": { readonly effectiveThroughDate: CalendarDate; readonly awardDate: CalendarDate };
  "plausibility/issue-date-after-expiry": {
    readonly financingIssueDate: CalendarDate;
    readonly effectiveThroughDate: CalendarDate;
  };
  "plausibility/energy-price": EnergyPriceOutOfBounds;
  "plausibility/savings-above-baseline": SavingsAboveBaseline;
  "plausibility/price-without-savings": { readonly measure: string; readonly price: Decimal };
  "plausibility/cost-in-thousands": { readonly measure: string; readonly price: Decimal; readonly savings: Decimal };
  "plausibility/payback": { readonly years: Decimal };
  "plausibility/year-left-blank": BlankYears;
  "plausibility/state": { readonly state: string; readonly abbreviation: string | undefined };
  "plausibility/zip-code": { readonly zip: string; readonly suggestion: string | undefined };
  "plausibility/zip-code-of-another-state": {
    readonly zip: string;
    readonly state: string;
    readonly states: readonly string[];
  };
  "plausibility/cancellation-ceiling": {
    readonly year: number;
    readonly month: number;
    readonly ceiling: Decimal;
    readonly balance: Decimal;
    /** Number of following months with the same finding. */
    readonly others: number;
  };
  "plausibility/implementation-guarantee-below-payment": { readonly guaranteed: Decimal; readonly payment: Decimal };
  "plausibility/emission-factors-of-no-fuel": { readonly name: string };
  "plausibility/emission-factors-without-co2": { readonly name: string };
  "plausibility/emission-factors-twice": { readonly name: string; readonly first: string };
  "plausibility/emission-rate": { readonly value: Decimal; readonly bound: EmissionBound };
  "plausibility/other-payments-above-price": {
    readonly year: number;
    readonly amount: Decimal;
    readonly price: Decimal;
  };
  "plausibility/delivery-charge-above-cost": {
    readonly measure: string;
    readonly deliveryCharge: Decimal;
    readonly cost: Decimal;
  };
  "plausibility/quantity": { readonly value: Decimal; readonly bound: QuantityBound };
  "plausibility/esa-without-agreement": { readonly type: AgreementType | undefined };
  "plausibility/production-above-estimate": {
    readonly year: number;
    readonly production: Decimal;
    readonly estimate: Decimal;
  };
  "plausibility/mv-above-cost": { readonly measure: string; readonly mvExpense: Decimal; readonly cost: Decimal };
  "plausibility/measure-twice": { readonly measure: string; readonly other: string; readonly others: number };
  "plausibility/escalation-average": { readonly label: string; readonly average: Decimal; readonly years: number };
  "plausibility/loan-start-at-award": { readonly loanStartDate: CalendarDate; readonly months: number };
  "plausibility/savings-above-bill": { readonly label: string; readonly saved: Decimal; readonly bill: Decimal };
  "plausibility/cancellation-ceiling-above-loan": {
    readonly year: number;
    readonly month: number;
    readonly ceiling: Decimal;
    readonly loan: Decimal;
    /** Number of following months with the same finding. */
    readonly others: number;
  };
  "plausibility/country": { readonly country: string };
  "plausibility/measure-number-twice": { readonly measure: string; readonly count: number };
  "plausibility/measure-loses-money": { readonly measure: string; readonly loss: Decimal };
  "plausibility/measure-number-missing": { readonly description: string | undefined; readonly others: number };
  "plausibility/interest-rate-half-entered": { readonly isIndexBlank: boolean; readonly rate: Decimal };
  "plausibility/savings-half-entered": {
    readonly measure: string;
    readonly gaps: readonly SavingsGap[];
    readonly others: number;
  };
  "plausibility/fuel-without-emissions": {
    readonly measure: string;
    /** MMBtu a year that the measure saves. */
    readonly saved?: Decimal;
    /** MMBtu a year that are entered for greenhouse gas. */
    readonly quantity?: Decimal;
    readonly fuel: string;
    readonly others: number;
  };
  "plausibility/years-end-early": YearsEndEarly;
  "plausibility/rates-end-early": YearsEndEarly;
  "plausibility/savings-without-rates": { readonly label: string };
  "plausibility/amount-below-one-dollar": {
    readonly label: string;
    readonly amount: Decimal;
    readonly others: number;
  };
  "plausibility/subregion-of-another-state": {
    readonly measure: string;
    readonly others: number;
    readonly subregion: GridSubregion;
    readonly state: string;
    readonly possible: PossibleSubregions;
  };
  "plausibility/market-segment": {
    readonly segment: MarketSegment;
    readonly agencyName?: string;
    readonly federalContractType?: FederalContractType;
    readonly stateLocalSubmarketId?: StateLocalSubmarket;
  };
}

/** Savings in a unit without dollars, or in dollars without the unit. */
export interface SavingsGap {
  readonly fuel: string;
  readonly unit: string;
  readonly amount?: Decimal;
  /** $ */
  readonly dollars?: Decimal;
}

export interface YearsEndEarly {
  /** The last year with a value. */
  readonly year: number;
  /** Of the performance period. */
  readonly lastYear: number;
  /** Entries that end there. */
  readonly labels: readonly string[];
}

export interface EnergyPriceOutOfBounds {
  readonly measure: string;
  readonly fuel: EnergyPriceBounds;
  /** $ per unit of the bounds. */
  readonly price: Decimal;
  /** Other energy savings whose prices are wrong in the same way, and that are not reported. */
  readonly others: number;
  /** Loss of a measure in a year, $, if its savings add up to less than 0. */
  readonly loss?: Decimal;
}

export interface SavingsAboveBaseline {
  readonly measure: string;
  readonly fieldId: number;
  readonly savings: Decimal;
  readonly baseline: Decimal;
}

interface PaymentYears {
  /** Years of the loan, first one first. */
  readonly years: readonly number[];
  /** Number of the last year with a payment. */
  readonly lastYear: number;
  readonly yearsWithPayments: number;
}

/** Why a loan is paid for too long, or never. Undefined where nothing that was entered is unusual. */
export type LongLoanCause =
  | {
      /** One year of savings is a very small part of the price. */
      readonly kind: "savings";
      /** Simple payback of the project, years. */
      readonly payback: Decimal;
    }
  | { readonly kind: Extract<RateKind, "guarantee" | "indexRate" | "addedPremium">; readonly rate: Decimal }
  | {
      /** Retained savings and expenses exceed the guaranteed savings. */
      readonly kind: "shortYears";
      readonly years: readonly number[];
      /** Of the first year, $. */
      readonly shortfall: Decimal;
    }
  | undefined;

/** Years that are blank between years with an entry. */
export interface BlankYears {
  /** The years have no entry at all, entries of the performance period are blank, or escalation rates are. */
  readonly kind: "years" | "entries" | "rates";
  /** First one first. */
  readonly years: readonly number[];
  /** Labels of the columns that are blank in these years; none where the years have no entry at all. */
  readonly columns: readonly string[];
}

/** Other rates of a list that are unusual in the same way. */
export interface RatesAlike {
  readonly count: number;
  /** Their columns with the years of each; empty for rates of measures. A list of one column has an empty label. */
  readonly columns: readonly { readonly label: string; readonly years: readonly number[] }[];
}

export interface TailYear {
  readonly year: number;
  /** Payment of the tail year, $. */
  readonly payment: Decimal;
  /** Smallest guaranteed percentage, as a fraction, that ends the loan a year earlier; undefined when none up to 1 does. */
  readonly guaranteedPercentage: Decimal | undefined;
  /** Smallest cut of retained savings in every year, whole $, that ends it a year earlier; undefined when none does. */
  readonly retainedSavingsCut: Decimal | undefined;
}

export interface SavingsBelowDebtService {
  readonly firstYear: number;
  /** Of the first year, $. */
  readonly shortfall: Decimal;
  /** Years in which the savings fall short. */
  readonly yearCount: number;
}

export interface FiguresDiffer {
  readonly area: CalculationArea;
  /** The first of them. */
  readonly differences: readonly FigureDifference[];
  /** All of them. */
  readonly count: number;
}

export type IssueName = keyof IssueDetails;
