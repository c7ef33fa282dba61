import type { FieldTotal, MeasureFigures, MeasureTotals, MeasureValues } from "../model/calculated/ecm-values.js";
import { type FigureDefinition, type FigureDescriptions, figuresAt } from "../model/figure.js";

const SPEC = 'C §3 "Per-measure calculations"';

const OF_A_MEASURE: FigureDescriptions<MeasureFigures> = {
  totalEnergySavings: { label: "Total energy savings", quantity: "mmbtuPerYear", spec: SPEC },
  totalEnergyCostSavings: { label: "Total energy cost savings", quantity: "dollarsPerYear", spec: SPEC },
  estAnnualCostSavings: { label: "Annual cost savings", quantity: "dollarsPerYear", spec: SPEC },
  implementationPrice: { label: "Implementation price", quantity: "dollars", spec: "C §9 Energy and implementation" },
  simplePayback: { label: "Simple payback", quantity: "years", decimals: 1, spec: "C §9 Energy and implementation" },
  baselineNonElectricUse: { label: "Baseline use other than electricity", quantity: "mmbtuPerYear", spec: SPEC },
};

const OF_A_FIELD = {
  quantity: "fieldUnit",
  unit: "unit of the field",
  spec: 'C §3 "Totals of the same exist"',
} as const;

export const MEASURE_FIGURES: readonly FigureDefinition[] = [
  ...figuresAt<MeasureValues>("ecm.measures[uuid]", OF_A_MEASURE),
  ...figuresAt<MeasureTotals>("ecm.totals", {
    ...OF_A_MEASURE,
    simplePayback: { ...OF_A_MEASURE.simplePayback, label: "Simple payback of all measures" },
    deliveryCharge: { label: "Delivery charge", quantity: "dollars", spec: "C §9 Energy and implementation" },
    appliedIncentives: { label: "Applied incentives", quantity: "dollars", spec: "C §9 Energy and implementation" },
    mvExpense: { label: "M&V expense", quantity: "dollarsPerYear", spec: `${SPEC}, D12` },
  }),
  ...figuresAt<FieldTotal>("ecm.totals.savings[fieldId]", {
    value: { label: "First-year savings of the field", ...OF_A_FIELD },
  }),
  ...figuresAt<FieldTotal>("ecm.totals.baseline[fieldId]", {
    value: { label: "Baseline of the field", ...OF_A_FIELD },
  }),
];
