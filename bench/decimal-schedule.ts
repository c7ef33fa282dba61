import { Decimal, type LoanTerms, loanMonth, PAYMENT_MONTHS } from "@epb/engine";

/** Reference calculation of the loan, month by month in decimals, for comparison with the exact-integer kernel. */
export function decimalSchedule(terms: LoanTerms): Decimal {
  const paymentMonths: readonly number[] = PAYMENT_MONTHS[terms.frequency][terms.timing];
  const zero = new Decimal(0);
  let balance = terms.amountFinanced;
  for (const [index, needed] of terms.neededPayments.entries()) {
    const installment = needed.div(paymentMonths.length);
    for (let month = 1; month <= 12; month++) {
      balance = loanMonth({
        beginningBalance: balance,
        annualRate: terms.annualRate,
        timing: terms.timing,
        installment: paymentMonths.includes(month) ? installment : zero,
        incentive: month === 12 ? (terms.incentives[index] ?? zero) : zero,
      }).endingBalance;
    }
  }
  return balance;
}
