/** Without these little can be calculated, or rows cannot be told apart; by their path with the lists open. */
export const REQUIRED_PATHS: ReadonlySet<string> = new Set([
  "record.name",
  "characteristics.marketSegmentId",
  "financing.awardDate",
  "financing.implementationPeriodMonths",
  "financing.indexRate",
  "financing.paymentTimingYear",
  "financing.paymentTimingTypeID",
  "other.guarPctEstSav",
  "express.financing.financeTermYears",
  "express.financing.plannedGuaranteeYears",
  "ecms[].ecmNumber",
  "ecms[].ecmDescription",
  "ecms[].technologyTypeId",
  "ecms[].implementation.baseConstructionCost",
  "contacts[].role",
  "gridSubregions[].subregionId",
  "emissionFactors[].fuelName",
  "fuelTypes[].fuelType",
  "express.measures[].measureNumber",
  "express.nonFacilityMeasures[].measureNumber",
]);

/** What follows from other entries and is not entered. */
export const DERIVED_PATHS: ReadonlySet<string> = new Set(["record.isCts"]);

/** Calculated where nothing is entered: the input with its lists open, and the figure; of a table its member of the same row. */
export const CALCULATED_UNLESS_ENTERED: Readonly<Record<string, string>> = {
  "financing.loanStartDate": "projectSummary.financing.loanStartDate",
  "performancePeriodESAPayments[].guarProduction": "guarProduction",
};

/** Tables whose years are those of the performance period. */
export const PERFORMANCE_PERIOD_TABLES: ReadonlySet<string> = new Set([
  "performancePeriod",
  "costSavings",
  "cancellationCeiling",
]);
