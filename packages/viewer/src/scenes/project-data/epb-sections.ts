import type { SectionDefinition } from "./section-definition.js";

/** Columns that say which measure a row is. */
const MEASURE = ["ecmNumber", "ecmDescription"] as const;

/** What is entered of a project of the full edition, in the order in which the template asks for it. @spec C §3 "Project data sections" */
export const EPB_SECTIONS: readonly SectionDefinition[] = [
  {
    id: "project",
    title: "Project information",
    parts: [
      { sheet: "Summary", block: "Project" },
      { sheet: "Summary", block: "Location" },
      { sheet: "Summary", block: "Identification" },
      { sheet: "Summary", block: "Characteristics" },
    ],
  },
  { id: "contacts", title: "Contacts", parts: [{ sheet: "Contacts", block: "contacts" }] },
  { id: "measures", title: "Measures and prices", parts: [{ sheet: "Schedule 2a", block: "measures" }] },
  {
    id: "pricing",
    title: "Implementation price",
    parts: [
      { sheet: "Schedule 2b", block: "Delivery percentages" },
      { sheet: "Schedule 2b", block: "Project development" },
      { sheet: "Schedule 2b", block: "Cost of goods and services" },
      { sheet: "Schedule 2b", block: "Price build-up" },
    ],
  },
  {
    id: "savings",
    title: "First-year savings",
    parts: [
      { sheet: "Schedule 4", block: "Other savings types" },
      {
        sheet: "Schedule 4",
        block: "measureSavings",
        columns: [...MEASURE, "savings.", "totalEnergySavings", "estAnnualCostSavings"],
      },
    ],
  },
  {
    id: "baseline",
    title: "Baseline energy",
    parts: [
      {
        sheet: "Schedule 4",
        block: "measureSavings",
        columns: [...MEASURE, "baseline.", "otherNonEnergyCostType"],
      },
    ],
  },
  {
    id: "escalation",
    title: "Escalation rates",
    parts: [{ sheet: "Annual Escalation Rates", block: "escalationRates" }],
  },
  {
    id: "financing",
    title: "Financing",
    parts: [
      { sheet: "Schedule 3", block: "Financing" },
      { sheet: "Schedule 3", block: "Capitalization" },
    ],
  },
  {
    id: "expenses",
    title: "Annual expenses",
    parts: [
      { sheet: "Schedule 3", block: "performancePeriod" },
      { sheet: "Schedule 3", block: "Other expenses" },
    ],
  },
  {
    id: "mv",
    title: "Measurement and verification",
    parts: [
      { sheet: "Schedule 2a", block: "measures", columns: [...MEASURE, "mvOptionId", "implementation.mvExpense"] },
      { sheet: "Schedule 3", block: "performancePeriod", columns: ["year", "measurementVerification"] },
    ],
  },
  {
    id: "payments",
    title: "Guarantee and payments",
    parts: [
      { sheet: "Schedule 1", block: "Guarantee" },
      { sheet: "Schedule 1", block: "Implementation period" },
      { sheet: "Schedule 1", block: "costSavings" },
    ],
  },
  {
    id: "cancellation",
    title: "Cancellation ceiling",
    parts: [{ sheet: "Schedule 5", block: "cancellationCeiling" }],
  },
  {
    id: "esa",
    title: "Energy sales agreement",
    parts: [
      { sheet: "ESA", block: "Agreement" },
      { sheet: "ESA", block: "esaYears" },
    ],
  },
  {
    id: "ghg",
    title: "Greenhouse gas",
    parts: [
      { sheet: "GHG", block: "measureGhg" },
      { sheet: "GHG Factors", block: "gridSubregions" },
      { sheet: "GHG Factors", block: "emissionFactors" },
      { sheet: "GHG Factors", block: "fuelTypes" },
    ],
  },
  {
    id: "accreditation",
    title: "Accreditation",
    parts: [
      { sheet: "Accreditation", block: "Project" },
      { sheet: "Accreditation", block: "Lead engineer" },
      { sheet: "Accreditation", block: "Lead project manager" },
      { sheet: "Accreditation", block: "Customer reference" },
    ],
  },
];
