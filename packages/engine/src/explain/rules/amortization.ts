import { MONTHS_PER_YEAR } from "../../constants/horizons.js";
import { Decimal, ONE, ZERO } from "../../decimal/decimal.js";
import type {
  AmortizationMonth,
  AmortizationTotal,
  AmortizationValues,
  AmortizationYear,
} from "../../model/calculated/amortization-values.js";
import { inputPath } from "../../path-text/input-path.js";
import type { FigureExpression } from "../expression.js";
import {
  constant,
  difference,
  figure,
  inputOrZero,
  largest,
  part,
  product,
  quotient,
  rounded,
  smallest,
  sumOf,
} from "../expressions.js";
import type { Facts } from "../facts.js";
import type { GeneralDerivation, GeneralExpression } from "../general-expression.js";
import { allOf, isAbove, isThere, restated, shorter, sumOfThere, when } from "../general-expressions.js";
import { type FigureKeys, type Rule, type Rules, rulesAt } from "../rule.js";
import {
  hasSchedule,
  INSTALLMENTS_A_YEAR,
  IS_PAID_AT_END,
  IS_PAID_ONCE_A_YEAR,
  isPaidBeforeInterest,
  isPaymentMonth,
  PAYMENT_TIMING,
  remainingBalanceOf,
} from "./loan-terms.js";
import { expensesBefore, expensesOf } from "./performance-period.js";

const INTEREST_DECIMALS = 3;
const BALANCE_DECIMALS = 4;
const WHOLE_DOLLARS = 0;
const CENTS = 2;
/** An eleventh of a payment repeats; eleven of them are whole again at this many decimals (D4). */
const SUM_DECIMALS = 10;

type MonthName = Exclude<keyof AmortizationMonth, "year" | "month">;
type YearName = Exclude<keyof AmortizationYear, "year">;

const monthFigure = (year: number, month: number, name: MonthName): FigureExpression =>
  figure(`amortization.detail[year=${year},month=${month}].${name}`);
const yearFigure = (year: number, name: YearName): FigureExpression =>
  figure(`amortization.summary[year=${year}].${name}`);
const none = (why: string): GeneralExpression => constant(why, ZERO);

/** The schedule has a month as long as there is something to pay off. */
const hasMonth = (year: number, month = 1): GeneralExpression => isThere(monthFigure(year, month, "beginningBalance"));

/** A figure of a month; which months pay, and what of, follows from the timing. */
const ofMonth =
  (how: (keys: FigureKeys) => GeneralExpression): Rule =>
  (keys): GeneralDerivation => ({
    how: how(keys),
    thereWhen: hasMonth(keys.year, keys.month),
    decidedBy: PAYMENT_TIMING,
  });

/** The part of the year's payment that falls due in a payment month. */
function installment(year: number): GeneralExpression {
  const needed = yearFigure(year, "neededPayment");
  return part("Installment", shorter(quotient(needed, INSTALLMENTS_A_YEAR), IS_PAID_ONCE_A_YEAR, needed));
}

/** Amount paid in a payment month, in cash and by the incentive: at most the amount owed. */
function applied({ year, month }: FigureKeys): GeneralExpression {
  const balance = monthFigure(year, month, "beginningBalance");
  const owed = when(IS_PAID_AT_END, sumOf([balance, monthFigure(year, month, "interest")]), balance);
  return smallest(installment(year), part("Amount owed", owed));
}

function interest({ year, month }: FigureKeys): GeneralExpression {
  const balance = monthFigure(year, month, "beginningBalance");
  const isPaidBefore = isPaidBeforeInterest(month);
  // At the beginning of a period no interest is owed yet, so the formula of the payment leaves the interest out.
  const paid = restated(
    monthFigure(year, month, "actualPayment"),
    smallest(installment(year), part("Amount owed", balance)),
  );
  const accruing = isPaidBefore === undefined ? balance : when(isPaidBefore, difference(balance, paid), balance);
  const ofTwelveMonths = product(accruing, figure("projectSummary.financing.projectInterestRate"));
  return rounded(
    quotient(ofTwelveMonths, constant("months per year", new Decimal(MONTHS_PER_YEAR))),
    INTEREST_DECIMALS,
  );
}

function beginningBalance({ year, month }: FigureKeys, facts: Facts): GeneralDerivation {
  if (month > 1) return { how: monthFigure(year, month - 1, "endingBalance") };
  if (year === 1) {
    return { how: figure("projectSummary.capitalization.totalAmountFinanced"), thereWhen: hasSchedule(facts) };
  }
  const before = monthFigure(year - 1, MONTHS_PER_YEAR, "endingBalance");
  return { how: before, thereWhen: isAbove(before, ZERO) };
}

/** The incentive pays part of the last installment of a loan paid at the end of its periods. */
const takesIncentive = (month: number): boolean => month === MONTHS_PER_YEAR;

function actualPayment(keys: FigureKeys): GeneralExpression {
  const { year, month } = keys;
  const paid = takesIncentive(month) ? difference(applied(keys), monthFigure(year, month, "incentive")) : applied(keys);
  return when(isPaymentMonth(month), paid, none("no payment falls due"));
}

function incentive(keys: FigureKeys): GeneralExpression {
  const notPaid = none("incentives are paid with the last installment of a year");
  if (!takesIncentive(keys.month)) return notPaid;
  const entered = inputOrZero(inputPath("performancePeriod", { year: keys.year }, "incentivesOtherPayments"));
  return when(IS_PAID_AT_END, smallest(entered, applied(keys)), notPaid);
}

