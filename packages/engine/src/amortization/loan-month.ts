import { Decimal, ZERO } from "../decimal/decimal.js";
import { roundBalance } from "../decimal/rounding.js";
import { PaymentTiming } from "../enumerations/payment-timing.js";
import { monthlyInterest } from "./monthly-interest.js";

export interface LoanMonthInput {
  /** $ */
  readonly beginningBalance: Decimal;
  /** Fraction per year. */
  readonly annualRate: Decimal;
  readonly timing: PaymentTiming;
  /** Payment due in the month, $; 0 in a month without a payment. */
  readonly installment: Decimal;
  /** Incentive of the year, $, in month 12 of a loan paid at the end of its periods; 0 in every other month. */
  readonly incentive: Decimal;
}

export interface LoanMonthResult {
  readonly interest: Decimal;
  /** Cash, $. */
  readonly actualPayment: Decimal;
  /** Part of the installment paid by the incentive, $. */
  readonly incentive: Decimal;
  readonly principal: Decimal;
  readonly endingBalance: Decimal;
}

/**
 * Calculates one month of the loan in decimals. The schedule runs the same rules on exact
 * integers (`schedule-kernel.ts`).
 *
 * End: interest accrues first, and a payment is capped at balance + interest.
 * Beginning: the payment comes first, capped at the balance, and interest accrues on the remaining balance.
 *
 *     principal = installment applied − interest        (negative where interest is capitalized)
 *     ending balance = beginning balance − principal
 *
 *     End, no payment, interest: 4 690 000 × 4.75% ÷ 12 = 18 564.583
 *     and the ending balance: 4 690 000 − (0 − 18 564.583) = 4 708 564.583
 *
 * @returns $ each; interest to three decimals, ending balance to four.
 * @spec C §9 Amortization, "When timing is End"; D19, D20, D21
 */
export function loanMonth(input: LoanMonthInput): LoanMonthResult {
  const { beginningBalance, annualRate, timing, installment } = input;
  const isEnd = timing === PaymentTiming.End;
  const interestBefore = isEnd ? monthlyInterest(beginningBalance, annualRate) : ZERO;
  const applied = Decimal.min(installment, beginningBalance.plus(interestBefore));
  const interest = isEnd ? interestBefore : monthlyInterest(beginningBalance.minus(applied), annualRate);
  const incentive = isEnd ? Decimal.min(input.incentive, applied) : ZERO;
  const principal = applied.minus(interest);
  return {
    interest,
    actualPayment: applied.minus(incentive),
    incentive,
    principal,
    endingBalance: roundBalance(beginningBalance.minus(principal)),
  };
}
