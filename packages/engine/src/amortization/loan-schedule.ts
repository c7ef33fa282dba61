import { addMonths } from "../calendar/add-months.js";
import type { CalendarDate } from "../calendar/calendar-date.js";
import { MONTHS_PER_YEAR } from "../constants/horizons.js";
import { Decimal, ZERO } from "../decimal/decimal.js";
import { roundQuotient } from "../decimal/round-quotient.js";
import { sum } from "../decimal/sum.js";
import { fromWholeNumber } from "../decimal/whole-number.js";
import { PaymentTiming } from "../enumerations/payment-timing.js";
import type {
  AmortizationMonth,
  AmortizationTotal,
  AmortizationValues,
  AmortizationYear,
} from "../model/calculated/amortization-values.js";
import { definedOnly } from "../objects/defined-only.js";
import type { LoanTerms } from "./loan-units.js";
import { type ScheduleUnits, scheduleUnits } from "./schedule-kernel.js";

const CENTS_PER_DOLLAR = 100n;
const CENT_DECIMALS = 2;

/** Decimals that nearly every amount of a schedule gets by with; balances have no more. */
const USUAL_DECIMALS = 4;
const USUAL_UNITS = 10_000n;

/**
 * Loan schedule with all its figures. The months are calculated when a program first reads them.
 *
 * @param loanStart - Start date of the loan. If it is omitted, the months have no payment dates.
 * @spec C §9 Amortization; C §3 "Amortization detail", "Amortization summary per year"; D4, D17
 *
 * @example
 * import { Decimal, loanSchedule, PaymentFrequency, PaymentTiming } from "@epb/engine";
 *
 * const loan = loanSchedule(
 *   {
 *     amountFinanced: new Decimal("100000"),
 *     annualRate: new Decimal("0.06"),
 *     timing: PaymentTiming.End,
 *     frequency: PaymentFrequency.Annual,
 *     neededPayments: [new Decimal("60000"), new Decimal("60000")],
 *     incentives: [],
 *   },
 *   undefined,
 * );
 * loan.summary[0]?.interest.toFixed(); // "6168"
 */
export function loanSchedule(terms: LoanTerms, loanStart: CalendarDate | undefined): AmortizationValues {
  const schedule = scheduleUnits(terms);
  const dollars = dollarsOf(schedule.unitsPerDollar);
  const summary = summarize(schedule, terms, dollars);
  const values = {
    summary,
    total: totalOf(summary),
    paidOff: schedule.remainingBalance === 0n,
    remainingBalance: dollars(schedule.remainingBalance),
  };
  return withMonths(values, () => listMonths(terms, loanStart, dollars));
}

/** Key of the function that creates the months; lists and copies of members leave the key out. */
const LIST_MONTHS: unique symbol = Symbol("list months");

interface ListsMonths {
  readonly [LIST_MONTHS]: () => readonly AmortizationMonth[];
}

/**
 * Callers can copy and list the months like any other member. All schedules share one getter: with a getter per
 * schedule, V8 keeps a description of each object and its references until the next full garbage collection.
 */
const DETAIL: PropertyDescriptor & ThisType<ListsMonths> = {
  enumerable: true,
  get() {
    return this[LIST_MONTHS]();
  },
};

/**
 * A schedule whose months are made when somebody first reads them. It is plain data, in the order in which results are
 * written.
 */
function withMonths(
  values: Required<Omit<AmortizationValues, "detail">>,
  listMonthsAnew: () => readonly AmortizationMonth[],
): AmortizationValues {
  let months: readonly AmortizationMonth[] | undefined;
  const schedule = Object.defineProperty({}, "detail", DETAIL);
  Object.defineProperty(schedule, LIST_MONTHS, {
    value: () => {
      months ??= listMonthsAnew();
      return months;
    },
  });
  return Object.assign(schedule, values) as AmortizationValues;
}

/** Sums of the years. Nothing counted, everything zero. @spec C §3 "Total: … Clearing sets all to 0" */
export function totalOf(summary: readonly AmortizationYear[]): AmortizationTotal {
  return {
    totalNeededPayment: sum(summary.map((year) => year.neededPayment)),
    totalExpenseIncentive: sum(summary.map((year) => year.expenseIncentive)),
    totalPrincipalPlusInterest: sum(summary.map((year) => year.principalPlusInterest)),
    totalPrincipal: sum(summary.map((year) => year.principal)),
    totalInterest: sum(summary.map((year) => year.interest)),
  };
}

function summarize(schedule: ScheduleUnits, terms: LoanTerms, dollars: (units: bigint) => Decimal): AmortizationYear[] {
  const { unitsPerDollar } = schedule;
  return schedule.years.map(({ applied, incentive, interest }, index) => ({
    year: index + 1,
    neededPayment: terms.neededPayments[index] ?? ZERO,
    expenseIncentive: dollars(incentive),
    // Principal and interest are whole dollars each, and their sum is rounded from the exact months (D4).
    principalPlusInterest: fromWholeNumber(roundQuotient(applied * CENTS_PER_DOLLAR, unitsPerDollar), CENT_DECIMALS),
    principal: fromWholeNumber(roundQuotient(applied - interest, unitsPerDollar), 0),
    interest: fromWholeNumber(roundQuotient(interest, unitsPerDollar), 0),
  }));
}

function listMonths(
  terms: LoanTerms,
  loanStart: CalendarDate | undefined,
  dollars: (units: bigint) => Decimal,
): AmortizationMonth[] {
  const firstDue = terms.timing === PaymentTiming.Beginning ? 0 : 1;
  let payments = 0;
  let beginningBalance = terms.amountFinanced;
  // The installments of a year are alike, and one that repeats takes a division.
  let cash = { units: 0n, amount: ZERO };
  return scheduleUnits(terms).months.map((units, index) => {
    const endingBalance = dollars(units.endingBalance);
    const cashUnits = units.applied - units.incentive;
    if (cashUnits !== cash.units) cash = { units: cashUnits, amount: dollars(cashUnits) };
    const month = definedOnly({
      year: Math.floor(index / MONTHS_PER_YEAR) + 1,
      month: (index % MONTHS_PER_YEAR) + 1,
      paymentNumber: units.applied > 0n ? ++payments : undefined,
      paymentDate: loanStart && addMonths(loanStart, index + firstDue),
      beginningBalance,
      actualPayment: cash.amount,
      incentive: dollars(units.incentive),
      principal: dollars(units.applied - units.interest),
      interest: dollars(units.interest),
      endingBalance,
    });
    beginningBalance = endingBalance;
    return month;
  });
}

function dollarsOf(unitsPerDollar: bigint): (units: bigint) => Decimal {
  const divisor = new Decimal(unitsPerDollar);
  return (units) => {
    const usual = units * USUAL_UNITS;
    return usual % unitsPerDollar === 0n
      ? fromWholeNumber(usual / unitsPerDollar, USUAL_DECIMALS)
      : new Decimal(units).div(divisor);
  };
}
