import type { SectionDefinition } from "./section-definition.js";

const MEASURE = ["ecmNumber", "ecmDescription"] as const;

/** What is entered of a project of the express edition. @spec C §3 "ePX additional data" */
export const EPX_SECTIONS: readonly SectionDefinition[] = [
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
  { id: "measures", title: "Measures and prices", parts: [{ sheet: "Measures", block: "measures" }] },
  {
    id: "other-measures",
    title: "Other measures",
    parts: [
      { sheet: "Other Measures", block: "expressMeasures" },
      { sheet: "Other Measures", block: "nonFacilityMeasures" },
    ],
  },
  {
    id: "savings",
    title: "First-year savings",
    parts: [
      { sheet: "Savings", block: "Other savings types" },
      {
        sheet: "Savings",
        block: "measureSavings",
        columns: [...MEASURE, "savings.", "totalEnergySavings", "estAnnualCostSavings"],
      },
    ],
  },
  {
    id: "baseline",
    title: "Baseline energy",
    parts: [
      { sheet: "Savings", block: "measureSavings", columns: [...MEASURE, "baseline.", "otherNonEnergyCostType"] },
    ],
  },
  {
    id: "escalation",
    title: "Escalation rates",
    parts: [{ sheet: "Annual Escalation Rates", block: "escalationRates" }],
  },
  {
    id: "financing",
    title: "Guarantee and financing",
    parts: [
      { sheet: "Financing", block: "Guarantee" },
      { sheet: "Financing", block: "Financing" },
    ],
  },
  { id: "payments", title: "Cash flow", parts: [{ sheet: "Cash Flow", block: "expressYears" }] },
  {
    id: "energy",
    title: "Energy, audit and site",
    parts: [
      { sheet: "Energy", block: "Energy costs before the project" },
      { sheet: "Energy", block: "Energy consumption before the project" },
      { sheet: "Energy", block: "Investment-grade audit" },
      { sheet: "Energy", block: "Site and jobs" },
      { sheet: "Energy", block: "Fields of your own" },
    ],
  },
  {
    id: "ghg",
    title: "Greenhouse gas",
    parts: [
      { sheet: "Emissions", block: "Savings a year, entered" },
      { sheet: "Emissions", block: "Savings a year, computed" },
      { sheet: "GHG", block: "measureGhg" },
      { sheet: "GHG Factors", block: "gridSubregions" },
      { sheet: "GHG Factors", block: "emissionFactors" },
      { sheet: "GHG Factors", block: "fuelTypes" },
    ],
  },
];
