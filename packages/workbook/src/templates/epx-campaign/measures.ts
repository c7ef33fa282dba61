import { SavingsField } from "@epb/engine";
import { figureColumn } from "../calculated-figures.js";
import { MEASURE_NAMES, MEASURE_PRICES, MEASURES } from "../epb-calculating/schedule-2a.js";
import { savingsColumn } from "../epb-calculating/schedule-4.js";
import type { SheetDefinition, TableBlock, TableColumn } from "../manifest.js";

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

export const CAMPAIGN_MEASURES: SheetDefinition = {
  name: "Measures",
  purpose: "Cost and first-year savings of each energy conservation measure (ECM).",
  freezesAt: { table: MEASURES.id, columns: 3 },
  blocks: [CAMPAIGN_MEASURE_TABLE],
};
