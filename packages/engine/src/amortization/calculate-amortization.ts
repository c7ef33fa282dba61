import { RATE_BOUNDS } from "../bounds/rate-bounds.js";
import type { CalendarDate } from "../calendar/calendar-date.js";
import { MAXIMUM_PERFORMANCE_PERIOD_YEARS } from "../constants/horizons.js";
import { Decimal, ZERO } from "../decimal/decimal.js";
import type { Report } from "../issues/issue.js";
import type { LongLoanCause } from "../issues/issue-details.js";
import type { AmortizationValues } from "../model/calculated/amortization-values.js";
import type { Financing } from "../model/financing.js";
import { type InputPath, inputPath } from "../path-text/input-path.js";
import { loanSchedule } from "./loan-schedule.js";
import type { LoanTerms } from "./loan-units.js";
import { neededPayment } from "./needed-payment.js";
import { countPaymentYears, lastPaymentYear, tailYear, yearsWithoutPayment } from "./payment-years.js";
import { findTailRemedies } from "./tail-remedies.js";

/** Amounts available to pay the loan in a loan year, $. */
export interface PaymentSource {
  readonly year: number;
  readonly guaranteedSavings: Decimal;
  readonly enteredRetainedSavings: Decimal;
  readonly expenses: Decimal;
  readonly incentives: Decimal;
}

export interface AmortizationInput {
  readonly financing: Financing | undefined;
  /** $; undefined if no amount is above zero. */
  readonly loanAmount: Decimal | undefined;
  /** Fraction per year. */
  readonly interestRate: Decimal | undefined;
  readonly loanStartDate: CalendarDate | undefined;
  /** Years 1 to 40; undefined when savings or expenses are missing. */
  readonly sources: readonly PaymentSource[] | undefined;
  /** Guaranteed savings of a year at another guaranteed percentage, $; for the way out of a tail year. */
  readonly guaranteedSavingsAt: (year: number, guaranteedPercentage: Decimal) => Decimal;
  /** Fraction. */
  readonly guaranteedPercentage: Decimal | undefined;
}

export interface AmortizationResult {
  /** Undefined when something it needs is missing, which has been reported. */
  readonly schedule: AmortizationValues | undefined;
  /** Undefined unless 1 to 25, and for a loan that is not paid off. */
  readonly performancePeriodYears: number | undefined;
  /** Undefined without a schedule. */
  readonly yearsWithPayments: number | undefined;
}

const NO_SCHEDULE: AmortizationResult = {
  schedule: undefined,
  performancePeriodYears: undefined,
  yearsWithPayments: undefined,
};

/**
 * Pays the loan with what the savings leave, over at most 40 years, and says how many years it takes.
 *
 * @spec C §9 Amortization; C §8 "Amortization"; D18, D22, 0068
 */
export function calculateAmortization(input: AmortizationInput, report: Report): AmortizationResult {
  const { financing, loanAmount, interestRate, sources } = input;
  const { paymentTimingYear: frequency, paymentTimingTypeID: timing } = financing ?? {};
  if (frequency === undefined || timing === undefined) {
    const missing = frequency === undefined ? "paymentTimingYear" : "paymentTimingTypeID";
    report({ name: "amortization/payment-timing-missing", at: inputPath("financing", missing) });
    return NO_SCHEDULE;
  }
  if (loanAmount === undefined || interestRate === undefined || sources === undefined) {
    return NO_SCHEDULE;
  }

  const terms: LoanTerms = {
    amountFinanced: loanAmount,
    annualRate: interestRate,
    timing,
    frequency,
    neededPayments: sources.map((source) => neededOf(source)),
    incentives: sources.map(({ incentives }) => incentives),
  };
  const schedule = loanSchedule(terms, input.loanStartDate);
  const short = shortYears(sources, schedule);
  reportShortYears(short, schedule, report);
  reportYearsWithoutPayment(schedule, report);
  reportTail(input, terms, sources, schedule, report);
  return {
    schedule,
    performancePeriodYears: resolvePerformancePeriod(input, schedule, short, report),
    yearsWithPayments: countPaymentYears(schedule.summary),
  };
}

const neededOf = ({ guaranteedSavings, enteredRetainedSavings, expenses }: PaymentSource): Decimal =>
  neededPayment(guaranteedSavings, enteredRetainedSavings, expenses);

/** Years of the loan with less guaranteed savings than expenses and the savings that the customer keeps. */
const shortYears = (sources: readonly PaymentSource[], { summary }: AmortizationValues): readonly ShortYear[] =>
  sources.slice(0, summary.length).flatMap(({ year, guaranteedSavings, enteredRetainedSavings, expenses }) => {
    const shortfall = enteredRetainedSavings.plus(expenses).minus(guaranteedSavings);
    if (!shortfall.gt(0)) return [];
    const isByExpenses = expenses.gt(guaranteedSavings);
    const at = inputPath("performancePeriod", { year }, ...(isByExpenses ? [] : ["retainedSavings"]));
    return [{ year, shortfall, at }];
  });

