import { MONTHS_PER_YEAR, PROJECTION_HORIZON_YEARS } from "../constants/horizons.js";
import type { Decimal } from "../decimal/decimal.js";
import { roundQuotient } from "../decimal/round-quotient.js";
import type { PaymentFrequency } from "../enumerations/payment-frequency.js";
import { PaymentTiming } from "../enumerations/payment-timing.js";
import { PAYMENT_MONTHS } from "./payment-months.js";

export interface LoanTerms {
  /** $, above 0. */
  readonly amountFinanced: Decimal;
  /** Fraction per year. */
  readonly annualRate: Decimal;
  readonly timing: PaymentTiming;
  readonly frequency: PaymentFrequency;
  /** Needed payment of each year, from year 1, $. */
  readonly neededPayments: readonly Decimal[];
  /** Incentives and other payments of each year, from year 1, $. */
  readonly incentives: readonly Decimal[];
}

/** A schedule in whole units: every amount divided by `unitsPerDollar` is its dollars. */
export interface ScheduleUnits {
  readonly unitsPerDollar: bigint;
  /** Years 1 to the year the loan is paid off, or to 40. */
  readonly years: readonly YearUnits[];
  /** Months 1 to 12 of the same years, one after the other. */
  readonly months: readonly MonthUnits[];
  readonly remainingBalance: bigint;
}

export interface MonthUnits {
  readonly beginningBalance: bigint;
  /** What is paid, by the incentive and in cash. */
  readonly applied: bigint;
  readonly incentive: bigint;
  readonly interest: bigint;
  readonly endingBalance: bigint;
}

export interface YearUnits {
  readonly applied: bigint;
  readonly incentive: bigint;
  readonly interest: bigint;
}

const INTEREST_DECIMALS = 3;
const BALANCE_DECIMALS = 4;

/**
 * The loan schedule on exact integers: the rules of {@link loanMonth}, month after month.
 *
 * A monthly payment is an eleventh of the year's amount, a repeating decimal; eleven of them at any precision fall a
 * hair short of the year and tip its rounding. So amounts are counted in units of 1 ÷ (installments × 10^decimals)
 * dollars, in which every installment is a whole number.
 *
 * @spec C §9 Amortization; D4, D19, D20, D21
 */
export function scheduleUnits(terms: LoanTerms): ScheduleUnits {
  const paymentMonths = PAYMENT_MONTHS[terms.frequency][terms.timing];
  const isEnd = terms.timing === PaymentTiming.End;
  const installmentsPerYear = BigInt(paymentMonths.length);
  const decimals = Math.max(
    BALANCE_DECIMALS,
    terms.amountFinanced.decimalPlaces(),
    ...terms.neededPayments.map((payment) => payment.decimalPlaces()),
    ...terms.incentives.map((incentive) => incentive.decimalPlaces()),
  );
  const unitsPerDollar = installmentsPerYear * 10n ** BigInt(decimals);
  const unitsPerInterestStep = installmentsPerYear * 10n ** BigInt(decimals - INTEREST_DECIMALS);
  const unitsPerBalanceStep = installmentsPerYear * 10n ** BigInt(decimals - BALANCE_DECIMALS);
  const rateDecimals = terms.annualRate.decimalPlaces();
  const rate = toWholeNumber(terms.annualRate, rateDecimals);
  const interestDivisor = unitsPerInterestStep * BigInt(MONTHS_PER_YEAR) * 10n ** BigInt(rateDecimals);
  const accrue = (balance: bigint): bigint => roundQuotient(balance * rate, interestDivisor) * unitsPerInterestStep;
  const isPaymentMonth = Array.from({ length: MONTHS_PER_YEAR }, (_, index) =>
    paymentMonths.some((month) => month === index + 1),
  );

  const years: YearUnits[] = [];
  const months: MonthUnits[] = [];
  let balance = toWholeNumber(terms.amountFinanced, decimals) * installmentsPerYear;
  for (let year = 0; year < PROJECTION_HORIZON_YEARS && balance > 0n; year++) {
    const installment = toWholeNumber(terms.neededPayments[year], decimals);
    const yearIncentive = isEnd ? toWholeNumber(terms.incentives[year], decimals) * installmentsPerYear : 0n;
    let yearApplied = 0n;
    let yearInterest = 0n;
    let appliedIncentive = 0n;
    for (let month = 0; month < MONTHS_PER_YEAR; month++) {
      const due = isPaymentMonth[month] ? installment : 0n;
      const interestBefore = isEnd ? accrue(balance) : 0n;
      const applied = smaller(due, balance + interestBefore);
      const interest = isEnd ? interestBefore : accrue(balance - applied);
      const incentive = month === MONTHS_PER_YEAR - 1 ? smaller(yearIncentive, applied) : 0n;
      const endingBalance = roundQuotient(balance + interest - applied, unitsPerBalanceStep) * unitsPerBalanceStep;
      months.push({ beginningBalance: balance, applied, incentive, interest, endingBalance });
      yearApplied += applied;
      yearInterest += interest;
      appliedIncentive += incentive;
      balance = endingBalance;
    }
    years.push({ applied: yearApplied, incentive: appliedIncentive, interest: yearInterest });
  }
  return { unitsPerDollar, years, months, remainingBalance: balance };
}

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** The amount × 10^decimals, which is whole by the choice of decimals; a year beyond the list is 0. */
function toWholeNumber(amount: Decimal | undefined, decimals: number): bigint {
  return amount === undefined ? 0n : BigInt(amount.toFixed(decimals).replace(".", ""));
}
