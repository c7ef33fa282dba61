import type { BlockDefinition, SectionDefinition } from "./section-definition.js";
import { SECTION_TITLES as TITLES } from "./section-texts.js";

/** Columns that say which measure a row is. */
export const MEASURE = ["ecmNumber", "ecmDescription"] as const;

// Inputs that the templates of both editions share.

export const PROJECT: SectionDefinition = {
  id: "project",
  title: TITLES.project,
  parts: ["project", "location", "identification", "characteristics"].map((block) => ({ sheet: "Summary", block })),
};

export const CONTACTS: SectionDefinition = {
  id: "contacts",
  title: TITLES.contacts,
  parts: [{ sheet: "Contacts", block: "contacts" }],
};

/** @param sheet - The one that has the savings of the measures. */
export const firstYearSavings = (sheet: string): SectionDefinition => ({
  id: "savings",
  title: TITLES.savings,
  parts: [
    { sheet, block: "otherSavingsTypes" },
    { sheet, block: "measureSavings", columns: [...MEASURE, "savings.", "totalEnergySavings", "estAnnualCostSavings"] },
  ],
});

/** @param sheet - The one that has the savings of the measures. */
export const baselineEnergy = (sheet: string): SectionDefinition => ({
  id: "baseline",
  title: TITLES.baseline,
  parts: [{ sheet, block: "measureSavings", columns: [...MEASURE, "baseline.", "otherNonEnergyCostType"] }],
});

export const ESCALATION: SectionDefinition = {
  id: "escalation",
  title: TITLES.escalation,
  parts: [{ sheet: "Annual Escalation Rates", block: "escalationRates" }],
};

export const GREENHOUSE_GAS_TABLES: readonly BlockDefinition[] = [
  { sheet: "GHG", block: "measureGhg" },
  { sheet: "GHG Factors", block: "gridSubregions" },
  { sheet: "GHG Factors", block: "emissionFactors" },
  { sheet: "GHG Factors", block: "fuelTypes" },
];
