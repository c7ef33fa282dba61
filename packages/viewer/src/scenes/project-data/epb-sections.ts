import {
  baselineEnergy,
  CONTACTS,
  ESCALATION,
  firstYearSavings,
  GREENHOUSE_GAS_TABLES,
  MEASURE,
  PROJECT,
} from "./common-sections.js";
import type { SectionDefinition } from "./section-definition.js";
import { SECTION_TITLES as TITLES } from "./section-texts.js";

/** Data entry of the full edition, in the order of the template. @spec C §3 "Project data sections" */
export const EPB_SECTIONS: readonly SectionDefinition[] = [
  PROJECT,
  CONTACTS,
  { id: "measures", title: TITLES.measures, parts: [{ sheet: "Schedule 2a", block: "measures" }] },
  {
    id: "pricing",
    title: TITLES.pricing,
    parts: [
      { sheet: "Schedule 2b", block: "deliveryPercentages" },
      { sheet: "Schedule 2b", block: "projectDevelopment" },
      { sheet: "Schedule 2b", block: "costOfGoods" },
      { sheet: "Schedule 2b", block: "priceBuildUp" },
    ],
  },
  firstYearSavings("Schedule 4"),
  baselineEnergy("Schedule 4"),
  ESCALATION,
  {
    id: "financing",
    title: TITLES.financing,
    parts: [
      { sheet: "Schedule 3", block: "financing" },
      { sheet: "Schedule 3", block: "capitalization" },
    ],
  },
  {
    id: "expenses",
    title: TITLES.expenses,
    parts: [
      { sheet: "Schedule 3", block: "performancePeriod" },
      { sheet: "Schedule 3", block: "otherExpenses" },
    ],
  },
  {
    id: "mv",
    title: TITLES.measurement,
    parts: [
      { sheet: "Schedule 2a", block: "measures", columns: [...MEASURE, "mvOptionId", "implementation.mvExpense"] },
      { sheet: "Schedule 3", block: "performancePeriod", columns: ["year", "measurementVerification"] },
    ],
  },
  {
    id: "payments",
    title: TITLES.guaranteeAndPayments,
    parts: [
      { sheet: "Schedule 1", block: "guarantee" },
      { sheet: "Schedule 1", block: "implementationPeriod" },
      { sheet: "Schedule 1", block: "costSavings" },
    ],
  },
  {
    id: "cancellation",
    title: TITLES.cancellation,
    parts: [{ sheet: "Schedule 5", block: "cancellationCeiling" }],
  },
  {
    id: "esa",
    title: TITLES.esa,
    parts: [
      { sheet: "ESA", block: "agreement" },
      { sheet: "ESA", block: "esaYears" },
    ],
  },
  {
    id: "ghg",
    title: TITLES.ghg,
    parts: [...GREENHOUSE_GAS_TABLES],
  },
  {
    id: "accreditation",
    title: TITLES.accreditation,
    parts: [
      { sheet: "Accreditation", block: "project" },
      { sheet: "Accreditation", block: "leadEngineer" },
      { sheet: "Accreditation", block: "leadProjectManager" },
      { sheet: "Accreditation", block: "customerReference" },
    ],
  },
];
