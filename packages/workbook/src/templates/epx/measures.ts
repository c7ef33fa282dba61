import { MEASURES, PRICE_BELOW_MEASURES, PRICE_PLACE } from "../epb-calculating/schedule-2a.js";
import { MEASURE_SAVINGS, OTHER_SAVINGS_TYPES, SCHEDULE_4 } from "../epb-calculating/schedule-4.js";
import { inputColumn } from "../input-fields.js";
import type { SheetDefinition, TableBlock } from "../manifest.js";

const PLANNED_MEASURES: TableBlock = {
  kind: "table",
  id: "expressMeasures",
  heading: "Measures the project has to have",
  intro: "Numbers from the solicitation or the audit. epb reports a number without a row on the Measures sheet.",
  rows: { kind: "records", blankRows: 20 },
  items: { kind: "rows", list: "express.measures", key: "measureNumber" },
  closing: "Insert further measures above this row.",
  columns: [
    inputColumn("express.measures[].measureNumber", "Number of a required measure.", {
      width: 24,
    }),
  ],
};

const NON_FACILITY_MEASURES: TableBlock = {
  kind: "table",
  id: "nonFacilityMeasures",
  heading: "Non-facility measures",
  intro: "Work without savings in a facility, such as training.",
  rows: { kind: "records", blankRows: 10 },
  items: { kind: "rows", list: "express.nonFacilityMeasures", key: "measureNumber" },
  closing: "Insert further measures above this row.",
  columns: [
    inputColumn("express.nonFacilityMeasures[].measureNumber", "A unique number.", {
      width: 24,
    }),
    inputColumn("express.nonFacilityMeasures[].measureDescription", "Short description of the work.", {
      width: 36,
    }),
  ],
};

export const EXPRESS_MEASURES: SheetDefinition = {
  name: "Measures",
  purpose: "Energy conservation measures (ECM) and their prices.",
  form: PRICE_PLACE,
  freezesAt: { table: MEASURES.id, columns: 3 },
  blocks: [MEASURES, PRICE_BELOW_MEASURES],
};

export const EXPRESS_SAVINGS: SheetDefinition = {
  ...SCHEDULE_4,
  name: "Savings",
  blocks: [OTHER_SAVINGS_TYPES, MEASURE_SAVINGS],
};

export const EXPRESS_OTHER_MEASURES: SheetDefinition = {
  name: "Other Measures",
  purpose: "Required measures, and work without savings in a facility.",
  blocks: [PLANNED_MEASURES, NON_FACILITY_MEASURES],
};
