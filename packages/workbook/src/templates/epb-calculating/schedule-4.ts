import {
  BASELINE_FIELD_LABELS,
  BaselineField,
  SAVINGS_CATEGORY_LABELS,
  SAVINGS_FIELDS,
  SavingsField,
  UNIT_OF_MEASURE_LABELS,
} from "@epb/engine";
import { figureColumn } from "../calculated-figures.js";
import { SIGNED_QUANTITY, TEXT } from "../input-value.js";
import type { InputField, SheetDefinition, TableColumn } from "../manifest.js";

const otherSavingsType = (typeNumber: 1 | 2): InputField => ({
  kind: "input",
  path: `otherSavingsType.category${typeNumber}`,
  label: `Fuel of other savings type ${typeNumber}`,
  help: `The fuel behind the columns of other savings type ${typeNumber}.`,
  value: { kind: "otherSavingsType", typeNumber, list: `otherSavingsTypes${typeNumber}` },
});

/** Category and unit in the header decide the field when the workbook is read. @spec C §8 */
const savings = (fieldId: SavingsField): TableColumn => ({
  key: `savings.${fieldId}`,
  group: "First-year savings",
  label: SAVINGS_CATEGORY_LABELS[SAVINGS_FIELDS[fieldId].category],
  unit: UNIT_OF_MEASURE_LABELS[SAVINGS_FIELDS[fieldId].unit],
  width: 17,
  content: { kind: "savings", fieldId, value: SIGNED_QUANTITY },
  totalFigure: `ecm.totals.savings[fieldId=${fieldId}].value`,
});

/** `Natural gas (MMBtu/year)` is a label and its unit. */
function baseline(fieldId: BaselineField): TableColumn {
  const text = BASELINE_FIELD_LABELS[fieldId];
  const unitStart = text.lastIndexOf(" (");
  return {
    key: `baseline.${fieldId}`,
    group: "Baseline, before the project",
    label: text.slice(0, unitStart),
    unit: text.slice(unitStart + 2, -1),
    width: 17,
    content: { kind: "entry", list: "baseline", fieldId, value: SIGNED_QUANTITY },
    totalFigure: `ecm.totals.baseline[fieldId=${fieldId}].value`,
  };
}

const ofMeasure = (name: string): TableColumn =>
  figureColumn(`ecm.measures[uuid].${name}`, { width: 17, total: `ecm.totals.${name}` });

export const SCHEDULE_4: SheetDefinition = {
  name: "Schedule 4",
  purpose: "First-year savings by energy conservation measure (ECM), and the baseline they are measured against.",
  form: { label: 4, value: 7, valueSpan: 2 },
  freezesAt: { table: "measureSavings", columns: 3 },
  pagesWide: 3,
  blocks: [
    { kind: "form", heading: "Other savings types", fields: [otherSavingsType(1), otherSavingsType(2)] },
    {
      kind: "table",
      id: "measureSavings",
      heading: "Savings and baseline by measure",
      intro:
        "Only the columns in $/yr make up the cost savings. The category and unit above a column say what it holds.",
      rows: { kind: "records", blankRows: 60 },
      items: { kind: "measureParts" },
      figures: { list: "ecm.measures", key: "uuid" },
      closing: "Total",
      columns: [
        {
          key: "ecmNumber",
          label: "ECM no.",
          help: "The number of the measure on Schedule 2a.",
          width: 10,
          content: { kind: "measureNumber" },
        },
        {
          key: "ecmDescription",
          label: "Description",
          width: 30,
          content: { kind: "measureEcho", member: "ecmDescription" },
        },
        ...Object.values(SavingsField).map(savings),
        ofMeasure("totalEnergySavings"),
        ofMeasure("estAnnualCostSavings"),
        ...Object.values(BaselineField).map(baseline),
        {
          key: "otherNonEnergyCostType",
          group: "Baseline, before the project",
          label: "Kind of other non-energy cost",
          width: 24,
          content: { kind: "input", member: "otherNonEnergyCostType", value: TEXT },
        },
      ],
    },
  ],
};
