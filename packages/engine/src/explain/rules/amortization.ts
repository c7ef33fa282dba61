import { PAYMENT_MONTHS } from "../../amortization/payment-months.js";
import { MONTHS_PER_YEAR } from "../../constants/horizons.js";
import { Decimal, ONE, ZERO } from "../../decimal/decimal.js";
import { PaymentTiming } from "../../enumerations/payment-timing.js";
import { inputPath } from "../../issues/input-path.js";
import type {
  AmortizationMonth,
  AmortizationTotal,
  AmortizationValues,
  AmortizationYear,
} from "../../model/calculated/amortization-values.js";
import type { Derivation, Expression } from "../expression.js";
import {
  constant,
  difference,
  figure,
  input,
  inputOrZero,
  largest,
  part,
  product,
  quotient,
  rounded,
  smallest,
  sumOf,
} from "../expressions.js";
import { type Facts, figureOrZero } from "../facts.js";
import { type FigureKeys, type Rule, type Rules, rulesAt } from "../rule.js";

const INTEREST_DECIMALS = 3;
const BALANCE_DECIMALS = 4;
const WHOLE_DOLLARS = 0;
const CENTS = 2;
/** An eleventh of a payment repeats; eleven of them are whole again at this many decimals (D4). */
const SUM_DECIMALS = 10;

const TIMING = [input("financing.paymentTimingYear"), input("financing.paymentTimingTypeID")];

type MonthName = Exclude<keyof AmortizationMonth, "year" | "month">;
type YearName = Exclude<keyof AmortizationYear, "year">;

const monthFigure = (year: number, month: number, name: MonthName): Expression =>
  figure(`amortization.detail[year=${year},month=${month}].${name}`);
const yearFigure = (year: number, name: YearName): Expression => figure(`amortization.summary[year=${year}].${name}`);
const none = (why: string): Expression => constant(why, ZERO);

/** What the timing of payments means for a month. */
function monthTerms({ month }: FigureKeys, { project }: Facts) {
  const { paymentTimingYear: frequency, paymentTimingTypeID: timing } = project.data.financing ?? {};
  const months = frequency === undefined || timing === undefined ? [] : PAYMENT_MONTHS[frequency][timing];
  const isEnd = timing === PaymentTiming.End;
  return {
    isEnd,
    isPaymentMonth: months.some((one) => one === month),
    installmentsPerYear: months.length,
    /** The incentive pays part of the last installment of a loan paid at the end of its periods. */
    takesIncentive: isEnd && month === MONTHS_PER_YEAR,
  };
}

/** What is paid in a payment month, in cash and by the incentive. */
function applied(keys: FigureKeys, facts: Facts): Expression {
  const { year, month } = keys;
  const { isEnd, installmentsPerYear } = monthTerms(keys, facts);
  const needed = yearFigure(year, "neededPayment");
  const installment =
    installmentsPerYear === 1
      ? needed
      : quotient(needed, constant("payments a year", new Decimal(installmentsPerYear)));
  const balance = monthFigure(year, month, "beginningBalance");
  const owed = isEnd ? sumOf([balance, monthFigure(year, month, "interest")]) : balance;
  return smallest(part("Installment", installment), part("Owed", owed));
}

/** Which months pay, and what of, follows from the timing. */
const byTiming =
  (how: (keys: FigureKeys, facts: Facts) => Expression): Rule =>
  (keys, facts): Derivation => ({ how: how(keys, facts), decidedBy: TIMING });

function interest(keys: FigureKeys, facts: Facts): Expression {
  const { year, month } = keys;
  const { isEnd, isPaymentMonth } = monthTerms(keys, facts);
  const balance = monthFigure(year, month, "beginningBalance");
  const accruing = isEnd || !isPaymentMonth ? balance : difference(balance, monthFigure(year, month, "actualPayment"));
  const ofTwelveMonths = product(accruing, figure("projectSummary.financing.projectInterestRate"));
  return rounded(quotient(ofTwelveMonths, constant("months a year", new Decimal(MONTHS_PER_YEAR))), INTEREST_DECIMALS);
}

function beginningBalance({ year, month }: FigureKeys): Derivation {
  if (month > 1) return { how: monthFigure(year, month - 1, "endingBalance") };
  if (year > 1) return { how: monthFigure(year - 1, MONTHS_PER_YEAR, "endingBalance") };
  return { how: figure("projectSummary.capitalization.totalAmountFinanced") };
}

