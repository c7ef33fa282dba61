import { figureDefinition } from "../../calculate/figure-definition.js";
import type { ImplementationTotals } from "../../model/calculated/project-summary.js";
import type { PricingPercentages } from "../../model/implementation.js";
import { dollarColumn, quantityColumn, textColumn } from "../report-columns.js";
import type { ReportSource, ScheduleTable } from "../report-source.js";
import type { ReportCell, ReportRow } from "../report-table.js";

type Amount = Exclude<keyof ImplementationTotals, "mvPercentage" | "implementationDeliveryPercentage">;

const DELIVERY: readonly (readonly [amount: Amount, percentage: keyof PricingPercentages])[] = [
  ["designCost", "design"],
  ["projectManagementCost", "projectManagement"],
  ["performanceCost", "performanceBonds"],
  ["commissioningCost", "commissioningTraining"],
  ["mvCost", "mv"],
  ["overheadCost", "overhead"],
  ["profit", "profit"],
];

/** How the price builds up: the amounts of the delivery percentages, and the other additions. */
export function schedule2b({ data, values }: ReportSource): ScheduleTable {
  const totals = values.projectSummary?.implementationTotals;
  const percentages = data.implementationPricing?.percentages;
  const row = (amount: Amount, percentage?: ReportCell): ReportRow => [
    figureDefinition(`projectSummary.implementationTotals.${amount}`).label,
    percentage,
    totals?.[amount],
  ];
  return {
    columns: [
      textColumn("item", "Item"),
      quantityColumn("percentage", "Percentage", { quantity: "fraction", unit: "of the base construction cost" }),
      dollarColumn("amount", "Amount"),
    ],
    keyColumns: 1,
    rows:
      totals === undefined
        ? []
        : [
            row("baseConstructionCost"),
            ...DELIVERY.map(([amount, percentage]) => row(amount, percentages?.[percentage])),
            row("implementationDeliveryCost", totals.implementationDeliveryPercentage),
            row("costOfGoodsAndServices"),
            row("projectDevelopmentPrice"),
            row("totalImplementationPrice"),
          ],
    dollarDecimals: 2,
    note: "The total implementation price is the sum of the measures' prices and the project development price; the cost of goods and services is reported beside it.",
  };
}
