import { ONE } from "../../decimal/decimal.js";
import { isSavingsField, SAVINGS_FIELDS } from "../../enumerations/savings-field.js";
import { UnitOfMeasure } from "../../enumerations/unit-of-measure.js";
import { inputPath } from "../../issues/input-path.js";
import type { CategorySavings, ItemizedSavingsYear } from "../../model/calculated/itemized-savings-values.js";
import type { Expression } from "../expression.js";
import { constant, figure, input, inputOrZero, part, product, quotient, rounded, sumOf } from "../expressions.js";
import { type Facts, hasInput, measurePath, measuresOf } from "../facts.js";
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
    value: ({ year, fieldId }, facts) => ({
      how:
        year === 1
          ? firstYear(facts, fieldId)
          : product(
              figure(categoryPath(year - 1, fieldId)),
              sumOf([
                constant("all of it", ONE),
                inputOrZero(inputPath("escalationRates", { fieldId, year }, "value")),
              ]),
            ),
    }),
  }),
  ...rulesAt<ItemizedSavingsYear>("itemizedSavings.years[year]", {
    estimatedAnnualSavings: ({ year }, facts) => ({
      how: hasInput(facts, incentivesPath(year))
        ? sumOf([
            part("Savings of all categories", allCategories(facts, year)),
            quotient(input(incentivesPath(year)), input(GUARANTEED_PERCENTAGE)),
          ])
        : allCategories(facts, year),
    }),
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
