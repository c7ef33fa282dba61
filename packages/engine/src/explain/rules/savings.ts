import { ONE } from "../../decimal/decimal.js";
import { isSavingsField, SAVINGS_FIELDS } from "../../enumerations/savings-field.js";
import { UnitOfMeasure } from "../../enumerations/unit-of-measure.js";
import type { CategorySavings, ItemizedSavingsYear } from "../../model/calculated/itemized-savings-values.js";
import { inputPath } from "../../path-text/input-path.js";
import { ITEMIZED_CATEGORIES } from "../../savings/first-year-savings.js";
import { constant, figure, input, inputOrZero, part, product, quotient, rounded, sumOf } from "../expressions.js";
import { type Facts, isZeroInput, measurePath, measuresOf } from "../facts.js";
import type { GeneralExpression } from "../general-expression.js";
import { anyOf, isNotZero, isThere, isZero, shorter, sumOfKnown, sumOfThere, when } from "../general-expressions.js";
import { type Rules, rulesAt } from "../rule.js";

const GUARANTEED_PERCENTAGE = "other.guarPctEstSav";
const WHOLE_DOLLARS = 0;

/** A percentage of zero guarantees nothing, and counts as none. */
export const HAS_PERCENTAGE: GeneralExpression = isNotZero(input(GUARANTEED_PERCENTAGE));

const categoryPath = (year: number, fieldId: number): string =>
  `itemizedSavings.years[year=${year}].categories[fieldId=${fieldId}].value`;

const incentivesPath = (year: number): string => inputPath("performancePeriod", { year }, "incentivesOtherPayments");

/** Incentives of a year enter its estimate through the percentage. */
export const hasEstimate = (year: number): GeneralExpression =>
  anyOf(isZero(inputOrZero(incentivesPath(year))), HAS_PERCENTAGE);

/** The measures' entries in $/yr of the itemized categories. */
export const firstYearSavings = (facts: Facts): readonly GeneralExpression[] =>
  ITEMIZED_CATEGORIES.flatMap((category) => entriesOf(facts, category));

/** The measures' entries in $/yr of a category. */
function entriesOf(facts: Facts, category: number): readonly GeneralExpression[] {
  return measuresOf(facts).flatMap(({ uuid, estimatedSavings = [] }) =>
    estimatedSavings
      .map(({ fieldId }) => fieldId)
      .filter(isSavingsField)
      .filter((fieldId) => {
        const field = SAVINGS_FIELDS[fieldId];
        return field.category === category && field.unit === UnitOfMeasure.DollarsPerYear;
      })
      .map((fieldId) => input(measurePath(uuid, "estimatedSavings", { fieldId }, "value"))),
  );
}

function allCategories({ values }: Facts, year: number): GeneralExpression {
  const ofYear = values.itemizedSavings?.years.find((one) => one.year === year);
  return sumOfThere((ofYear?.categories ?? []).map(({ fieldId }) => figure(categoryPath(year, fieldId))));
}

export const SAVINGS_RULES: Rules = {
  ...rulesAt<CategorySavings>("itemizedSavings.years[year].categories[fieldId]", {
    value: ({ year, fieldId }, facts) => {
      if (year === 1) return { how: sumOfKnown(entriesOf(facts, fieldId)) };
      const before = figure(categoryPath(year - 1, fieldId));
      const rate = inputOrZero(inputPath("escalationRates", { fieldId, year }, "value"));
      const escalated = product(before, sumOf([constant("100%", ONE), rate]));
      return {
        // Without a rate the savings stay what they were.
        how: shorter(escalated, isZero(rate), before),
        thereWhen: isThere(before),
        decidedBy: isZeroInput(facts, rate.path) ? [rate] : [],
      };
    },
  }),
  ...rulesAt<ItemizedSavingsYear>("itemizedSavings.years[year]", {
    estimatedAnnualSavings: ({ year }, facts) => {
      const incentives = inputOrZero(incentivesPath(year));
      const categories = part("Savings of all categories", allCategories(facts, year));
      return {
        // Without incentives the estimate does not depend on the percentage.
        how: when(
          isZero(incentives),
          allCategories(facts, year),
          sumOf([categories, quotient(incentives, input(GUARANTEED_PERCENTAGE))]),
        ),
        thereWhen: hasEstimate(year),
        decidedBy: isZeroInput(facts, incentives.path) ? [incentives] : [],
      };
    },
    guaranteedAnnualSavings: ({ year }, facts) => ({
      how: rounded(
        sumOf([
          product(part("Savings of all categories", allCategories(facts, year)), input(GUARANTEED_PERCENTAGE)),
          inputOrZero(incentivesPath(year)),
        ]),
        WHOLE_DOLLARS,
      ),
      thereWhen: HAS_PERCENTAGE,
    }),
    annualContractorPayments: ({ year }) => ({ how: figure(`costSavings.years[year=${year}].payment`) }),
  }),
};
