import { PAYOFF_THRESHOLD } from "../../amortization/payment-years.js";
import { MAXIMUM_PERFORMANCE_PERIOD_YEARS } from "../../constants/horizons.js";
import { Decimal, ONE } from "../../decimal/decimal.js";
import type {
  PerformancePeriodTotals,
  PerformancePeriodValues,
  PerformancePeriodYearValues,
} from "../../model/calculated/performance-period-values.js";
import { inputPath } from "../../path-text/input-path.js";
import { constant, figure, input, inputOrZero, part, product, sumOf } from "../expressions.js";
import type { Facts } from "../facts.js";
import type { GeneralDerivation, GeneralExpression } from "../general-expression.js";
import { allOf, anyOf, hasItem, isAtLeast, isThere, sumOfThere, when } from "../general-expressions.js";
import { type Rule, type Rules, rulesAt } from "../rule.js";
import { HAS_SCHEDULE, IS_PAID_OFF, remainingBalanceOf } from "./loan-terms.js";

const of = (year: number, name: string): string => inputPath("performancePeriod", { year }, name);
const itemPath = (year: number, name: string): string => `performancePeriod.items[year=${year}].${name}`;

const YEARS = figure("performancePeriod.years");

/** True if a year belongs to the performance period. */
export const isInPerformancePeriod = (year: number): GeneralExpression => isAtLeast(YEARS, year);

/** Years are itemized as far as the performance period goes, and beyond where they are entered. */
const isItemized = (year: number): GeneralExpression =>
  anyOf(hasItem("performancePeriod", { name: "year", value: year }), isInPerformancePeriod(year));

/** Total of a year's items: expenses with their mark-up. Zero if nothing is entered. */
export function expensesOf(year: number, before: GeneralExpression): GeneralExpression {
  const markUp = sumOf([constant("100%", ONE), inputOrZero(of(year, "deliveryChargePct"))]);
  return product(before, part("Delivery charge factor", markUp));
}

/** Σ of the expenses entered for a year. */
export function expensesBefore(year: number, { project }: Facts): GeneralExpression {
  const entries = project.data.performancePeriod?.find((entry) => entry.year === year)?.otherExpenses ?? [];
  return sumOfThere([
    inputOrZero(of(year, "measurementVerification")),
    ...entries.map(({ fieldId }) =>
      input(inputPath("performancePeriod", { year }, "otherExpenses", { fieldId }, "value")),
    ),
  ]);
}

/** Debt service of every year of the loan. */
const debtServiceOf = ({ values }: Facts) =>
  (values.amortization?.summary ?? []).map(({ year }) =>
    figure(`amortization.summary[year=${year}].principalPlusInterest`),
  );

/** Σ over the years that count. */
const totalOf =
  (name: "totalExpenses" | "incentivesOtherPayments"): Rule =>
  (_, { values }) => {
    const { years, items = [] } = values.performancePeriod ?? {};
    const terms = items.map(({ year }) => ({ number: year, of: figure(itemPath(year, name)) }));
    return {
      how: when(isThere(YEARS), { kind: "sumUpTo", terms, limit: YEARS }, sumOfThere(terms.map((term) => term.of))),
      decidedBy: years === undefined ? [] : [YEARS],
    };
  };

export const PERFORMANCE_PERIOD_RULES: Rules = {
  ...rulesAt<PerformancePeriodValues>("performancePeriod", {
    years: (_, facts): GeneralDerivation => {
      const terms = debtServiceOf(facts).map((of, index) => ({ number: index + 1, of }));
      const how: GeneralExpression = { kind: "lastAbove", limit: PAYOFF_THRESHOLD, terms };
      const atMost = new Decimal(MAXIMUM_PERFORMANCE_PERIOD_YEARS);
      return {
        how,
        thereWhen: allOf(IS_PAID_OFF, { kind: "isWithin", of: how, atLeast: ONE, atMost }),
        decidedBy: remainingBalanceOf(facts),
      };
    },
    yearsWithPayments: (_, facts): GeneralDerivation => ({
      how: { kind: "countAbove", limit: PAYOFF_THRESHOLD, of: debtServiceOf(facts) },
      thereWhen: HAS_SCHEDULE,
    }),
  }),
  ...rulesAt<PerformancePeriodYearValues>("performancePeriod.items[year]", {
    expensesBeforeDeliveryCharge: ({ year }, facts) => ({
      how: expensesBefore(year, facts),
      thereWhen: isItemized(year),
    }),
    totalExpenses: ({ year }) => ({
      how: expensesOf(year, figure(itemPath(year, "expensesBeforeDeliveryCharge"))),
      thereWhen: isItemized(year),
    }),
    incentivesOtherPayments: ({ year }) => ({
      how: inputOrZero(of(year, "incentivesOtherPayments")),
      thereWhen: isItemized(year),
    }),
    retainedSavings: ({ year }) => ({ how: inputOrZero(of(year, "retainedSavings")), thereWhen: isItemized(year) }),
    totalPayments: ({ year }) => ({ how: figure(`costSavings.years[year=${year}].payment`) }),
  }),
  ...rulesAt<PerformancePeriodTotals>("performancePeriod.total", {
    totalExpenses: totalOf("totalExpenses"),
    incentivesOtherPayments: totalOf("incentivesOtherPayments"),
    totalPayments: (_, { values }) => ({
      how: sumOfThere(
        (values.costSavings?.years ?? []).map(({ year }) => figure(`costSavings.years[year=${year}].payment`)),
      ),
      thereWhen: isThere(YEARS),
      decidedBy: [YEARS],
    }),
  }),
};
