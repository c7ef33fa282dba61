import { MONTHS_PER_YEAR, PROJECTION_HORIZON_YEARS } from "../constants/horizons.js";
import { type Decimal, ZERO } from "../decimal/decimal.js";
import { roundQuotient } from "../decimal/round-quotient.js";
import { powerOfTen, roundSafeQuotient, toSafeInteger } from "../decimal/safe-integer.js";
import { toWholeNumber } from "../decimal/whole-number.js";
import { BALANCE_DECIMALS, INTEREST_DECIMALS, type LoanTerms, type LoanUnits } from "./loan-units.js";

/** A year of the loan; every amount is a safe integer of the loan's units. */
export interface SafeYear {
  readonly applied: number;
  readonly incentive: number;
  readonly interest: number;
  readonly endingBalance: number;
}

/**
 * The years of a loan in plain numbers, which are exact up to 2^53: of the same months as {@link monthlyScheduleUnits}
 * counts.
 *
 * @returns Undefined where an amount does not fit.
 */
export function safeYears(terms: LoanTerms, units: LoanUnits): readonly SafeYear[] | undefined {
  const { installmentsPerYear, decimals, isPaymentMonth, isEnd } = units;
  const unitsPerBalanceStep = installmentsPerYear * powerOfTen(decimals - BALANCE_DECIMALS);
  const unitsPerInterestStep = installmentsPerYear * powerOfTen(decimals - INTEREST_DECIMALS);
  if (!isSafe(unitsPerInterestStep)) return undefined;
  const interestSteps = interestStepsOf(terms.annualRate, unitsPerInterestStep);
  const amount = toSafeInteger(terms.amountFinanced, decimals);
  if (interestSteps === undefined || amount === undefined) return undefined;

  const years: SafeYear[] = [];
  let balance = amount * installmentsPerYear;
  let isRounded = false;
  for (let year = 0; year < PROJECTION_HORIZON_YEARS && balance > 0; year++) {
    const installment = toSafeInteger(terms.neededPayments[year] ?? ZERO, decimals);
    const yearIncentive = isEnd ? toSafeInteger(terms.incentives[year] ?? ZERO, decimals) : 0;
    if (installment === undefined || installment < 0 || yearIncentive === undefined) return undefined;
    let yearApplied = 0;
    let yearInterest = 0;
    let applied = 0;
    for (const isDue of isPaymentMonth) {
      const owed = isDue && !isEnd ? balance - Math.min(installment, balance) : balance;
      const interest = interestSteps(owed) * unitsPerInterestStep;
      applied = isDue ? Math.min(installment, isEnd ? balance + interest : balance) : 0;
      yearApplied += applied;
      yearInterest += interest;
      balance += interest;
      // No longer a safe integer. Larger results are not exact, but stay above the limit.
      if (balance > Number.MAX_SAFE_INTEGER) return undefined;
      balance -= applied;
      if (isDue || !isRounded) balance = roundSafeQuotient(balance, unitsPerBalanceStep) * unitsPerBalanceStep;
      isRounded = true;
    }
    const incentive = Math.min(yearIncentive * installmentsPerYear, applied);
    if (!(isSafe(yearApplied) && isSafe(yearInterest) && isSafe(incentive))) return undefined;
    years.push({ applied: yearApplied, incentive, interest: yearInterest, endingBalance: balance });
  }
  return years;
}

/** Largest relative error of binary arithmetic: four roundings of 2^−53 each are half of this limit. */
const LARGEST_RELATIVE_ERROR = 2 ** -50;

/**
 * Interest of a month on a balance, in units of its last decimal. Balance × rate is mostly too large to be a safe
 * integer, so the quotient is first estimated in binary. If the error of the estimate cannot cross a tie, the estimate
 * gives the nearest whole number. Otherwise the quotient is calculated in integers of any size.
 *
 * @returns Undefined for a negative rate, or a rate with too many decimals.
 */
function interestStepsOf(annualRate: Decimal, unitsPerInterestStep: number): ((balance: number) => number) | undefined {
  const rateDecimals = annualRate.decimalPlaces();
  const rate = toWholeNumber(annualRate, rateDecimals);
  const divisor = BigInt(unitsPerInterestStep) * BigInt(MONTHS_PER_YEAR) * 10n ** BigInt(rateDecimals);
  if (rate < 0n || !Number.isFinite(Number(divisor))) return undefined;
  const stepsPerUnit = Number(rate) / Number(divisor);
  return (balance) => {
    const guess = balance * stepsPerUnit;
    const whole = Math.floor(guess);
    const aboveTie = guess - whole - 0.5;
    if (Math.abs(aboveTie) > guess * LARGEST_RELATIVE_ERROR) return aboveTie > 0 ? whole + 1 : whole;
    return Number(roundQuotient(BigInt(balance) * rate, divisor));
  };
}

const isSafe = Number.isSafeInteger;