/** The number after that of the payment before. */
function paymentNumber({ year, month }: FigureKeys, { values }: Facts): GeneralDerivation {
  const before = (values.amortization?.detail ?? [])
    .filter((row) => row.year < year || (row.year === year && row.month < month))
    .map((row) => monthFigure(row.year, row.month, "paymentNumber"));
  const paid = sumOfThere([monthFigure(year, month, "actualPayment"), monthFigure(year, month, "incentive")]);
  return {
    how: sumOfThere([{ kind: "latest", of: before }, constant("this payment", ONE)]),
    thereWhen: isAbove(paid, ZERO),
    decidedBy: PAYMENT_TIMING,
  };
}

function paymentDate({ year, month }: FigureKeys): GeneralDerivation {
  const before = (year - 1) * MONTHS_PER_YEAR + month - 1;
  const months = (number: number) => constant("months of the loan", new Decimal(number));
  const day = figure("projectSummary.financing.loanStartDate");
  return {
    how: { kind: "monthsAfter", day, months: when(IS_PAID_AT_END, months(before + 1), months(before)) },
    thereWhen: allOf(hasMonth(year, month), isThere(day)),
    decidedBy: PAYMENT_TIMING,
  };
}

const everyMonth = (): readonly number[] => Array.from({ length: MONTHS_PER_YEAR }, (_, index) => index + 1);

/** Amounts paid by month, and by the incentive of the last month, in the months with a payment. */
const paidIn = (year: number): GeneralExpression => ({
  kind: "sumOfThere",
  terms: everyMonth().flatMap((month) => [
    monthFigure(year, month, "actualPayment"),
    monthFigure(year, month, "incentive"),
  ]),
  ifNone: "zero",
  leavesOutZeros: true,
});

/** Interest accrues in every month. */
const inEveryMonth = (name: MonthName) => (year: number) =>
  sumOf(everyMonth().map((month) => monthFigure(year, month, name)));

const ofYear =
  (decimals: number, total: (year: number) => GeneralExpression): Rule =>
  ({ year }): GeneralDerivation => ({
    how: rounded(rounded(total(year), SUM_DECIMALS), decimals),
    thereWhen: hasMonth(year),
    decidedBy: PAYMENT_TIMING,
  });

const totalOf =
  (name: YearName): Rule =>
  (_, facts): GeneralDerivation => ({
    how: sumOfThere((facts.values.amortization?.summary ?? []).map(({ year }) => yearFigure(year, name))),
    // The schedule ends with the year that pays the loan off.
    decidedBy: remainingBalanceOf(facts),
  });

export const AMORTIZATION_RULES: Rules = {
  ...rulesAt<AmortizationMonth>("amortization.detail[year,month]", {
    paymentNumber,
    paymentDate,
    beginningBalance,
    actualPayment: ofMonth(actualPayment),
    incentive: ofMonth(incentive),
    principal: ({ year, month }) => ({
      how: difference(
        sumOf([monthFigure(year, month, "actualPayment"), monthFigure(year, month, "incentive")]),
        monthFigure(year, month, "interest"),
      ),
      thereWhen: hasMonth(year, month),
    }),
    interest: ofMonth(interest),
    endingBalance: ({ year, month }) => ({
      how: rounded(
        difference(monthFigure(year, month, "beginningBalance"), monthFigure(year, month, "principal")),
        BALANCE_DECIMALS,
      ),
      thereWhen: hasMonth(year, month),
    }),
  }),
  ...rulesAt<AmortizationYear>("amortization.summary[year]", {
    neededPayment: ({ year }, facts) => ({
      how: largest(
        none("never below zero"),
        difference(
          figure(`itemizedSavings.years[year=${year}].guaranteedAnnualSavings`),
          inputOrZero(inputPath("performancePeriod", { year }, "retainedSavings")),
          // Which years are itemized depends on how long the loan takes, and that on this payment.
          restated(
            figure(`performancePeriod.items[year=${year}].totalExpenses`),
            expensesOf(year, expensesBefore(year, facts)),
            "no expenses entered",
          ),
        ),
      ),
      thereWhen: hasMonth(year),
    }),
    expenseIncentive: ({ year }) => ({ how: monthFigure(year, MONTHS_PER_YEAR, "incentive") }),
    principalPlusInterest: ofYear(CENTS, paidIn),
    principal: ofYear(WHOLE_DOLLARS, inEveryMonth("principal")),
    interest: ofYear(WHOLE_DOLLARS, inEveryMonth("interest")),
  }),
  ...rulesAt<AmortizationTotal>("amortization.total", {
    totalNeededPayment: totalOf("neededPayment"),
    totalExpenseIncentive: totalOf("expenseIncentive"),
    totalPrincipalPlusInterest: totalOf("principalPlusInterest"),
    totalPrincipal: totalOf("principal"),
    totalInterest: totalOf("interest"),
  }),
  ...rulesAt<AmortizationValues>("amortization", {
    paidOff: () => ({ how: { kind: "isZero", of: figure("amortization.remainingBalance") } }),
    remainingBalance: (_, { values }) => {
      const last = values.amortization?.summary.at(-1)?.year ?? 1;
      return { how: monthFigure(last, MONTHS_PER_YEAR, "endingBalance") };
    },
  }),
};
