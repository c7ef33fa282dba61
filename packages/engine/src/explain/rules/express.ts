import { PROJECTION_HORIZON_YEARS } from "../../constants/horizons.js";
import { ONE, ZERO } from "../../decimal/decimal.js";
import type { ExpressGhgSavings, ExpressValues, ExpressYear } from "../../model/calculated/express-values.js";
import type { FigureExpression, InputExpression } from "../expression.js";
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
import type { GeneralExpression } from "../general-expression.js";
import { allOf, anyOf, isAbove, isAtLeast, isNotZero, isThere, not, shared, when } from "../general-expressions.js";
import { type Rule, type Rules, rulesAt } from "../rule.js";
import { HAS_PERCENTAGE, hasEstimate } from "./savings.js";
import { simplePaybackOf } from "./simple-payback.js";

const CENTS = 2;
const PRICE = figure("express.totalPrice");
const RATE = figure("projectSummary.financing.projectInterestRate");
const FINANCE_TERM = input("express.financing.financeTermYears");
const GUARANTEE_YEARS = input("express.financing.plannedGuaranteeYears");

type Savings = "estimatedAnnualSavings" | "guaranteedAnnualSavings";

const yearFigure = (year: number, name: Exclude<keyof ExpressYear, "year">): FigureExpression =>
  figure(`express.years[year=${year}].${name}`);
const savingsOf = (year: number, name: Savings): FigureExpression =>
  figure(`itemizedSavings.years[year=${year}].${name}`);
const yearsTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);
const EVERY_YEAR = yearsTo(PROJECTION_HORIZON_YEARS);

/** Σ over the years that an input counts. */
const sumOfYears = (limit: InputExpression, ofYear: (year: number) => FigureExpression): GeneralExpression => ({
  kind: "sumUpTo",
  terms: EVERY_YEAR.map((year) => ({ number: year, of: ofYear(year) })),
  limit,
});

const HAS_GUARANTEE = shared(
  "express.hasGuarantee",
  "Savings are guaranteed",
  allOf(isThere(GUARANTEE_YEARS), HAS_PERCENTAGE),
);

/** A price above zero is paid, at no rate or at one that is not negative. */
const HAS_DEBT_SERVICE = shared(
  "express.hasDebtService",
  "The price is paid over the finance term",
  allOf(isThere(FINANCE_TERM), isAbove(PRICE, ZERO), anyOf(not(isThere(RATE)), isAtLeast(RATE, 0))),
);

const HAS_RATE = isNotZero(RATE);

const GROWTH = shared(
  "express.growth",
  "Growth of a dollar over the finance term",
  when(HAS_RATE, { kind: "raised", base: sumOf([constant("100%", ONE), RATE]), exponent: FINANCE_TERM }),
);

/** An amount paid with its interest in equal yearly parts, or without where there is no rate. */
const withInterest = (amount: GeneralExpression, otherwise: GeneralExpression): GeneralExpression =>
  when(HAS_RATE, quotient(product(amount, RATE, GROWTH), difference(GROWTH, constant("100%", ONE))), otherwise);

const LEVEL = shared(
  "express.levelDebtService",
  "Level debt service of a year, $",
  when(HAS_DEBT_SERVICE, rounded(withInterest(PRICE, quotient(PRICE, FINANCE_TERM)), CENTS)),
);

const OF_THE_TERM = shared(
  "express.debtServiceOfTheTerm",
  "Debt service of the finance term, $",
  when(HAS_DEBT_SERVICE, rounded(withInterest(product(PRICE, FINANCE_TERM), PRICE), CENTS)),
);

/** Level in every year but the last, which takes what rounding the others leaves. */
function debtService(year: number): GeneralExpression {
  const paidBefore = yearsTo(year - 1).map((before) => yearFigure(before, "debtService"));
  const left = part("Left to pay", difference(OF_THE_TERM, ...paidBefore));
  const isLastYear: GeneralExpression = {
    kind: "inputIs",
    input: FINANCE_TERM,
    value: year,
    label: `${year} years`,
  };
  return when(isLastYear, left, smallest(part("Level debt service", LEVEL), left));
}

