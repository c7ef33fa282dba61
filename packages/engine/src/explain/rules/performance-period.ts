import { PAYOFF_THRESHOLD } from "../../amortization/payment-years.js";
import { ONE } from "../../decimal/decimal.js";
import { inputPath } from "../../issues/input-path.js";
import type {
  PerformancePeriodTotals,
  PerformancePeriodValues,
  PerformancePeriodYearValues,
} from "../../model/calculated/performance-period-values.js";
import { constant, figure, input, inputOrZero, part, product, sumOf } from "../expressions.js";
import { type Rule, type Rules, rulesAt } from "../rule.js";

const of = (year: number, name: string): string => inputPath("performancePeriod", { year }, name);
const itemPath = (year: number, name: string): string => `performancePeriod.items[year=${year}].${name}`;

/** Σ over the years that count. */
const totalOf =
  (name: "totalExpenses" | "incentivesOtherPayments"): Rule =>
  (_, { values }) => {
    const { years, items = [] } = values.performancePeriod ?? {};
    return {
      how: sumOf(
        items
          .filter(({ year }) => years === undefined || year <= years)
          .map(({ year }) => figure(itemPath(year, name))),
      ),
      decidedBy: years === undefined ? [] : [figure("performancePeriod.years")],
    };
  };

export const PERFORMANCE_PERIOD_RULES: Rules = {
  ...rulesAt<PerformancePeriodValues>("performancePeriod", {
    years: (_, { values }) => ({
      how: {
        kind: "countAbove",
        limit: PAYOFF_THRESHOLD,
        of: (values.amortization?.summary ?? []).map(({ year }) =>
          figure(`amortization.summary[year=${year}].principalPlusInterest`),
        ),
      },
    }),
  }),
  ...rulesAt<PerformancePeriodYearValues>("performancePeriod.items[year]", {
    expensesBeforeDeliveryCharge: ({ year }, { project }) => {
      const entries = project.data.performancePeriod?.find((entry) => entry.year === year)?.otherExpenses ?? [];
      return {
        how: sumOf([
          inputOrZero(of(year, "measurementVerification")),
          ...entries.map(({ fieldId }) =>
            input(inputPath("performancePeriod", { year }, "otherExpenses", { fieldId }, "value")),
          ),
        ]),
      };
    },
    totalExpenses: ({ year }) => ({
      how: product(
        figure(itemPath(year, "expensesBeforeDeliveryCharge")),
        part("With the mark-up", sumOf([constant("all of it", ONE), inputOrZero(of(year, "deliveryChargePct"))])),
      ),
    }),
    incentivesOtherPayments: ({ year }) => ({ how: inputOrZero(of(year, "incentivesOtherPayments")) }),
    retainedSavings: ({ year }) => ({ how: inputOrZero(of(year, "retainedSavings")) }),
    totalPayments: ({ year }) => ({ how: figure(`costSavings.years[year=${year}].payment`) }),
  }),
  ...rulesAt<PerformancePeriodTotals>("performancePeriod.total", {
    totalExpenses: totalOf("totalExpenses"),
    incentivesOtherPayments: totalOf("incentivesOtherPayments"),
    totalPayments: (_, { values }) => ({
      how: sumOf(
        (values.costSavings?.years ?? []).map(({ year }) => figure(`costSavings.years[year=${year}].payment`)),
      ),
      decidedBy: [figure("performancePeriod.years")],
    }),
  }),
};
