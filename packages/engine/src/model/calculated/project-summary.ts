import type { CalendarDate } from "../../calendar/calendar-date.js";
import type { Decimal } from "../../decimal/decimal.js";

/** @spec C §3 "project summary (financing, capitalization, financial summary)" */
export interface ProjectSummary {
  readonly implementationTotals: ImplementationTotals;
  readonly financing: FinancingValues;
  readonly capitalization: CapitalizationValues;
  readonly financialSummary: FinancialSummary;
}

/** $ except where the name says percentage. @spec C §3 "Implementation totals" */
export interface ImplementationTotals {
  readonly baseConstructionCost: Decimal;
  readonly designCost: Decimal;
  readonly projectManagementCost: Decimal;
  readonly performanceCost: Decimal;
  readonly commissioningCost: Decimal;
  /** Fraction of the base construction cost. */
  readonly mvPercentage: Decimal;
  readonly mvCost: Decimal;
  readonly overheadCost: Decimal;
  readonly profit: Decimal;
  /** Delivery cost as a fraction of the base construction cost; absent when that is zero. */
  readonly implementationDeliveryPercentage?: Decimal;
  readonly implementationDeliveryCost: Decimal;
  /** Sum of the entered costs of goods and services; absent when none is entered. */
  readonly costOfGoodsAndServices?: Decimal;
  readonly projectDevelopmentPrice: Decimal;
  /** Σ measure prices + project development price (D13). */
  readonly totalImplementationPrice: Decimal;
}

export interface FinancingValues {
  /** Fraction per year. */
  readonly projectInterestRate?: Decimal;
  readonly loanStartDate?: CalendarDate;
}

/** @spec C §3 "Capitalization: totalAmountFinanced, startDateOfPerformancePeriod, endDateOfPerformancePeriod" */
export interface CapitalizationValues {
  /** $ */
  readonly totalAmountFinanced?: Decimal;
  readonly startDateOfPerformancePeriod?: CalendarDate;
  readonly endDateOfPerformancePeriod?: CalendarDate;
}

/** The figures a decision is made on, in one place; $ except where noted. @spec C §3 "financial summary" */
export interface FinancialSummary {
  readonly totalImplementationPrice: Decimal;
  readonly totalAmountFinanced?: Decimal;
  /** Fraction per year. */
  readonly projectInterestRate?: Decimal;
  readonly performancePeriodYears?: number;
  readonly startDateOfPerformancePeriod?: CalendarDate;
  readonly endDateOfPerformancePeriod?: CalendarDate;
  readonly totalEstimatedCostSavings?: Decimal;
  readonly totalGuaranteedCostSavings?: Decimal;
  readonly totalPayments?: Decimal;
  readonly totalDebtService?: Decimal;
  readonly totalInterest?: Decimal;
  readonly totalExpenses?: Decimal;
  readonly totalRetainedSavings?: Decimal;
  /** Years: total price ÷ estimated savings of year 1; absent when those are zero. */
  readonly simplePayback?: Decimal;
  readonly hasUpfrontIncentives: boolean;
  readonly isStateLocal: boolean;
}
