import type { LoanTerms } from "../src/amortization/loan-units.js";
import { Decimal } from "../src/decimal/decimal.js";
import type { ReferenceLoan } from "./reference-schedule.js";

const PAYMENTS_A_YEAR = { annual: 1, biannual: 2, quarterly: 4, monthly: 12 } as const;
const TIMING = { beginning: 1, end: 2 } as const;

/** A loan of the reference implementation in the terms of the engine. */
export function loanTerms(loan: ReferenceLoan): LoanTerms {
  return {
    amountFinanced: new Decimal(loan.amountFinanced),
    annualRate: new Decimal(loan.annualRate),
    frequency: PAYMENTS_A_YEAR[loan.frequency],
    timing: TIMING[loan.timing],
    neededPayments: loan.neededPayments.map((payment) => new Decimal(payment)),
    incentives: loan.incentives.map((incentive) => new Decimal(incentive)),
  };
}
