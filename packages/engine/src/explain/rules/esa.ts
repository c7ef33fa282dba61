import { ONE } from "../../decimal/decimal.js";
import { EsaOption } from "../../enumerations/esa-option.js";
import { SavingsCategory } from "../../enumerations/savings-category.js";
import { SavingsField } from "../../enumerations/savings-field.js";
import { inputPath } from "../../issues/input-path.js";
import type { EsaPayments, EsaPaymentYear } from "../../model/calculated/esa-payments.js";
import type { Derivation } from "../expression.js";
import { constant, difference, figure, input, inputOrZero, part, product, sumOf } from "../expressions.js";
import { type Facts, hasInput, measurePath, measuresOf } from "../facts.js";
import { type Rules, rulesAt } from "../rule.js";

const AGREEMENT = "implementationESAPayments";

const yearPath = (year: number, name: string): string => `esaPayments.years[year=${year}].${name}`;
const entryPath = (year: number, name: string): string => inputPath("performancePeriodESAPayments", { year }, name);

/** Entered, or what is left of the first year's guaranteed production. */
function production(year: number, facts: Facts): Derivation {
  if (hasInput(facts, entryPath(year, "guarProduction"))) return { how: input(entryPath(year, "guarProduction")) };
  const underEsa = measuresOf(facts).filter(({ esaOptionId }) => esaOptionId === EsaOption.UnderEsa);
  const firstYearKwh = underEsa
    .map(({ uuid }) =>
      measurePath(uuid, "estimatedSavings", { fieldId: SavingsField.ElectricEnergyKwhPerYear }, "value"),
    )
    .filter((path) => hasInput(facts, path));
  return {
    how: product(
      part("First-year production of the measures under the ESA", sumOf(firstYearKwh.map(input))),
      input(`${AGREEMENT}.guarPercentage`),
      {
        kind: "power",
        base: difference(constant("all of it", ONE), inputOrZero(`${AGREEMENT}.energyDegradation`)),
        exponent: year - 1,
      },
    ),
    decidedBy: measuresOf(facts)
      .map(({ uuid }) => measurePath(uuid, "esaOptionId"))
      .filter((path) => hasInput(facts, path))
      .map(input),
  };
}

export const ESA_RULES: Rules = {
  ...rulesAt<EsaPaymentYear>("esaPayments.years[year]", {
    esaPrice: ({ year }) => ({
      how:
        year === 1
          ? input(`${AGREEMENT}.year1ESAPrice`)
          : product(
              figure(yearPath(year - 1, "esaPrice")),
              sumOf([
                constant("all of it", ONE),
                inputOrZero(inputPath("escalationRates", { fieldId: SavingsCategory.ElectricEnergy, year }, "value")),
              ]),
            ),
    }),
    guarProduction: ({ year }, facts) => production(year, facts),
    esaPayment: ({ year }) => ({
      how: product(figure(yearPath(year, "esaPrice")), figure(yearPath(year, "guarProduction"))),
    }),
    reserveAccount: ({ year }) => ({ how: input(entryPath(year, "reserveAccount")) }),
  }),
  ...rulesAt<EsaPayments>("esaPayments", {
    totalEsaPayments: (_, { values }) => ({
      how: sumOf(
        (values.esaPayments?.years ?? [])
          .filter(({ esaPayment }) => esaPayment !== undefined)
          .map(({ year }) => figure(yearPath(year, "esaPayment"))),
      ),
    }),
  }),
};
