import { Fraction, lesser } from "./fraction.js";

/** A loan in words and decimal text, as in D17 to D21. */
export interface ReferenceLoan {
  readonly amountFinanced: string;
  readonly annualRate: string;
  readonly frequency: "annual" | "biannual" | "quarterly" | "monthly";
  readonly timing: "beginning" | "end";
  /** From year 1 on; a year beyond the list has none. */
  readonly neededPayments: readonly string[];
  /** From year 1 on; a year beyond the list has none. */
  readonly incentives: readonly string[];
}

export interface ReferenceMonth {
  readonly beginningBalance: Fraction;
  readonly actualPayment: Fraction;
  readonly incentive: Fraction;
  readonly principal: Fraction;
  readonly interest: Fraction;
  readonly endingBalance: Fraction;
}

export interface ReferenceYear {
  /** Exact. */
  readonly expenseIncentive: Fraction;
  /** Rounded to the cent. */
  readonly principalPlusInterest: Fraction;
  /** Rounded to the dollar. */
  readonly principal: Fraction;
  /** Rounded to the dollar. */
  readonly interest: Fraction;
}

export interface ReferenceSchedule {
  readonly months: readonly ReferenceMonth[];
  readonly years: readonly ReferenceYear[];
  readonly remainingBalance: Fraction;
}

/** Months of the loan year in which a payment falls due; December is month 12 (D17). */
const DUE = {
  "annual beginning": [1],
  "annual end": [12],
  "biannual beginning": [1, 7],
  "biannual end": [6, 12],
  "quarterly beginning": [1, 4, 7, 10],
  "quarterly end": [3, 6, 9, 12],
  "monthly beginning": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  "monthly end": [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
} as const;

/**
 * The schedule of a loan in exact fractions, implemented from D17 to D21 line by line. Slow on purpose, to keep it
 * simple.
 */
export function referenceSchedule(loan: ReferenceLoan): ReferenceSchedule {
  const due: readonly number[] = DUE[`${loan.frequency} ${loan.timing}`];
  const annualRate = Fraction.of(loan.annualRate);
  const interestOn = (balance: Fraction): Fraction => balance.times(annualRate).dividedBy(12n).rounded(3);

  const months: ReferenceMonth[] = [];
  const years: ReferenceYear[] = [];
  let balance = Fraction.of(loan.amountFinanced);
  for (let year = 1; year <= 40 && Fraction.zero.isBelow(balance); year++) {
    const installment = Fraction.of(loan.neededPayments[year - 1] ?? "0").dividedBy(BigInt(due.length));
    const incentiveOfYear = Fraction.of(loan.incentives[year - 1] ?? "0");
    const ofYear: ReferenceMonth[] = [];
    for (let month = 1; month <= 12; month++) {
      const beginningBalance = balance;
      const falling = due.includes(month) ? installment : Fraction.zero;
      let payment: Fraction;
      let interest: Fraction;
      let incentive = Fraction.zero;
      if (loan.timing === "end") {
        interest = interestOn(beginningBalance);
        payment = lesser(falling, beginningBalance.plus(interest));
        if (month === 12) incentive = lesser(incentiveOfYear, payment);
      } else {
        payment = lesser(falling, beginningBalance);
        interest = interestOn(beginningBalance.minus(payment));
      }
      const principal = payment.minus(interest);
      balance = beginningBalance.minus(principal).rounded(4);
      const actualPayment = payment.minus(incentive);
      ofYear.push({ beginningBalance, actualPayment, incentive, principal, interest, endingBalance: balance });
    }
    const sum = (figure: (month: ReferenceMonth) => Fraction): Fraction =>
      ofYear.reduce((total, month) => total.plus(figure(month)), Fraction.zero);
    const principal = sum((month) => month.principal);
    const interest = sum((month) => month.interest);
    years.push({
      expenseIncentive: sum((month) => month.incentive),
      principalPlusInterest: principal.plus(interest).rounded(2),
      principal: principal.rounded(0),
      interest: interest.rounded(0),
    });
    months.push(...ofYear);
  }
  return { months, years, remainingBalance: balance };
}
