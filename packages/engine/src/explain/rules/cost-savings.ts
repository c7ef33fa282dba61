import type { CostSavings, CostSavingsYear } from "../../model/calculated/cost-savings-values.js";
import type { Expression } from "../expression.js";
import { difference, figure, inputOrZero, sumOf } from "../expressions.js";
import { figureOrZero } from "../facts.js";
import { type Rule, type Rules, rulesAt } from "../rule.js";

const yearPath = (year: number, name: string): string => `costSavings.years[year=${year}].${name}`;

/** Σ over the years, and what the implementation period adds. */
const totalOf =
  (name: keyof CostSavingsYear, implementation?: string): Rule =>
  (_, { values }) => {
    const years: Expression[] = (values.costSavings?.years ?? []).map(({ year }) => figure(yearPath(year, name)));
    return {
      how: sumOf(
        implementation === undefined ? years : [inputOrZero(`implementationCostSavings.${implementation}`), ...years],
      ),
      decidedBy: [figure("performancePeriod.years")],
    };
  };

export const COST_SAVINGS_RULES: Rules = {
  ...rulesAt<CostSavingsYear>("costSavings.years[year]", {
    estimatedSavings: ({ year }, facts) => ({
      how: figureOrZero(facts, `itemizedSavings.years[year=${year}].estimatedAnnualSavings`, "no estimate"),
    }),
    guaranteedSavings: ({ year }) => ({ how: figure(`itemizedSavings.years[year=${year}].guaranteedAnnualSavings`) }),
    expenses: ({ year }) => ({ how: figure(`performancePeriod.items[year=${year}].totalExpenses`) }),
    debtService: ({ year }) => ({ how: figure(`amortization.summary[year=${year}].principalPlusInterest`) }),
    payment: ({ year }) => ({
      how: sumOf([figure(yearPath(year, "expenses")), figure(yearPath(year, "debtService"))]),
    }),
    retainedSavings: ({ year }) => ({
      how: difference(figure(yearPath(year, "guaranteedSavings")), figure(yearPath(year, "payment"))),
    }),
  }),
  ...rulesAt<CostSavings>("costSavings", {
    totalEstimatedCostSavings: totalOf("estimatedSavings", "estimatedCostSavings"),
    totalGuaranteedCostSavings: totalOf("guaranteedSavings", "guaranteedCostSavings"),
    totalPayments: totalOf("payment", "payment"),
    totalExpenses: totalOf("expenses"),
    totalDebtService: totalOf("debtService"),
    totalRetainedSavings: totalOf("retainedSavings"),
  }),
};
