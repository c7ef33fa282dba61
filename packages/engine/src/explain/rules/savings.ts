import { ONE } from "../../decimal/decimal.js";
import { isSavingsField, SAVINGS_FIELDS } from "../../enumerations/savings-field.js";
import { UnitOfMeasure } from "../../enumerations/unit-of-measure.js";
import { inputPath } from "../../issues/input-path.js";
import type { CategorySavings, ItemizedSavingsYear } from "../../model/calculated/itemized-savings-values.js";
import type { Expression } from "../expression.js";
import { constant, figure, input, inputOrZero, part, product, quotient, rounded, sumOf } from "../expressions.js";
import { type Facts, isZeroInput, measurePath, measuresOf } from "../facts.js";
import { type Rules, rulesAt } from "../rule.js";

const GUARANTEED_PERCENTAGE = "other.guarPctEstSav";
const WHOLE_DOLLARS = 0;

const categoryPath = (year: number, fieldId: number): string =>
  `itemizedSavings.years[year=${year}].categories[fieldId=${fieldId}].value`;

const incentivesPath = (year: number): string => inputPath("performancePeriod", { year }, "incentivesOtherPayments");

/** The measures' entries in $/yr of a category. */
function firstYear(facts: Facts, category: number): Expression {
  const entries = measuresOf(facts).flatMap(({ uuid, estimatedSavings = [] }) =>
    estimatedSavings
      .map(({ fieldId }) => fieldId)
      .filter(isSavingsField)
      .filter((fieldId) => {
        const field = SAVINGS_FIELDS[fieldId];
        return field.category === category && field.unit === UnitOfMeasure.DollarsPerYear;
      })
      .map((fieldId) => input(measurePath(uuid, "estimatedSavings", { fieldId }, "value"))),
  );
  return sumOf(entries);
}

function allCategories({ values }: Facts, year: number): Expression {
  const ofYear = values.itemizedSavings?.years.find((one) => one.year === year);
  return sumOf((ofYear?.categories ?? []).map(({ fieldId }) => figure(categoryPath(year, fieldId))));
}

export const SAVINGS_RULES: Rules = {
  ...rulesAt<CategorySavings>("itemizedSavings.years[year].categories[fieldId]", {
    value: ({ year, fieldId }, facts) => {
      if (year === 1) return { how: firstYear(facts, fieldId) };
      const before = figure(categoryPath(year - 1, fieldId));
      const rate = inputOrZero(inputPath("escalationRates", { fieldId, year }, "value"));
      // Without a rate the savings stay what they were.
      return isZeroInput(facts, rate.path)
        ? { how: before, decidedBy: [rate] }
        : { how: product(before, sumOf([constant("all of it", ONE), rate])) };
    },
  }),
  ...rulesAt<ItemizedSavingsYear>("itemizedSavings.years[year]", {
    estimatedAnnualSavings: ({ year }, facts) => {
      const incentives = inputOrZero(incentivesPath(year));
      // Without incentives the estimate does not depend on the percentage.
      if (isZeroInput(facts, incentives.path)) return { how: allCategories(facts, year), decidedBy: [incentives] };
      const categories = part("Savings of all categories", allCategories(facts, year));
      return { how: sumOf([categories, quotient(incentives, input(GUARANTEED_PERCENTAGE))]) };
    },
    guaranteedAnnualSavings: ({ year }, facts) => ({
      how: rounded(
        sumOf([
          product(part("Savings of all categories", allCategories(facts, year)), input(GUARANTEED_PERCENTAGE)),
          inputOrZero(incentivesPath(year)),
        ]),
        WHOLE_DOLLARS,
      ),
    }),
    annualContractorPayments: ({ year }) => ({ how: figure(`costSavings.years[year=${year}].payment`) }),
  }),
};
