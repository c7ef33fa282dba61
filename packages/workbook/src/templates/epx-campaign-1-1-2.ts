import { SavingsField, YesNo } from "@epb/engine";
import { figureColumn } from "./calculated-figures.js";
import { CONTACTS } from "./epb-calculating/contacts.js";
import { FILL_IN, LIVE_CELLS } from "./epb-calculating/instructions.js";
import { GUARANTEED_PERCENTAGE } from "./epb-calculating/schedule-1.js";
import { MEASURE_NAMES, MEASURE_PRICES, MEASURES } from "./epb-calculating/schedule-2a.js";
import { INTEREST_RATE } from "./epb-calculating/schedule-3.js";
import { savingsColumn } from "./epb-calculating/schedule-4.js";
import {
  AGENCY,
  CAMPAIGN_PARTICIPANT,
  CHARTS,
  ISSUES,
  LOCATION,
  MARKET_SEGMENT,
  PROJECT_NAME,
  PROJECT_NUMBER,
  STATE_LOCAL_SUBMARKET,
  SUMMARY_WIDTHS,
} from "./epb-calculating/summary.js";
import { ANTICIPATED_INCENTIVES, FINANCE_TERM, PLANNED_GUARANTEE } from "./epx/financing.js";
import { EXPRESS_FIGURES } from "./epx/summary.js";
import { EPX_1_1_2 } from "./epx-1-1-2.js";
import { instructionsSheet, rowsOfCalculating } from "./instructions-sheet.js";
import type { SheetDefinition, TableBlock, TableColumn, TemplateManifest } from "./manifest.js";

const CAMPAIGN_INSTRUCTIONS: SheetDefinition = instructionsSheet({
  about: [
    "This workbook has the data that ESPC campaign participants report about a project: parties, site, costs, savings, and years.",
    FILL_IN,
  ],
  order: [
    "Summary: project name, site, guarantee, finance term, and interest rate.",
    "Contacts: the people of the project.",
    "Measures: one row for each measure, with its price and its first-year savings.",
  ],
  rules: LIVE_CELLS,
  rows: rowsOfCalculating("epx-campaign", "Contacts"),
});

const CAMPAIGN_SUMMARY: SheetDefinition = {
  name: "Summary",
  purpose: "Parties, site, term, key figures, and findings.",
  columnWidths: SUMMARY_WIDTHS,
  blocks: [
    {
      kind: "form",
      id: "project",
      heading: "Project",
      fields: [
        PROJECT_NAME,
        AGENCY,
        PROJECT_NUMBER,
        MARKET_SEGMENT,
        STATE_LOCAL_SUBMARKET,
        { ...CAMPAIGN_PARTICIPANT, prefilled: YesNo.Yes },
      ],
    },
    LOCATION,
    {
      kind: "form",
      id: "termAndRate",
      heading: "Term and rate",
      fields: [GUARANTEED_PERCENTAGE, PLANNED_GUARANTEE, FINANCE_TERM, ...INTEREST_RATE, ANTICIPATED_INCENTIVES],
    },
    EXPRESS_FIGURES,
    CHARTS,
    ISSUES,
  ],
};

/** Energy and money of the common kinds; the ePX template has the rest. */
const SAVINGS: readonly SavingsField[] = [
  SavingsField.ElectricEnergyKwhPerYear,
  SavingsField.ElectricEnergyCost,
  SavingsField.ElectricDemandCost,
  SavingsField.NaturalGasMmbtu,
  SavingsField.NaturalGasCost,
  SavingsField.WaterKgal,
  SavingsField.WaterCost,
  SavingsField.OperationsAndMaintenance,
  SavingsField.OtherNonEnergy,
];

const ofMeasure = (name: string, width: number): TableColumn =>
  figureColumn(`ecm.measures[uuid].${name}`, { width, total: `ecm.totals.${name}` });

/** Prices and savings of a measure in one row. */
const CAMPAIGN_MEASURE_TABLE: TableBlock = {
  ...MEASURES,
  heading: "Measures, prices and savings",
  columns: [
    ...MEASURE_NAMES,
    ...MEASURE_PRICES,
    ...SAVINGS.map(savingsColumn),
    ofMeasure("estAnnualCostSavings", 17),
    ofMeasure("simplePayback", 10),
  ],
};

const CAMPAIGN_MEASURES: SheetDefinition = {
  name: "Measures",
  purpose: "Cost and first-year savings of each energy conservation measure (ECM).",
  freezesAt: { table: MEASURES.id, columns: 3 },
  blocks: [CAMPAIGN_MEASURE_TABLE],
};

/**
 * Only inputs that participants of the campaign report; has the version of the ePX template. @spec C §9 "Current
 * templates", an ePX ESPC campaign template
 */
export const EPX_CAMPAIGN_1_1_2: TemplateManifest = {
  ...EPX_1_1_2,
  kind: "epx-campaign",
  title: "ePX ESPC campaign template",
  sheets: [CAMPAIGN_INSTRUCTIONS, CAMPAIGN_SUMMARY, CONTACTS, CAMPAIGN_MEASURES],
};
