import { figureDefinition } from "../../calculate/figure-definition.js";
import type { Decimal } from "../../decimal/decimal.js";
import { TECHNOLOGY_TYPE_LABELS } from "../../enumerations/technology-type.js";
import type { ImplementationTotals } from "../../model/calculated/project-summary.js";
import { dollarColumn, figureColumn, figureColumns, loneFigureColumn, textColumn } from "../report-columns.js";
import type { ReportSource, ScheduleTable } from "../report-source.js";
import type { ReportRow } from "../report-table.js";

const OF_MEASURE = "ecm.measures[uuid]";

/** Costs and savings of each measure. */
export function schedule2a({ data, values }: ReportSource): ScheduleTable {
  const figures = new Map(values.ecm?.measures.map((measure) => [measure.uuid, measure]));
  const totals = values.ecm?.totals;
  const ofProject = values.projectSummary?.implementationTotals;
  const rows = (data.ecms ?? []).map((measure): ReportRow => {
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
  });
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
    rows,
    totals: [
      ...[undefined, undefined, undefined],
      ofProject?.baseConstructionCost,
      totals?.deliveryCharge,
      totals?.appliedIncentives,
      totals?.implementationPrice,
      totals?.estAnnualCostSavings,
      totals?.totalEnergySavings,
      totals?.ghg.annualTotal,
      totals?.simplePayback,
    ],
    ...(ofProject !== undefined && {
      closing: [
        priceRow("projectDevelopmentPrice", ofProject),
        priceRow("totalImplementationPrice", ofProject, values.projectSummary?.financialSummary.simplePayback),
      ],
    }),
    dollarDecimals: 2,
    note: "Implementation price = base construction cost + delivery charge − applied incentives. The simple payback of all measures is their price ÷ their annual savings; that of the project is its total implementation price ÷ the same savings.",
  };
}

/** A price of the project in the column of the measures' prices, and the payback of that price. */
const priceRow = (
  name: "projectDevelopmentPrice" | "totalImplementationPrice",
  totals: Partial<ImplementationTotals>,
  simplePayback?: Decimal,
): ReportRow => [
  undefined,
  figureDefinition(`projectSummary.implementationTotals.${name}`).label,
  ...[undefined, undefined, undefined, undefined],
  totals[name],
  ...[undefined, undefined, undefined],
  simplePayback,
];
