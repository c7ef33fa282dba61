import { SECTION_TITLES as TITLES } from "../../texts/section-texts.js";
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

/** What is entered of a project of the full edition, in the order in which the template asks for it. @spec C §3 "Project data sections" */
export const EPB_SECTIONS: readonly SectionDefinition[] = [
  PROJECT,
  CONTACTS,
  { id: "measures", title: TITLES.measures, parts: [{ sheet: "Schedule 2a", block: "measures" }] },
  {
    id: "pricing",
    title: TITLES.pricing,
    parts: [
      { sheet: "Schedule 2b", block: "Delivery percentages" },
      { sheet: "Schedule 2b", block: "Project development" },
      { sheet: "Schedule 2b", block: "Cost of goods and services" },
      { sheet: "Schedule 2b", block: "Price build-up" },
    ],
  },
  firstYearSavings("Schedule 4"),
  baselineEnergy("Schedule 4"),
  ESCALATION,
  {
    id: "financing",
    title: TITLES.financing,
    parts: [
      { sheet: "Schedule 3", block: "Financing" },
      { sheet: "Schedule 3", block: "Capitalization" },
    ],
  },
  {
    id: "expenses",
    title: TITLES.expenses,
    parts: [
      { sheet: "Schedule 3", block: "performancePeriod" },
      { sheet: "Schedule 3", block: "Other expenses" },
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
      { sheet: "Schedule 1", block: "Guarantee" },
      { sheet: "Schedule 1", block: "Implementation period" },
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
      { sheet: "ESA", block: "Agreement" },
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
      { sheet: "Accreditation", block: "Project" },
      { sheet: "Accreditation", block: "Lead engineer" },
      { sheet: "Accreditation", block: "Lead project manager" },
      { sheet: "Accreditation", block: "Customer reference" },
    ],
  },
];