function actualPayment(keys: FigureKeys, facts: Facts): Expression {
  const { isPaymentMonth, takesIncentive } = monthTerms(keys, facts);
  if (!isPaymentMonth) return none("no payment falls due");
  return takesIncentive
    ? difference(applied(keys, facts), monthFigure(keys.year, keys.month, "incentive"))
    : applied(keys, facts);
}

function incentive(keys: FigureKeys, facts: Facts): Expression {
  if (!monthTerms(keys, facts).takesIncentive) return none("incentives are paid with the last installment of a year");
  const entered = inputOrZero(inputPath("performancePeriod", { year: keys.year }, "incentivesOtherPayments"));
  return smallest(entered, applied(keys, facts));
}

/** The number after that of the payment before. */
function paymentNumber({ year, month }: FigureKeys, { values }: Facts): Expression {
  const before = (values.amortization?.detail ?? [])
    .filter((row) => row.year < year || (row.year === year && row.month < month))
    .filter((row) => row.paymentNumber !== undefined)
    .at(-1);
  const one = constant("this payment", ONE);
  return before === undefined ? one : sumOf([monthFigure(before.year, before.month, "paymentNumber"), one]);
}

function paymentDate(keys: FigureKeys, facts: Facts): Expression {
  const before = (keys.year - 1) * MONTHS_PER_YEAR + keys.month - 1;
  const months = monthTerms(keys, facts).isEnd ? before + 1 : before;
  return {
    kind: "monthsAfter",
    day: figure("projectSummary.financing.loanStartDate"),
    months: constant("months of the loan", new Decimal(months)),
  };
}

/** Interest accrues in every month. */
const everyMonth = (): readonly number[] => Array.from({ length: MONTHS_PER_YEAR }, (_, index) => index + 1);

/** What is paid, by month and by the incentive of the last one, in the months in which anything is. */
function paidIn(year: number, { values }: Facts): Expression[] {
  const rows = (values.amortization?.detail ?? []).filter(
    (row) => row.year === year && !(row.actualPayment.isZero() && row.incentive.isZero()),
  );
  return rows.flatMap(({ month, incentive: byIncentive }) => [
    monthFigure(year, month, "actualPayment"),
    ...(byIncentive.isZero() ? [] : [monthFigure(year, month, "incentive")]),
  ]);
}

const ofYear = (decimals: number, terms: (year: number, facts: Facts) => readonly Expression[]): Rule =>
  byTiming(({ year }, facts) => rounded(rounded(sumOf(terms(year, facts)), SUM_DECIMALS), decimals));

const totalOf =
  (name: YearName): Rule =>
  (_, { values }): Derivation => ({
    how: sumOf((values.amortization?.summary ?? []).map(({ year }) => yearFigure(year, name))),
    // The schedule ends with the year that pays the loan off.
    decidedBy: [figure("amortization.remainingBalance")],
  });

export const AMORTIZATION_RULES: Rules = {
  ...rulesAt<AmortizationMonth>("amortization.detail[year,month]", {
    paymentNumber: byTiming(paymentNumber),
    paymentDate: byTiming(paymentDate),
    beginningBalance,
    actualPayment: byTiming(actualPayment),
    incentive: byTiming(incentive),
    principal: ({ year, month }) => ({
      how: difference(
        sumOf([monthFigure(year, month, "actualPayment"), monthFigure(year, month, "incentive")]),
        monthFigure(year, month, "interest"),
      ),
    }),
    interest: byTiming(interest),
    endingBalance: ({ year, month }) => ({
      how: rounded(
        difference(monthFigure(year, month, "beginningBalance"), monthFigure(year, month, "principal")),
        BALANCE_DECIMALS,
      ),
    }),
  }),
  ...rulesAt<AmortizationYear>("amortization.summary[year]", {
    neededPayment: ({ year }, facts) => ({
      how: largest(
        none("never below zero"),
        difference(
          figure(`itemizedSavings.years[year=${year}].guaranteedAnnualSavings`),
          inputOrZero(inputPath("performancePeriod", { year }, "retainedSavings")),
          figureOrZero(facts, `performancePeriod.items[year=${year}].totalExpenses`, "no expenses entered"),
        ),
      ),
    }),
    expenseIncentive: ({ year }) => ({ how: monthFigure(year, MONTHS_PER_YEAR, "incentive") }),
    principalPlusInterest: ofYear(CENTS, paidIn),
    principal: ofYear(WHOLE_DOLLARS, (year) => everyMonth().map((month) => monthFigure(year, month, "principal"))),
    interest: ofYear(WHOLE_DOLLARS, (year) => everyMonth().map((month) => monthFigure(year, month, "interest"))),
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
