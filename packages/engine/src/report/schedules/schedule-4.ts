import { BASELINE_FIELD_LABELS, BaselineField } from "../../enumerations/baseline-field.js";
import { SAVINGS_FIELDS, SavingsField } from "../../enumerations/savings-field.js";
import { UNIT_OF_MEASURE_LABELS } from "../../enumerations/unit-of-measure.js";
import { figureColumns, quantityColumn, textColumn } from "../report-columns.js";
import type { ReportSource, ScheduleTable } from "../report-source.js";
import type { ReportColumn, ReportRow } from "../report-table.js";
import { isWithheld, WITHHELD } from "../withheld-cells.js";
import { memberName } from "./member-name.js";

const SAVINGS = Object.entries(SavingsField);
const BASELINE = Object.entries(BaselineField);

/** First-year savings of each measure, field by field, and the baseline for the savings. */
export function schedule4({ data, values }: ReportSource): ScheduleTable {
  const figures = new Map(values.ecm?.measures.map((measure) => [measure.uuid, measure]));
  const totals = values.ecm?.totals;
  const rows = (data.ecms ?? []).map(
    (measure): ReportRow => [
      measure.ecmNumber,
      measure.ecmDescription,
      ...SAVINGS.map(([, fieldId]) => measure.estimatedSavings?.find((item) => item.fieldId === fieldId)?.value),
      figures.get(measure.uuid)?.totalEnergySavings,
      figures.get(measure.uuid)?.estAnnualCostSavings,
      ...BASELINE.map(([, fieldId]) => measure.baseline?.find((item) => item.fieldId === fieldId)?.value),
    ],
  );
  const known: ReportRow = [
    ...[undefined, undefined],
    ...SAVINGS.map(([, fieldId]) => totals?.savings.find((item) => item.fieldId === fieldId)?.value),
    totals?.totalEnergySavings,
    totals?.estAnnualCostSavings,
    ...BASELINE.map(([, fieldId]) => totals?.baseline.find((item) => item.fieldId === fieldId)?.value),
  ];
  return {
    columns: [
      textColumn("ecmNumber", "ECM no."),
      textColumn("ecmDescription", "Description"),
      ...SAVINGS.map(savingsColumn),
      ...figureColumns("ecm.measures[uuid]", ["totalEnergySavings", "estAnnualCostSavings"]),
      ...BASELINE.map(baselineColumn),
    ],
    keyColumns: 2,
    rows,
    // A field of which an entry is withheld has no total.
    totals: known.map((total, index) => total ?? (rows.some((row) => isWithheld(row[index])) ? WITHHELD : undefined)),
    dollarDecimals: 2,
  };
}

function savingsColumn([name, fieldId]: readonly [string, SavingsField]): ReportColumn {
  const { label, unit } = SAVINGS_FIELDS[fieldId];
  return quantityColumn(memberName(name), label, {
    unit: UNIT_OF_MEASURE_LABELS[unit],
    group: "First-year savings",
  });
}

/** `Natural gas (MMBtu/yr)` is a label and its unit. */
function baselineColumn([name, fieldId]: readonly [string, BaselineField]): ReportColumn {
  const text = BASELINE_FIELD_LABELS[fieldId];
  const unitStart = text.lastIndexOf(" (");
  return quantityColumn(`baseline${name}`, text.slice(0, unitStart), {
    unit: text.slice(unitStart + 2, -1),
    group: "Baseline, before the project",
  });
}
