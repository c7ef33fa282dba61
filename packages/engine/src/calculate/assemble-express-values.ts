import type { Decimal } from "../decimal/decimal.js";
import { sum } from "../decimal/sum.js";
import type { PartialCalculatedValues } from "../model/calculated/calculated-values.js";
import type { EcmValues } from "../model/calculated/ecm-values.js";
import type { ExpressValues } from "../model/calculated/express-values.js";
import type { Project } from "../model/project.js";
import { definedOnly } from "../objects/defined-only.js";
import type { Pricing } from "../pricing/calculate-pricing.js";
import type { ItemizedSavingsResult } from "../savings/calculate-itemized-savings.js";
import { hasUpfrontIncentives, isStateLocal } from "../summary/project-traits.js";

/** Results of the stages of the express edition. */
export interface ExpressResults {
  readonly pricing: Pricing;
  readonly savings: ItemizedSavingsResult;
  readonly ecm: EcmValues;
  /** Fraction per year. */
  readonly interestRate: Decimal | undefined;
  readonly express: ExpressValues;
}

/**
 * Lays the results out as the calculated values of an express project. There is no loan, no performance period and no
 * energy sales agreement, so those sections are absent. The financial summary has what lists of projects show.
 *
 * @spec C §3 "Calculated values"; 0038
 */
export function assembleExpressValues({ record, data }: Project, results: ExpressResults): PartialCalculatedValues {
  const { pricing, savings, ecm, interestRate, express } = results;
  const { totalImplementationPrice } = pricing.totals;
  const performancePeriodIncentives = sum(savings.years.map(({ incentives }) => incentives));
  return {
    calculationTypeId: record.calculationType,
    projectSummary: {
      implementationTotals: pricing.totals,
      financing: definedOnly({ projectInterestRate: interestRate }),
      capitalization: {},
      financialSummary: definedOnly({
        totalImplementationPrice,
        hasUpfrontIncentives: hasUpfrontIncentives(pricing.appliedIncentives, performancePeriodIncentives),
        isStateLocal: isStateLocal(data.characteristics),
        projectInterestRate: interestRate,
        totalEstimatedCostSavings: express.totalEstimatedCostSavings,
        totalGuaranteedCostSavings: express.totalGuaranteedCostSavings,
        totalDebtService: express.totalDebtService,
        totalInterest: express.totalInterest,
        simplePayback: express.simplePayback,
      }),
    },
    itemizedSavings: {
      years: savings.years.map(({ year, categories, estimated, guaranteed }) =>
        definedOnly({ year, categories, estimatedAnnualSavings: estimated, guaranteedAnnualSavings: guaranteed }),
      ),
    },
    ecm,
    express,
  };
}