function reportShortYears(short: readonly ShortYear[], { summary }: AmortizationValues, report: Report): void {
  const term = { lastYear: lastPaymentYear(summary), yearsWithPayments: countPaymentYears(summary) };
  for (const { year, shortfall, at } of short) {
    report({ name: "amortization/needed-payment-negative", at, details: { years: [year], shortfall, ...term } });
  }
}

function reportYearsWithoutPayment({ summary }: AmortizationValues, report: Report): void {
  const lastYear = lastPaymentYear(summary);
  const yearsWithPayments = countPaymentYears(summary);
  for (const { year } of yearsWithoutPayment(summary)) {
    report({
      name: "amortization/year-without-payment",
      at: inputPath("performancePeriod", { year }),
      details: { years: [year], lastYear, yearsWithPayments },
    });
  }
}

function reportTail(
  input: AmortizationInput,
  terms: LoanTerms,
  sources: readonly PaymentSource[],
  { summary, paidOff }: AmortizationValues,
  report: Report,
): void {
  const tail = tailYear(summary);
  if (tail === undefined || !paidOff || input.guaranteedPercentage === undefined) return;
  // The years before the tail decide if the tail can be removed.
  const beforeTail = sources.slice(0, summary.length - 1);
  const remedies = findTailRemedies({
    terms,
    years: summary.length,
    guaranteedPercentage: input.guaranteedPercentage,
    neededPaymentsAtPercentage: (percentage) =>
      beforeTail.map((source) =>
        neededOf({ ...source, guaranteedSavings: input.guaranteedSavingsAt(source.year, percentage) }),
      ),
    neededPaymentsAtCut: (cut) =>
      beforeTail.map((source) =>
        neededOf({ ...source, enteredRetainedSavings: Decimal.max(ZERO, source.enteredRetainedSavings.minus(cut)) }),
      ),
    largestRetainedSavings: Decimal.max(ZERO, ...sources.map(({ enteredRetainedSavings }) => enteredRetainedSavings)),
  });
  report({
    name: "amortization/tail-year",
    at: inputPath("other", "guarPctEstSav"),
    details: { year: tail.year, payment: tail.principalPlusInterest, ...remedies },
  });
}

/** The cause is reported once: a loan that is not paid off has no last year that could be too late. */
function resolvePerformancePeriod(
  { financing, guaranteedPercentage, loanAmount = ZERO }: AmortizationInput,
  { summary, paidOff, remainingBalance = ZERO }: AmortizationValues,
  short: readonly ShortYear[],
  report: Report,
): number | undefined {
  const { cause, at } = causeOfLongLoan(financing, guaranteedPercentage, short);
  if (!paidOff) {
    const details = { remainingBalance, amountFinanced: loanAmount, cause };
    report({ name: "amortization/not-paid-off", at, details });
    return undefined;
  }
  const years = lastPaymentYear(summary);
  if (years >= 1 && years <= MAXIMUM_PERFORMANCE_PERIOD_YEARS) return years;
  report({ name: "performance-period/invalid", at, details: { years, cause } });
  return undefined;
}

/** A year in which retained savings and expenses exceed the guaranteed savings. */
interface ShortYear {
  readonly year: number;
  /** $ */
  readonly shortfall: Decimal;
  /** The input to look at. */
  readonly at: InputPath;
}

/**
 * Why a loan is paid for too long, or never, and the input to look at: a guarantee that is unusually low, a rate that is
 * unusually high, years that have nothing left to pay with, or the financing as a whole.
 */
function causeOfLongLoan(
  financing: Financing | undefined,
  guaranteedPercentage: Decimal | undefined,
  shortYears: readonly ShortYear[],
): { readonly cause: LongLoanCause; readonly at: InputPath } {
  const [lowestGuarantee] = RATE_BOUNDS.guarantee.plausible;
  if (guaranteedPercentage?.lt(lowestGuarantee)) {
    return { cause: { kind: "guarantee", rate: guaranteedPercentage }, at: inputPath("other", "guarPctEstSav") };
  }
  for (const kind of ["indexRate", "addedPremium"] as const) {
    const rate = financing?.[kind];
    const [, highest] = RATE_BOUNDS[kind].plausible;
    if (rate?.gt(highest)) return { cause: { kind, rate }, at: inputPath("financing", kind) };
  }
  const [first] = shortYears;
  if (first !== undefined) {
    const years = shortYears.map(({ year }) => year);
    return { cause: { kind: "shortYears", years, shortfall: first.shortfall }, at: first.at };
  }
  return { cause: undefined, at: inputPath("financing") };
}
