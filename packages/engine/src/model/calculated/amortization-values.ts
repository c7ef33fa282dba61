import type { CalendarDate } from "../../calendar/calendar-date.js";
import type { Decimal } from "../../decimal/decimal.js";
import type { YearItem } from "../../lists/year-list.js";
import type { YearMonthItem } from "../../lists/year-month-list.js";

/** @spec C §3 "Amortization detail …", "Amortization summary per year …" */
export interface AmortizationValues {
  /** Months 1 to 12 of the loan years, through the last year with a payment. */
  readonly detail: readonly AmortizationMonth[];
  /** The same years. */
  readonly summary: readonly AmortizationYear[];
  readonly total: AmortizationTotal;
  /** True when the balance reaches zero within 40 years; absent when there is no schedule. */
  readonly paidOff?: boolean;
  /** Balance after the last year of the schedule, $. */
  readonly remainingBalance?: Decimal;
}

/** One month of the loan, $. beginning + interest − actual payment − incentive = ending, to the rounding of the row. */
export interface AmortizationMonth extends YearMonthItem {
  /** Counts the rows with a payment; absent in the others. */
  readonly paymentNumber?: number;
  /** Absent when the loan start date is missing. */
  readonly paymentDate?: CalendarDate;
  readonly beginningBalance: Decimal;
  /** Cash. */
  readonly actualPayment: Decimal;
  /** Part of the installment paid by the year's incentive (D21). */
  readonly incentive: Decimal;
  /** Negative where interest is added to the loan (D19). */
  readonly principal: Decimal;
  readonly interest: Decimal;
  readonly endingBalance: Decimal;
}

export interface AmortizationYear extends YearItem {
  /** $, in full. */
  readonly neededPayment: Decimal;
  /** Incentive applied to the loan, $ (D21). */
  readonly expenseIncentive: Decimal;
  /** $ to the cent, rounded from the unrounded months (D4). */
  readonly principalPlusInterest: Decimal;
  /** Whole $. */
  readonly principal: Decimal;
  /** Whole $. */
  readonly interest: Decimal;
}

/** Sums of the years of the summary. */
export interface AmortizationTotal {
  readonly totalNeededPayment: Decimal;
  readonly totalExpenseIncentive: Decimal;
  readonly totalPrincipalPlusInterest: Decimal;
  readonly totalPrincipal: Decimal;
  readonly totalInterest: Decimal;
}
