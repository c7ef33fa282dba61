import {
  baselineEnergy,
  CONTACTS,
  ESCALATION,
  firstYearSavings,
  GREENHOUSE_GAS_TABLES,
  PROJECT,
} from "./common-sections.js";
import type { SectionDefinition } from "./section-definition.js";
import { SECTION_TITLES as TITLES } from "./section-texts.js";

/** Data entry of the express edition. @spec C §3 "ePX additional data" */
export const EPX_SECTIONS: readonly SectionDefinition[] = [
  PROJECT,
  CONTACTS,
  { id: "measures", title: TITLES.measures, parts: [{ sheet: "Measures", block: "measures" }] },
  {
    id: "other-measures",
    title: TITLES.otherMeasures,
    parts: [
      { sheet: "Other Measures", block: "expressMeasures" },
      { sheet: "Other Measures", block: "nonFacilityMeasures" },
    ],
  },
  firstYearSavings("Savings"),
  baselineEnergy("Savings"),
  ESCALATION,
  {
    id: "financing",
    title: TITLES.guaranteeAndFinancing,
    parts: [
      { sheet: "Financing", block: "guarantee" },
      { sheet: "Financing", block: "financing" },
    ],
  },
  { id: "payments", title: TITLES.cashFlow, parts: [{ sheet: "Cash Flow", block: "expressYears" }] },
  {
    id: "energy",
    title: TITLES.energy,
    parts: [
      { sheet: "Energy", block: "energyCosts" },
      { sheet: "Energy", block: "energyConsumption" },
      { sheet: "Energy", block: "investmentGradeAudit" },
      { sheet: "Energy", block: "siteAndJobs" },
      { sheet: "Energy", block: "ownFields" },
    ],
  },
  {
    id: "ghg",
    title: TITLES.ghg,
    parts: [
      { sheet: "Emissions", block: "enteredSavings" },
      { sheet: "Emissions", block: "computedSavings" },
      ...GREENHOUSE_GAS_TABLES,
    ],
  },
];
