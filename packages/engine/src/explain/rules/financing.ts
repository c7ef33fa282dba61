import { MONTHS_PER_YEAR } from "../../constants/horizons.js";
import { Decimal } from "../../decimal/decimal.js";
import type { CapitalizationValues, FinancingValues } from "../../model/calculated/project-summary.js";
import { constant, difference, figure, input, inputOrZero, product, sumOf } from "../expressions.js";
import { allOf, anyOf, firstThere, hasItem, isThere } from "../general-expressions.js";
import { type Rules, rulesAt } from "../rule.js";

const CAPITALIZATION = "projectSummary.capitalization";

export const FINANCING_RULES: Rules = {
  ...rulesAt<FinancingValues>("projectSummary.financing", {
    projectInterestRate: () => ({
      how: sumOf([inputOrZero("financing.indexRate"), inputOrZero("financing.addedPremium")]),
      thereWhen: anyOf(isThere(input("financing.indexRate")), isThere(input("financing.addedPremium"))),
    }),
    loanStartDate: () => ({
      how: firstThere(input("financing.loanStartDate"), figure(`${CAPITALIZATION}.startDateOfPerformancePeriod`)),
    }),
  }),
  ...rulesAt<CapitalizationValues>(CAPITALIZATION, {
    totalAmountFinanced: () => ({
      how: difference(
        sumOf([
          sumOf([
            figure("projectSummary.implementationTotals.totalImplementationPrice"),
            inputOrZero("capitalization.procureConstrIntr"),
          ]),
          inputOrZero("capitalization.procureOther"),
        ]),
        inputOrZero("implementationCostSavings.payment"),
      ),
      // Without a measure there is nothing to finance.
      thereWhen: hasItem("ecms"),
    }),
    startDateOfPerformancePeriod: () => ({
      how: {
        kind: "monthsAfter",
        day: input("financing.awardDate"),
        months: input("financing.implementationPeriodMonths"),
      },
      thereWhen: allOf(isThere(input("financing.awardDate")), isThere(input("financing.implementationPeriodMonths"))),
    }),
    endDateOfPerformancePeriod: () => ({
      how: {
        kind: "monthsAfter",
        day: figure(`${CAPITALIZATION}.startDateOfPerformancePeriod`),
        months: product(figure("performancePeriod.years"), constant("months per year", new Decimal(MONTHS_PER_YEAR))),
      },
      thereWhen: allOf(
        isThere(figure(`${CAPITALIZATION}.startDateOfPerformancePeriod`)),
        isThere(figure("performancePeriod.years")),
      ),
    }),
  }),
};