const isGuaranteed = (year: number): GeneralExpression => isAtLeast(GUARANTEE_YEARS, year);
const isFinanced = (year: number): GeneralExpression => isAtLeast(FINANCE_TERM, year);

/** The years are those of the guarantee and of the finance term, where the one and the other are known. */
const hasYear = {
  ofGuarantee: (year: number) => anyOf(isGuaranteed(year), allOf(HAS_DEBT_SERVICE, isFinanced(year))),
  ofFinanceTerm: (year: number) => anyOf(isFinanced(year), allOf(HAS_GUARANTEE, isGuaranteed(year))),
};

const entered =
  (name: keyof ExpressGhgSavings["entered"]): Rule =>
  () => ({ how: input(`express.ghgSavings.${name}`) });

const same =
  (of: FigureExpression): Rule =>
  () => ({ how: of });

/** Difference of two figures, if both exist. */
const left =
  (from: FigureExpression, less: FigureExpression): Rule =>
  () => ({ how: difference(from, less), thereWhen: allOf(isThere(from), isThere(less)) });

export const EXPRESS_RULES: Rules = {
  ...rulesAt<ExpressValues>("express", {
    totalPrice: same(figure("projectSummary.implementationTotals.totalImplementationPrice")),
    annualCostSavings: same(figure("ecm.totals.estAnnualCostSavings")),
    anticipatedIncentives: () => ({ how: input("express.financing.amtOfIncentivesAnticipated") }),
    simplePayback: () => simplePaybackOf(PRICE, figure("express.annualCostSavings")),
    annualDebtService: same(yearFigure(1, "debtService")),
    totalEstimatedCostSavings: () => ({
      how: sumOfYears(GUARANTEE_YEARS, (year) => savingsOf(year, "estimatedAnnualSavings")),
      // A sum that leaves a year out would be read as the whole.
      thereWhen: allOf(
        isThere(GUARANTEE_YEARS),
        ...EVERY_YEAR.map((year) => anyOf(not(isGuaranteed(year)), hasEstimate(year))),
      ),
      decidedBy: [GUARANTEE_YEARS],
    }),
    totalGuaranteedCostSavings: () => ({
      how: sumOfYears(GUARANTEE_YEARS, (year) => savingsOf(year, "guaranteedAnnualSavings")),
      thereWhen: HAS_GUARANTEE,
      decidedBy: [GUARANTEE_YEARS],
    }),
    totalDebtService: () => ({
      how: sumOfYears(FINANCE_TERM, (year) => yearFigure(year, "debtService")),
      thereWhen: HAS_DEBT_SERVICE,
      decidedBy: [FINANCE_TERM],
    }),
    totalInterest: () => ({
      how: difference(figure("express.totalDebtService"), rounded(PRICE, CENTS)),
      thereWhen: isThere(figure("express.totalDebtService")),
    }),
    totalNetSavings: left(figure("express.totalGuaranteedCostSavings"), figure("express.totalDebtService")),
  }),
  ...rulesAt<ExpressYear>("express.years[year]", {
    guaranteedSavings: ({ year }) => ({
      how: when(isGuaranteed(year), savingsOf(year, "guaranteedAnnualSavings"), constant("after the guarantee", ZERO)),
      thereWhen: allOf(HAS_GUARANTEE, hasYear.ofGuarantee(year)),
      decidedBy: [GUARANTEE_YEARS],
    }),
    debtService: ({ year }) => ({
      how: when(isFinanced(year), debtService(year), constant("after the finance term", ZERO)),
      thereWhen: allOf(HAS_DEBT_SERVICE, hasYear.ofFinanceTerm(year)),
      decidedBy: [FINANCE_TERM],
    }),
    netSavings: (keys, facts) =>
      left(yearFigure(keys.year, "guaranteedSavings"), yearFigure(keys.year, "debtService"))(keys, facts),
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
    annualScope1: same(figure("ecm.totals.ghg.annualScope1")),
    annualScope2: same(figure("ecm.totals.ghg.annualScope2")),
    annualTotal: same(figure("ecm.totals.ghg.annualTotal")),
  }),
};
