import {
  BASELINE_FIELD_LABELS,
  BaselineField,
  SAVINGS_CATEGORY_LABELS,
  SAVINGS_FIELDS,
  SavingsField,
  UNIT_OF_MEASURE_LABELS,
} from "@epb/engine";
import { figureColumn } from "../calculated-figures.js";
import { inputColumn, inputField } from "../input-fields.js";
import { heat, type InputValue, SIGNED_QUANTITY } from "../input-value.js";
import type { FormBlock, InputField, SheetDefinition, TableBlock, TableColumn } from "../manifest.js";

const COLUMN_WIDTH = 15;

const otherSavingsType = (typeNumber: 1 | 2): InputField =>
  inputField(`otherSavingsType.category${typeNumber}`, `Fuel in the columns of other savings type ${typeNumber}.`, {
    value: { kind: "otherSavingsType", typeNumber, list: `otherSavingsTypes${typeNumber}` },
  });

const HEAT_OF_SAVINGS: Readonly<Partial<Record<SavingsField, InputValue>>> = {
  [SavingsField.NaturalGasMmbtu]: heat("naturalGas"),
  [SavingsField.OtherSavingsType1Mmbtu]: heat(1),
  [SavingsField.OtherSavingsType2Mmbtu]: heat(2),
};
const HEAT_OF_BASELINE: Readonly<Partial<Record<BaselineField, InputValue>>> = {
  [BaselineField.NaturalGasMmbtuPerYear]: heat("naturalGas"),
  [BaselineField.Other1MmbtuPerYear]: heat(1),
  [BaselineField.Other2MmbtuPerYear]: heat(2),
};

/** Category and unit in the header decide the field when the workbook is read. @spec C §8 */
export function savingsColumn(fieldId: SavingsField): TableColumn {
  const { category, unit } = SAVINGS_FIELDS[fieldId];
  const [label, unitLabel] = [SAVINGS_CATEGORY_LABELS[category], UNIT_OF_MEASURE_LABELS[unit]];
  return {
    key: `savings.${fieldId}`,
    group: "First-year savings",
    label,
    unit: unitLabel,
    help: `${label}: savings of the first year in ${unitLabel}. Enter a negative number if the measure increases use.`,
    width: COLUMN_WIDTH,
    content: { kind: "savings", fieldId, value: HEAT_OF_SAVINGS[fieldId] ?? SIGNED_QUANTITY },
    totalFigure: `ecm.totals.savings[fieldId=${fieldId}].value`,
  };
}

/** `Natural gas (MMBtu/yr)` is a label and its unit. */
export function baselineNames(fieldId: BaselineField): { readonly label: string; readonly unit: string } {
  const text = BASELINE_FIELD_LABELS[fieldId];
  const unitStart = text.lastIndexOf(" (");
  return { label: text.slice(0, unitStart), unit: text.slice(unitStart + 2, -1) };
}

const BASELINE_GROUP = "Baseline";

function baseline(fieldId: BaselineField): TableColumn {
  const { label, unit } = baselineNames(fieldId);
  return {
    key: `baseline.${fieldId}`,
    group: BASELINE_GROUP,
    label,
    unit,
    help: `${label}, before the project and in ${unit}, of the systems that the measure changes.`,
    width: COLUMN_WIDTH,
    content: { kind: "entry", list: "baseline", fieldId, value: HEAT_OF_BASELINE[fieldId] ?? SIGNED_QUANTITY },
    totalFigure: `ecm.totals.baseline[fieldId=${fieldId}].value`,
  };
}

const ofMeasure = (name: string): TableColumn =>
  figureColumn(`ecm.measures[uuid].${name}`, { width: COLUMN_WIDTH, total: `ecm.totals.${name}` });

export const OTHER_SAVINGS_TYPES: FormBlock = {
  kind: "form",
  id: "otherSavingsTypes",
  heading: "Other savings types",
  fields: [otherSavingsType(1), otherSavingsType(2)],
};

export const MEASURE_SAVINGS: TableBlock = {
  kind: "table",
  id: "measureSavings",
  heading: "Savings and baseline by measure",
  intro: "Cost savings are the sum of the columns in $/yr. The category and unit appear above each column.",
  rows: { kind: "records", blankRows: 30 },
  items: { kind: "measureParts" },
  figures: { list: "ecm.measures", key: "uuid" },
  closing: "Total",
  columns: [
    {
      key: "ecmNumber",
      label: "ECM no.",
      help: "The number of the measure in the table of measures and their prices.",
      width: 10,
      content: { kind: "measureNumber" },
    },
    {
      key: "ecmDescription",
      label: "Description",
      width: 30,
      content: { kind: "measureEcho", member: "ecmDescription" },
    },
    ...Object.values(SavingsField).map(savingsColumn),
    ofMeasure("totalEnergySavings"),
    ofMeasure("estAnnualCostSavings"),
    ...Object.values(BaselineField).map(baseline),
    inputColumn("ecms[].otherNonEnergyCostType", "Type of the other non-energy costs of the baseline.", {
      group: BASELINE_GROUP,
      width: COLUMN_WIDTH,
    }),
  ],
};

export const SCHEDULE_4: SheetDefinition = {
  name: "Schedule 4",
  purpose: "First-year savings by energy conservation measure (ECM), and the baseline they are measured against.",
  form: { label: 4, value: 7, valueSpan: 2 },
  freezesAt: { table: "measureSavings", columns: 3 },
  blocks: [OTHER_SAVINGS_TYPES, MEASURE_SAVINGS],
};
