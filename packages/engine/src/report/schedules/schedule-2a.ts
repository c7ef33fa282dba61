import { TECHNOLOGY_TYPE_LABELS } from "../../enumerations/technology-type.js";
import { dollarColumn, figureColumn, figureColumns, loneFigureColumn, textColumn } from "../report-columns.js";
import type { ReportSource, ScheduleTable } from "../report-source.js";

const OF_MEASURE = "ecm.measures[uuid]";

/** What each measure costs and saves. */
export function schedule2a({ data, values }: ReportSource): ScheduleTable {
  const figures = new Map(values.ecm?.measures.map((measure) => [measure.uuid, measure]));
  const totals = values.ecm?.totals;
  return {
    columns: [
      textColumn("ecmNumber", "ECM no."),
      textColumn("ecmDescription", "Description"),
      textColumn("technology", "Technology"),
      dollarColumn("baseConstructionCost", "Base construction cost"),
      dollarColumn("deliveryCharge", "Delivery charge"),
      dollarColumn("appliedIncentives", "Applied incentives"),
      ...figureColumns(OF_MEASURE, ["implementationPrice", "estAnnualCostSavings", "totalEnergySavings"]),
      loneFigureColumn("ghgAnnualTotal", `${OF_MEASURE}.ghg.annualTotal`),
      figureColumn("simplePayback", `${OF_MEASURE}.simplePayback`),
    ],
    keyColumns: 2,
    rows: (data.ecms ?? []).map((measure) => {
      const { implementation, technologyTypeId } = measure;
      const values = figures.get(measure.uuid);
      return [
        measure.ecmNumber,
        measure.ecmDescription,
        technologyTypeId === undefined ? undefined : TECHNOLOGY_TYPE_LABELS[technologyTypeId],
        implementation?.baseConstructionCost,
        implementation?.deliveryCharge,
        implementation?.appliedIncentives,
        values?.implementationPrice,
        values?.estAnnualCostSavings,
        values?.totalEnergySavings,
        values?.ghg.annualTotal,
        values?.simplePayback,
      ];
    }),
    totals: [
      ...[undefined, undefined, undefined],
      values.projectSummary?.implementationTotals.baseConstructionCost,
      ...[undefined, undefined],
      totals?.implementationPrice,
      totals?.estAnnualCostSavings,
      totals?.totalEnergySavings,
      totals?.ghg.annualTotal,
      totals?.simplePayback,
    ],
    dollarDecimals: 2,
    note: "Implementation price = base construction cost + delivery charge − applied incentives.",
  };
}
