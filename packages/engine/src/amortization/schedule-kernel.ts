import { MONTHS_PER_YEAR, PROJECTION_HORIZON_YEARS } from "../constants/horizons.js";
import { type Decimal, ZERO } from "../decimal/decimal.js";
import { roundQuotient } from "../decimal/round-quotient.js";
import { toWholeNumber } from "../decimal/whole-number.js";
import { BALANCE_DECIMALS, INTEREST_DECIMALS, type LoanTerms, type LoanUnits, loanUnits } from "./loan-units.js";

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
  /** Amount paid by the incentive and in cash. */
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

/**
 * The loan schedule on exact integers: the rules of {@link loanMonth}, month after month.
 *
 * A monthly payment is an eleventh of the year's amount, a repeating decimal; eleven of them at any precision fall a
 * hair short of the year and tip its rounding. So amounts are counted in units of 1 ÷ (installments × 10^decimals)
 * dollars, in which every installment is a whole number.
 *
 * @spec C §9 Amortization, "Up to 40 years processed", "When timing is End"; D4, D17, D19, D20, D21
 */
export function scheduleUnits(terms: LoanTerms): ScheduleUnits {
  const units = loanUnits(terms);
  const { decimals, isPaymentMonth, isEnd } = units;
  const installmentsPerYear = BigInt(units.installmentsPerYear);
  const unitsPerBalanceStep = installmentsPerYear * 10n ** BigInt(decimals - BALANCE_DECIMALS);
  const accrue = interestOf(terms.annualRate, installmentsPerYear * 10n ** BigInt(decimals - INTEREST_DECIMALS));

  const years: YearUnits[] = [];
  const months: MonthUnits[] = [];
  let balance = toWholeNumber(terms.amountFinanced, decimals) * installmentsPerYear;
  for (let year = 0; year < PROJECTION_HORIZON_YEARS && balance > 0n; year++) {
    const installment = toWholeNumber(terms.neededPayments[year] ?? ZERO, decimals);
    const yearIncentive = isEnd ? toWholeNumber(terms.incentives[year] ?? ZERO, decimals) * installmentsPerYear : 0n;
    let yearApplied = 0n;
    let yearInterest = 0n;
    let incentive = 0n;
    for (let month = 0; month < MONTHS_PER_YEAR; month++) {
      const beginningBalance = balance;
      let applied = 0n;
      let interest: bigint;
      if (isPaymentMonth[month]) {
        const interestBefore = isEnd ? accrue(balance) : 0n;
        applied = smaller(installment, balance + interestBefore);
        interest = isEnd ? interestBefore : accrue(balance - applied);
        yearApplied += applied;
      } else {
        interest = accrue(balance);
      }
      yearInterest += interest;
      balance = balance + interest - applied;
      // Rounded by the first month, a balance stays whole until a payment breaks it: interest has fewer decimals.
      if (isPaymentMonth[month] || months.length === 0) {
        balance = roundQuotient(balance, unitsPerBalanceStep) * unitsPerBalanceStep;
      }
      if (month === MONTHS_PER_YEAR - 1) incentive = smaller(yearIncentive, applied);
      months.push({ beginningBalance, applied, incentive, interest, endingBalance: balance });
    }
    years.push({ applied: yearApplied, incentive, interest: yearInterest });
  }
  return { unitsPerDollar: unitsPerDollar(units), years, months, remainingBalance: balance };
}

const unitsPerDollar = ({ installmentsPerYear, decimals }: LoanUnits): bigint =>
  BigInt(installmentsPerYear) * 10n ** BigInt(decimals);

/**
 * Interest of a month on a balance, rounded to its last decimal: balance × rate ÷ 12 with every factor that does not
 * change multiplied out beforehand.
 */
function interestOf(annualRate: Decimal, unitsPerInterestStep: bigint): (balance: bigint) => bigint {
  const rateDecimals = annualRate.decimalPlaces();
  const rate = toWholeNumber(annualRate, rateDecimals);
  if (rate === 0n) return () => 0n;
  const divisor = unitsPerInterestStep * BigInt(MONTHS_PER_YEAR) * 10n ** BigInt(rateDecimals);
  if (rate < 0n) return (balance) => roundQuotient(balance * rate, divisor) * unitsPerInterestStep;
  // Half a divisor added before the division rounds to the nearest, ties up: balances are never negative.
  const doubledRate = rate * 2n;
  const doubledDivisor = divisor * 2n;
  return (balance) => ((balance * doubledRate + divisor) / doubledDivisor) * unitsPerInterestStep;
}

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);
