import type { CalendarDate } from "../calendar/calendar-date.js";
import type { Decimal } from "../decimal/decimal.js";
import type { AgreementType } from "../enumerations/agreement-type.js";
import type { FinancingType } from "../enumerations/financing-type.js";
import type { PaymentFrequency } from "../enumerations/payment-frequency.js";
import type { PaymentTiming } from "../enumerations/payment-timing.js";

/** @spec C §3 "financing"; implementation months and loan start date are D11 */
export interface Financing {
  readonly id?: string;
  /** Name of the index, such as "10-year Treasury". */
  readonly financingIndex?: string;
  /** Fraction per year. */
  readonly indexRate?: Decimal;
  /** Fraction per year, added to the index rate. */
  readonly addedPremium?: Decimal;
  readonly financingIssueDate?: CalendarDate;
  readonly awardDate?: CalendarDate;
  readonly effectiveThroughDate?: CalendarDate;
  /** Whole months from award to the start of the performance period. */
  readonly implementationPeriodMonths?: number;
  /** The performance-period start date where none is given. */
  readonly loanStartDate?: CalendarDate;
  readonly projectAgreementTypeID?: AgreementType;
  /** Payments a year. */
  readonly paymentTimingYear?: PaymentFrequency;
  readonly paymentTimingTypeID?: PaymentTiming;
  readonly primaryFinancingTypeID?: FinancingType;
  readonly secondaryFinancingTypeID?: FinancingType;
}

/** @spec C §3 "capitalization" */
export interface Capitalization {
  /** Interest during construction, $. */
  readonly procureConstrIntr?: Decimal;
  /** Other financing procurement price, $. */
  readonly procureOther?: Decimal;
  /** Bonded amount, $; reported, not part of the amount financed (D14). */
  readonly bondedAmt?: Decimal;
}
