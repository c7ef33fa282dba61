import type { CostSavings, CostSavingsYear } from "../../model/calculated/cost-savings-values.js";
import { difference, figure, inputOrZero, sumOf } from "../expressions.js";
import type { GeneralDerivation, GeneralExpression } from "../general-expression.js";
import { isThere, sumOfThere } from "../general-expressions.js";
import { type FigureKeys, type Rule, type Rules, rulesAt } from "../rule.js";
import { isInPerformancePeriod } from "./performance-period.js";

const yearPath = (year: number, name: string): string => `costSavings.years[year=${year}].${name}`;

/** Σ over the years, and what the implementation period adds. */
const totalOf =
  (name: keyof CostSavingsYear, implementation?: string): Rule =>
  (_, { values }) => {
    const years: GeneralExpression[] = (values.costSavings?.years ?? []).map(({ year }) =>
      figure(yearPath(year, name)),
    );
    return {
      how: sumOfThere(
        implementation === undefined ? years : [inputOrZero(`implementationCostSavings.${implementation}`), ...years],
      ),
      thereWhen: isThere(figure("performancePeriod.years")),
      decidedBy: [figure("performancePeriod.years")],
    };
  };

/** A year's own figure: there as long as the performance period lasts. */
const ofYear =
  (how: (year: number) => GeneralExpression): Rule =>
  ({ year }: FigureKeys): GeneralDerivation => ({ how: how(year), thereWhen: isInPerformancePeriod(year) });

export const COST_SAVINGS_RULES: Rules = {
  ...rulesAt<CostSavingsYear>("costSavings.years[year]", {
    estimatedSavings: ofYear((year) => figure(`itemizedSavings.years[year=${year}].estimatedAnnualSavings`)),
    guaranteedSavings: ofYear((year) => figure(`itemizedSavings.years[year=${year}].guaranteedAnnualSavings`)),
    expenses: ofYear((year) => figure(`performancePeriod.items[year=${year}].totalExpenses`)),
    debtService: ofYear((year) => figure(`amortization.summary[year=${year}].principalPlusInterest`)),
    payment: ofYear((year) => sumOf([figure(yearPath(year, "expenses")), figure(yearPath(year, "debtService"))])),
    retainedSavings: ofYear((year) =>
      difference(figure(yearPath(year, "guaranteedSavings")), figure(yearPath(year, "payment"))),
    ),
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
