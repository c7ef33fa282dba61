import type { MarkedCell } from "../manifest.js";

const marked = (reason: string, paths: readonly string[]): MarkedCell[] => paths.map((path) => ({ path, reason }));

const inside = (section: string, members: readonly string[]): string[] => members.map((name) => `${section}.${name}`);

/**
 * Cells that reviewers of a contractor's past projects need: evidence that the project exists and has a contact, that
 * guaranteed savings paid for it, and that the savings are measured.
 *
 * @spec C §9 "Current templates", one colour-coded for accreditation; which cells they are is ours
 */
export const ACCREDITATION_CELLS: readonly MarkedCell[] = [
  ...marked("identifies the project in the application.", [
    "record.name",
    ...inside("identification", ["taskOrderNumber", "contractNumber", "projectIdNumber"]),
  ]),
  ...marked("shows the location of the work.", inside("location", ["city", "state", "zip", "country"])),
  ...marked("shows whose project it is.", [
    ...inside("identification", ["agencyName", "subAgencyName"]),
    ...inside("characteristics", ["marketSegmentId", "stateLocalSubmarketId"]),
  ]),
  ...marked(
    "lets the reviewers ask the customer.",
    inside("contacts[]", ["role", "institution", "name", "title", "email", "phone"]),
  ),
  ...marked("shows the type of contract, and that savings pay for it.", [
    ...inside("characteristics", ["federalContractType", "uescContractType"]),
    ...inside("financing", ["projectAgreementTypeID", "primaryFinancingTypeID", "secondaryFinancingTypeID"]),
  ]),
  ...marked("shows the dates of award, construction, and performance.", [
    ...inside("financing", ["awardDate", "implementationPeriodMonths"]),
    ...inside("projectSummary.financialSummary", [
      "startDateOfPerformancePeriod",
      "endDateOfPerformancePeriod",
      "performancePeriodYears",
    ]),
  ]),
  ...marked("shows the size of the project.", [
    ...inside("ecms[].implementation", ["baseConstructionCost", "deliveryCharge", "appliedIncentives"]),
    "ecm.measures[].implementationPrice",
    "projectSummary.financialSummary.totalImplementationPrice",
  ]),
  ...marked("shows what was done.", inside("ecms[]", ["ecmDescription", "technologyTypeId"])),
  ...marked("shows the estimated savings.", [
    "ecms[].estimatedSavings[].value",
    "ecm.measures[].estAnnualCostSavings",
    "costSavings.years[].estimatedSavings",
    "projectSummary.financialSummary.totalEstimatedCostSavings",
  ]),
  ...marked("shows what is guaranteed.", [
    "other.guarPctEstSav",
    "costSavings.years[].guaranteedSavings",
    "projectSummary.financialSummary.totalGuaranteedCostSavings",
  ]),
  ...marked("shows how savings are measured.", ["ecms[].mvOptionId", "performancePeriod[].measurementVerification"]),
  ...marked("is required for every project of an application.", [
    ...inside("accreditation", [
      "facilityType",
      "monitorPeriod",
      "positiveEnergy",
      "generationEquipmentType",
      "commodityType",
      "dsmType",
      "otherIncentiveType",
    ]),
    ...inside("accreditation.contacts[]", ["name", "title", "email", "phone"]),
  ]),
];
