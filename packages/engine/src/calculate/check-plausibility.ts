import type { AmortizationValues } from "../model/calculated/amortization-values.js";
import type { EcmValues } from "../model/calculated/ecm-values.js";
import type { ProjectData } from "../model/project-data.js";
import { checkSmallAmounts } from "../rules/plausibility/amount-below-one-dollar.js";
import { checkCancellationCeilings } from "../rules/plausibility/cancellation-ceiling.js";
import { checkEmissionFactors } from "../rules/plausibility/emission-factors.js";
import { checkEmissionRates } from "../rules/plausibility/emission-rates.js";
import { checkEnergyPrices } from "../rules/plausibility/energy-price.js";
import { checkDemandSavings, checkEsaEntries } from "../rules/plausibility/esa-entries.js";
import { checkFuelOfEmissions } from "../rules/plausibility/fuel-without-emissions.js";
import { checkInterestRateParts } from "../rules/plausibility/half-entered-rate.js";
import { checkHalfEnteredSavings } from "../rules/plausibility/half-entered-savings.js";
import { checkAverageEscalation } from "../rules/plausibility/high-escalation.js";
import { checkImplementationGuarantee } from "../rules/plausibility/implementation-guarantee.js";
import { checkLoanStartAtAward } from "../rules/plausibility/loan-start-at-award.js";
import { checkLocation } from "../rules/plausibility/location.js";
import { checkMarketSegment } from "../rules/plausibility/market-segment.js";
import { checkMeasureEntries } from "../rules/plausibility/measure-entries.js";
import { checkMeasureNumbers } from "../rules/plausibility/measure-numbers.js";
import { checkOtherPayments } from "../rules/plausibility/other-payments.js";
import { checkPrices } from "../rules/plausibility/price-beside-savings.js";
import { checkBaselines } from "../rules/plausibility/savings-above-baseline.js";
import { checkSavingsBesideBills } from "../rules/plausibility/savings-above-bill.js";
import { checkSubregions } from "../rules/plausibility/subregion-of-another-state.js";
import { checkDates } from "../rules/plausibility/unusual-dates.js";
import { checkRates } from "../rules/plausibility/unusual-rate.js";
import { checkBlankRates, checkBlankYears } from "../rules/plausibility/year-left-blank.js";
import { checkRatesOfSavings, checkYearsEndEarly } from "../rules/plausibility/years-end-early.js";
import { NONE, type RunStage } from "./stages.js";

/** Figures that plausibility is judged by. */
export interface JudgedFigures {
  readonly ecm: EcmValues;
  /** Absent in the express edition, which has no loan by month. */
  readonly schedule?: AmortizationValues | undefined;
  /** Years of the performance period; undefined where they are not known. */
  readonly years?: number | undefined;
}

const NOTHING = {};

/** Reports what is possible and unlikely: entries at which a person should look again. */
export function checkPlausibility(data: ProjectData, { ecm, schedule, years }: JudgedFigures, run: RunStage): void {
  const { ecms = NONE, financing, other, implementationPricing, escalationRates, performancePeriod } = data;
  const { implementationESAPayments, implementationCostSavings } = data;
  run(checkRates, {
    ...(financing && { financing }),
    ...(other && { other }),
    ...(implementationPricing && { implementationPricing }),
    ...(escalationRates && { escalationRates }),
    ...(performancePeriod && { performancePeriod }),
    ...(data.ecms && { ecms: data.ecms }),
    ...(implementationESAPayments && { implementationESAPayments }),
  });
  run(checkDates, financing);
  run(checkLocation, data.location);
  run(checkMarketSegment, data.characteristics, data.identification ?? NOTHING);
  run(checkInterestRateParts, financing);
  run(checkSubregions, data.location, ecms);
  run(checkHalfEnteredSavings, ecms);
  run(checkFuelOfEmissions, ecms, data.otherSavingsType);
  run(checkEnergyPrices, ecms);
  run(checkDemandSavings, ecms);
  run(checkMeasureNumbers, ecms);
  run(checkMeasureEntries, ecms);
  run(checkSavingsBesideBills, data.express?.energyCost, ecms);
  run(checkEsaEntries, implementationESAPayments, data.performancePeriodESAPayments ?? NONE, ecms, financing);
  run(checkLoanStartAtAward, financing);
  run(checkBaselines, ecms);
  run(checkPrices, ecms, ecm);
  run(checkOtherPayments, performancePeriod ?? NONE, ecm);
  run(checkSmallAmounts, performancePeriod ?? NONE, ecms);
  run(checkBlankYears, performancePeriod ?? NONE);
  run(checkYearsEndEarly, performancePeriod ?? NONE, years);
  run(checkBlankRates, escalationRates ?? NONE);
  run(checkAverageEscalation, escalationRates ?? NONE);
  run(checkRatesOfSavings, escalationRates ?? NONE, ecms, years);
  run(checkEmissionFactors, data.emissionFactors ?? NONE);
  run(checkEmissionRates, data.emissionFactors ?? NONE, data.gridSubregions ?? NONE);
  run(checkCancellationCeilings, data.cancellationCeiling ?? NONE, schedule);
  run(checkImplementationGuarantee, implementationCostSavings);
}
