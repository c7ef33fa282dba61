import { ONE, ZERO } from "../../decimal/decimal.js";
import type { ExpressGhgSavings, ExpressValues, ExpressYear } from "../../model/calculated/express-values.js";
import {
  constant,
  difference,
  figure,
  input,
  part,
  product,
  quotient,
  rounded,
  smallest,
  sumOf,
} from "../expressions.js";
import type { Facts } from "../facts.js";
import type { GeneralDerivation, GeneralExpression } from "../general-expression.js";
import { type Rule, type Rules, rulesAt } from "../rule.js";

const CENTS = 2;
const PRICE = "express.totalPrice";
const RATE = "projectSummary.financing.projectInterestRate";
const FINANCE_TERM = input("express.financing.financeTermYears");
const GUARANTEE_YEARS = input("express.financing.plannedGuaranteeYears");

type Savings = "estimatedAnnualSavings" | "guaranteedAnnualSavings";

const yearPath = (year: number, name: Exclude<keyof ExpressYear, "year">): string =>
  `express.years[year=${year}].${name}`;
const savingsPath = (year: number, name: Savings): string => `itemizedSavings.years[year=${year}].${name}`;
const yearsTo = (last: number): readonly number[] => Array.from({ length: Math.max(last, 0) }, (_, index) => index + 1);
const termOf = ({ project }: Facts): number => project.data.express?.financing?.financeTermYears ?? 0;
const guaranteeOf = ({ project }: Facts): number => project.data.express?.financing?.plannedGuaranteeYears ?? 0;

/** An amount paid with its interest in equal yearly parts, or without where there is no rate. */
function withInterest(amount: GeneralExpression, otherwise: GeneralExpression, facts: Facts): GeneralExpression {
  const rate = facts.values.projectSummary?.financing.projectInterestRate;
  if (rate === undefined || rate.isZero()) return otherwise;
  const growth: GeneralExpression = {
    kind: "power",
    base: sumOf([constant("all of it", ONE), figure(RATE)]),
    exponent: termOf(facts),
  };
  return quotient(product(amount, figure(RATE), growth), difference(growth, constant("all of it", ONE)));
}

function debtService(year: number, facts: Facts): GeneralExpression {
  const years = constant("years", ONE.times(termOf(facts)));
  const paidBefore = yearsTo(year - 1).map((before) => figure(yearPath(before, "debtService")));
  const total = rounded(withInterest(product(figure(PRICE), years), figure(PRICE), facts), CENTS);
  const left = part("Left to pay", difference(total, ...paidBefore));
  if (year === termOf(facts)) return left;
  const level = withInterest(figure(PRICE), quotient(figure(PRICE), years), facts);
  return smallest(part("Level debt service", rounded(level, CENTS)), left);
}

const totalSavings =
  (name: Savings): Rule =>
  (_, facts): GeneralDerivation => ({
    how: sumOf(yearsTo(guaranteeOf(facts)).map((year) => figure(savingsPath(year, name)))),
    decidedBy: [GUARANTEE_YEARS],
  });

const entered =
  (name: keyof ExpressGhgSavings["entered"]): Rule =>
  () => ({ how: input(`express.ghgSavings.${name}`) });

const same =
  (path: string): Rule =>
  () => ({ how: figure(path) });

export const EXPRESS_RULES: Rules = {
  ...rulesAt<ExpressValues>("express", {
    totalPrice: same("projectSummary.implementationTotals.totalImplementationPrice"),
    annualCostSavings: same("ecm.totals.estAnnualCostSavings"),
    anticipatedIncentives: () => ({ how: input("express.financing.amtOfIncentivesAnticipated") }),
    simplePayback: () => ({ how: quotient(figure(PRICE), figure("express.annualCostSavings")) }),
    annualDebtService: same(yearPath(1, "debtService")),
    totalEstimatedCostSavings: totalSavings("estimatedAnnualSavings"),
    totalGuaranteedCostSavings: totalSavings("guaranteedAnnualSavings"),
    totalDebtService: (_, facts) => ({
      how: sumOf(yearsTo(termOf(facts)).map((year) => figure(yearPath(year, "debtService")))),
      decidedBy: [FINANCE_TERM],
    }),
    totalInterest: () => ({ how: difference(figure("express.totalDebtService"), rounded(figure(PRICE), CENTS)) }),
    totalNetSavings: () => ({
      how: difference(figure("express.totalGuaranteedCostSavings"), figure("express.totalDebtService")),
    }),
  }),
  ...rulesAt<ExpressYear>("express.years[year]", {
    guaranteedSavings: ({ year }, facts) => ({
      how:
        year <= guaranteeOf(facts)
          ? figure(savingsPath(year, "guaranteedAnnualSavings"))
          : constant("after the guarantee", ZERO),
      decidedBy: [GUARANTEE_YEARS],
    }),
    debtService: ({ year }, facts) => ({
      how: year <= termOf(facts) ? debtService(year, facts) : constant("after the finance term", ZERO),
      decidedBy: [FINANCE_TERM],
    }),
    netSavings: ({ year }) => ({
      how: difference(figure(yearPath(year, "guaranteedSavings")), figure(yearPath(year, "debtService"))),
    }),
  }),
  ...rulesAt<ExpressGhgSavings["entered"]>("express.ghg.entered", {
    annualCO2EstSavings: entered("annualCO2EstSavings"),
    annualCH4EstSavings: entered("annualCH4EstSavings"),
    totalAnnualCarbonEstReduction: entered("totalAnnualCarbonEstReduction"),
    annualSOXEstSavings: entered("annualSOXEstSavings"),
    annualNOXEstSavings: entered("annualNOXEstSavings"),
    annualOtherGHGEstSavings: entered("annualOtherGHGEstSavings"),
  }),
  ...rulesAt<ExpressGhgSavings["computed"]>("express.ghg.computed", {
    annualScope1: same("ecm.totals.ghg.annualScope1"),
    annualScope2: same("ecm.totals.ghg.annualScope2"),
    annualTotal: same("ecm.totals.ghg.annualTotal"),
  }),
};
