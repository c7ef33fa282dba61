import { SECTION_TITLES as TITLES } from "../../texts/section-texts.js";
import {
  baselineEnergy,
  CONTACTS,
  ESCALATION,
  firstYearSavings,
  GREENHOUSE_GAS_TABLES,
  PROJECT,
} from "./common-sections.js";
import type { SectionDefinition } from "./section-definition.js";

/** What is entered of a project of the express edition. @spec C §3 "ePX additional data" */
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
      { sheet: "Financing", block: "Guarantee" },
      { sheet: "Financing", block: "Financing" },
    ],
  },
  { id: "payments", title: TITLES.cashFlow, parts: [{ sheet: "Cash Flow", block: "expressYears" }] },
  {
    id: "energy",
    title: TITLES.energy,
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
    title: TITLES.ghg,
    parts: [
      { sheet: "Emissions", block: "Savings a year, entered" },
      { sheet: "Emissions", block: "Savings a year, computed" },
      ...GREENHOUSE_GAS_TABLES,
    ],
  },
];
