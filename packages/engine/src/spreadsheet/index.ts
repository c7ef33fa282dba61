// Financial functions as spreadsheets have them, in exact decimals; each says its spreadsheet name in its comment.
export { ANNUITY_TIMING_LABELS, AnnuityTiming } from "./annuity-timing.js";
export { cumulativeInterest } from "./cumulative-interest.js";
export { type CumulativeTerms, cumulativePrincipal } from "./cumulative-principal.js";
export type { DatedFlow } from "./dated-flow.js";
export { effectiveRate } from "./effective-rate.js";
export { type FutureValueTerms, futureValue } from "./future-value.js";
export { interestPayment, type PeriodPaymentTerms } from "./interest-payment.js";
export { internalRatesOfReturn } from "./internal-rates-of-return.js";
export { internalRatesOfReturnOfDates } from "./internal-rates-of-return-of-dates.js";
export { modifiedInternalRateOfReturn } from "./modified-internal-rate-of-return.js";
export { netPresentValue } from "./net-present-value.js";
export { netPresentValueOfDates } from "./net-present-value-of-dates.js";
export { nominalRate } from "./nominal-rate.js";
export { numberOfPeriods, type PeriodsTerms } from "./number-of-periods.js";
export { type PaymentTerms, payment } from "./payment.js";
export { type PresentValueTerms, presentValue } from "./present-value.js";
export { principalPayment } from "./principal-payment.js";
export { type RateTerms, ratePerPeriod } from "./rate-per-period.js";
export {
  HIGHEST_RATE_OF_RETURN,
  LOWEST_RATE_OF_RETURN,
  type NoRateReason,
  type RatesOfReturn,
} from "./rates-of-return.js";
export { type NoNumber, SPREADSHEET_FAILURES, type SpreadsheetFailure, type SpreadsheetResult } from "./result.js";
