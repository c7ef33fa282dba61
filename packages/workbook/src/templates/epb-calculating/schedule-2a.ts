import { figureColumn, repeatedFigureField } from "../calculated-figures.js";
import { inputColumn } from "../input-fields.js";
import type { FormBlock, FormColumns, SheetDefinition, TableBlock, TableColumn } from "../manifest.js";

const ofMeasure = (name: string, width: number): TableColumn =>
  figureColumn(`ecm.measures[uuid].${name}`, { width, total: `ecm.totals.${name}` });

/** Identity of a measure. These are the first columns in the templates of both editions. */
export const MEASURE_NAMES: readonly TableColumn[] = [
  inputColumn(
    "ecms[].ecmNumber",
    "Your number for the measure. It must be unique, because other tables use it to refer to the measure.",
    { width: 10 },
  ),
  inputColumn("ecms[].ecmDescription", "Short description of the work.", { width: 36 }),
  inputColumn("ecms[].technologyTypeId", "Type of equipment, from the list.", {
    width: 28,
  }),
];

/** Costs of a measure, and its price. */
export const MEASURE_PRICES: readonly TableColumn[] = [
  inputColumn("ecms[].implementation.baseConstructionCost", "Direct cost of building the measure.", {
    width: 17,
    totalFigure: "projectSummary.implementationTotals.baseConstructionCost",
  }),
  inputColumn(
    "ecms[].implementation.deliveryCharge",
    "Design, management, bonds, commissioning, M&V, overhead, and profit of the measure.",
    { width: 16, totalFigure: "ecm.totals.deliveryCharge" },
  ),
  inputColumn(
    "ecms[].implementation.appliedIncentives",
    "Rebates and grants deducted from the price. Enter a positive amount.",
    { width: 16, totalFigure: "ecm.totals.appliedIncentives" },
  ),
  ofMeasure("implementationPrice", 17),
];

export const MEASURES: TableBlock = {
  kind: "table",
  id: "measures",
  heading: "Measures and their prices",
  intro: "Implementation price = base construction cost + delivery charge − applied incentives.",
  rows: { kind: "records", blankRows: 30 },
  items: { kind: "measures" },
  figures: { list: "ecm.measures", key: "uuid" },
  closing: "Total",
  columns: [
    ...MEASURE_NAMES,
    inputColumn("ecms[].location", "Building or part of the site.", { width: 18 }),
    inputColumn("ecms[].ecmSize", "Size or number of the equipment, as text.", { width: 16 }),
    inputColumn("ecms[].ecmCoveragePct", "Part of the facility the measure covers.", { width: 11 }),
    inputColumn("ecms[].mvOptionId", "Option A to D of the measurement and verification protocol.", { width: 36 }),
    inputColumn(
      "ecms[].esaOptionId",
      "Yes if the production of the measure is sold under the energy sales agreement.",
      { width: 10 },
    ),
    ...MEASURE_PRICES,
    inputColumn(
      "ecms[].implementation.mvExpense",
      "Yearly measurement and verification of the measure. For information only; not part of the price.",
      { width: 14, totalFigure: "ecm.totals.mvExpense" },
    ),
    ofMeasure("estAnnualCostSavings", 16),
    ofMeasure("simplePayback", 10),
  ],
};

/** Lines between the total of the measures and the price of the project. */
export const PRICE_BELOW_MEASURES: FormBlock = {
  kind: "form",
  id: "priceFromMeasures",
  heading: "From the total of the measures to the price",
  fields: [
    repeatedFigureField("projectSummary.implementationTotals.projectDevelopmentPrice"),
    repeatedFigureField("projectSummary.implementationTotals.totalImplementationPrice"),
  ],
};

/** Labels are to the left of the column of prices, and amounts below its total. */
export const PRICE_PLACE: FormColumns = { label: 10, value: 13, valueSpan: 1 };

export const SCHEDULE_2A: SheetDefinition = {
  name: "Schedule 2a",
  purpose: "Implementation price by energy conservation measure (ECM).",
  form: PRICE_PLACE,
  freezesAt: { table: "measures", columns: 3 },
  blocks: [MEASURES, PRICE_BELOW_MEASURES],
};
