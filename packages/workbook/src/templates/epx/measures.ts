import { INPUT_LIMITS } from "@epb/engine";
import { MEASURES, PRICE_BELOW_MEASURES, PRICE_PLACE } from "../epb-calculating/schedule-2a.js";
import { MEASURE_SAVINGS, OTHER_SAVINGS_TYPES, SCHEDULE_4 } from "../epb-calculating/schedule-4.js";
import { inputColumn } from "../input-fields.js";
import { type InputValue, TEXT } from "../input-value.js";
import type { SheetDefinition, TableBlock } from "../manifest.js";

const MEASURE_NUMBER: InputValue = { kind: "text", maximumLength: INPUT_LIMITS.keyLength };

const PLANNED_MEASURES: TableBlock = {
  kind: "table",
  id: "expressMeasures",
  heading: "Measures the project has to have",
  intro: "The numbers that the solicitation or the audit names. One that has no row on the sheet Measures is reported.",
  rows: { kind: "records", blankRows: 20 },
  items: { kind: "rows", list: "express.measures", key: "measureNumber" },
  closing: "Insert further measures above this row.",
  columns: [
    inputColumn("express.measures[].measureNumber", MEASURE_NUMBER, "The number of a measure that has to be there.", {
      width: 24,
    }),
  ],
};

const NON_FACILITY_MEASURES: TableBlock = {
  kind: "table",
  id: "nonFacilityMeasures",
  heading: "Non-facility measures",
  intro: "Work that saves nothing in a facility, such as training.",
  rows: { kind: "records", blankRows: 10 },
  items: { kind: "rows", list: "express.nonFacilityMeasures", key: "measureNumber" },
  closing: "Insert further measures above this row.",
  columns: [
    inputColumn("express.nonFacilityMeasures[].measureNumber", MEASURE_NUMBER, "Its own number; no two are the same.", {
      width: 24,
    }),
    inputColumn("express.nonFacilityMeasures[].measureDescription", TEXT, "What is done, in a few words.", {
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
  purpose: "Measures that have to be there, and work that saves nothing in a facility.",
  blocks: [PLANNED_MEASURES, NON_FACILITY_MEASURES],
};
