import { ONE } from "../../decimal/decimal.js";
import { ESA_OPTION_LABELS, EsaOption } from "../../enumerations/esa-option.js";
import { SavingsCategory } from "../../enumerations/savings-category.js";
import { SavingsField } from "../../enumerations/savings-field.js";
import type { EsaPayments, EsaPaymentYear } from "../../model/calculated/esa-payments.js";
import { inputPath } from "../../path-text/input-path.js";
import { constant, difference, figure, input, inputOrZero, part, product, sumOf } from "../expressions.js";
import { type Facts, hasInput, measurePath, measuresOf } from "../facts.js";
import type { GeneralDerivation, GeneralExpression } from "../general-expression.js";
import { allOf, anyOf, firstThere, isThere, shared, sumOfKnown, sumOfThere, when } from "../general-expressions.js";
import { type Rules, rulesAt } from "../rule.js";

const AGREEMENT = "implementationESAPayments";

const yearPath = (year: number, name: string): string => `esaPayments.years[year=${year}].${name}`;
const entryPath = (year: number, name: string): string => inputPath("performancePeriodESAPayments", { year }, name);

/** Without a price there are no payments, for any other inputs. */
const FIRST_PRICE = input(`${AGREEMENT}.year1ESAPrice`);

/** The electricity a measure saves, where it is under the agreement. */
function productionOf(uuid: string): GeneralExpression {
  const isUnderEsa: GeneralExpression = {
    kind: "inputIs",
    input: input(measurePath(uuid, "esaOptionId")),
    value: EsaOption.UnderEsa,
    label: ESA_OPTION_LABELS[EsaOption.UnderEsa],
  };
  const kwh = measurePath(uuid, "estimatedSavings", { fieldId: SavingsField.ElectricEnergyKwhPerYear }, "value");
  return shared(
    inputPath("esaPayments.production", { uuid }),
    "Production under the ESA",
    when(isUnderEsa, input(kwh)),
  );
}

/** Entered, or what is left of the first year's guaranteed production. */
function production(year: number, facts: Facts): GeneralDerivation {
  const entered = input(entryPath(year, "guarProduction"));
  const label = "First-year production of the measures under the ESA";
  const firstYearKwh = shared(
    "esaPayments.firstYearProduction",
    label,
    sumOfKnown(measuresOf(facts).map(({ uuid }) => productionOf(uuid))),
  );
  const guaranteed = input(`${AGREEMENT}.guarPercentage`);
  const computed = product(part(label, firstYearKwh), guaranteed, {
    kind: "power",
    base: difference(constant("100%", ONE), inputOrZero(`${AGREEMENT}.energyDegradation`)),
    exponent: year - 1,
  });
  return {
    how: firstThere(entered, computed),
    thereWhen: allOf(isThere(FIRST_PRICE), anyOf(isThere(entered), allOf(isThere(firstYearKwh), isThere(guaranteed)))),
    decidedBy: hasInput(facts, entered.path)
      ? []
      : measuresOf(facts)
          .map(({ uuid }) => measurePath(uuid, "esaOptionId"))
          .filter((path) => hasInput(facts, path))
          .map(input),
  };
}

export const ESA_RULES: Rules = {
  ...rulesAt<EsaPaymentYear>("esaPayments.years[year]", {
    esaPrice: ({ year }): GeneralDerivation => {
      if (year === 1) return { how: FIRST_PRICE };
      const before = figure(yearPath(year - 1, "esaPrice"));
      const rate = inputPath("escalationRates", { fieldId: SavingsCategory.ElectricEnergy, year }, "value");
      const growth = sumOf([constant("100%", ONE), inputOrZero(rate)]);
      return { how: product(before, growth), thereWhen: isThere(before) };
    },
    guarProduction: ({ year }, facts) => production(year, facts),
    esaPayment: ({ year }) => ({
      how: product(figure(yearPath(year, "esaPrice")), figure(yearPath(year, "guarProduction"))),
      thereWhen: isThere(figure(yearPath(year, "guarProduction"))),
    }),
    reserveAccount: ({ year }) => ({
      how: input(entryPath(year, "reserveAccount")),
      thereWhen: isThere(FIRST_PRICE),
    }),
  }),
  ...rulesAt<EsaPayments>("esaPayments", {
    totalEsaPayments: (_, { values }) => ({
      how: sumOfThere((values.esaPayments?.years ?? []).map(({ year }) => figure(yearPath(year, "esaPayment")))),
      thereWhen: isThere(FIRST_PRICE),
    }),
  }),
};
