import { type Decimal, ZERO } from "../decimal/decimal.js";
import { calculateExpress } from "../express/calculate-express.js";
import { projectInterestRate } from "../financing/project-interest-rate.js";
import type { Financing } from "../model/financing.js";
import type { Project } from "../model/project.js";
import { calculatePricing } from "../pricing/calculate-pricing.js";
import { simplePaybackYears } from "../pricing/simple-payback.js";
import { checkSuppliedSavings, checkSuppliedTotals } from "../rules/supplied-values.js";
import { calculateItemizedSavings } from "../savings/calculate-itemized-savings.js";
import { assembleExpressValues } from "./assemble-express-values.js";
import { type Calculation, type CalculationOptions, gatherIssues } from "./calculation.js";
import { checkPlausibility } from "./check-plausibility.js";
import { measureInputs, measureValues } from "./measure-values.js";
import { calculated, NONE, type Stages } from "./stages.js";

/**
 * Calculates a project of the express edition (ePX): prices, savings and greenhouse gas as in the full edition, and
 * level debt service instead of a loan by month.
 *
 * @spec C §3 "ePX additional data"; D25; 0038
 */
export function calculateExpressEdition(
  project: Project,
  options: CalculationOptions,
  stages: Stages = calculated,
): Calculation {
  return gatherIssues((report) => {
    const { data, calculatedValues: supplied } = project;
    const { ecms: measures = NONE, escalationRates = NONE, performancePeriod = NONE, express } = data;
    const run = stages(report);

    const pricing = run(calculatePricing, measures, data.implementationPricing);
    const savings = run(calculateItemizedSavings, {
      measures,
      escalationRates,
      performancePeriod,
      guaranteedPercentage: data.other?.guarPctEstSav,
    });
    const ecm = run(measureValues, measureInputs(data), pricing.measurePrices, options.ghg ?? {});
    const interestRate = enteredInterestRate(data.financing);
    const { totalImplementationPrice: totalPrice } = pricing.totals;
    const { estAnnualCostSavings: annualCostSavings } = ecm.totals;
    const expressValues = calculateExpress(
      {
        express,
        measures,
        totalPrice,
        annualCostSavings,
        simplePayback: simplePaybackYears(totalPrice, annualCostSavings),
        interestRate,
        savings: savings.years,
        ghg: ecm.totals.ghg,
      },
      report,
    );
    run(checkSuppliedSavings, supplied, express?.financing?.plannedGuaranteeYears);
    run(checkSuppliedTotals, supplied, measures);
    checkPlausibility(data, { ecm, years: express?.financing?.plannedGuaranteeYears }, run);

    return assembleExpressValues(project, { pricing, savings, ecm, interestRate, express: expressValues });
  });
}

/** Without either part there is no rate, and the price is paid without interest (D25). */
function enteredInterestRate({ indexRate, addedPremium }: Financing = {}): Decimal | undefined {
  return indexRate === undefined && addedPremium === undefined
    ? undefined
    : projectInterestRate(indexRate ?? ZERO, addedPremium ?? ZERO);
}
