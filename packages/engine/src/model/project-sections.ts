import type { ProjectData } from "./project-data.js";

/** Properties of a section of the project data that the rest of the program uses. */
export interface ProjectSection {
  /** A change of it can change a calculated figure. */
  readonly triggersCalculation: boolean;
}

/**
 * Every section of the project data, and whether figures depend on it. Names, notes and identification change none; nor
 * do the kinds of other expenses and the cancellation ceiling, which no formula reads.
 *
 * @spec C §4 "Changes that trigger calculation cause recalculation"; 0034
 */
export const PROJECT_SECTIONS: Readonly<Record<keyof ProjectData, ProjectSection>> = {
  location: { triggersCalculation: false },
  identification: { triggersCalculation: false },
  characteristics: { triggersCalculation: true },
  contacts: { triggersCalculation: false },
  financing: { triggersCalculation: true },
  capitalization: { triggersCalculation: true },
  other: { triggersCalculation: true },
  escalationRates: { triggersCalculation: true },
  otherSavingsType: { triggersCalculation: true },
  otherPPExpenseType1: { triggersCalculation: false },
  otherPPExpenseType2: { triggersCalculation: false },
  implementationCostSavings: { triggersCalculation: true },
  implementationESAPayments: { triggersCalculation: true },
  implementationPricing: { triggersCalculation: true },
  performancePeriod: { triggersCalculation: true },
  performancePeriodESAPayments: { triggersCalculation: true },
  cancellationCeiling: { triggersCalculation: false },
  gridSubregions: { triggersCalculation: true },
  emissionFactors: { triggersCalculation: true },
  fuelTypes: { triggersCalculation: true },
  ecms: { triggersCalculation: true },
  express: { triggersCalculation: true },
};
