import { ITEMIZED_CATEGORIES, SAVINGS_CATEGORY_LABELS } from "@epb/engine";
import { figureColumn } from "../calculated-figures.js";
import { inputField } from "../input-fields.js";
import { DOLLARS, PERCENT, SIGNED_DOLLARS } from "../input-value.js";
import type { InputField, SheetDefinition, TableBlock, TableColumn } from "../manifest.js";

const ofYear = (name: string, total: string): TableColumn =>
  figureColumn(`costSavings.years[year].${name}`, { width: 18, total: `costSavings.${total}` });

export const GUARANTEED_PERCENTAGE: InputField = inputField(
  "other.guarPctEstSav",
  PERCENT,
  "The part of the estimated savings the contractor guarantees, such as 95%.",
);

const ITEMIZED_SAVINGS: TableBlock = {
  kind: "table",
  id: "itemizedSavings",
  heading: "Estimated savings by category",
  intro: "First-year savings of the measures, grown by the annual escalation rates.",
  rows: { kind: "numbered", first: 1, last: 40 },
  figures: { list: "itemizedSavings.years", key: "year" },
  closing: "End of the table",
  columns: [
    { key: "year", label: "Year", width: 10, content: { kind: "rowNumber", member: "year" } },
    ...ITEMIZED_CATEGORIES.map(
      (category): TableColumn => ({
        key: `category.${category}`,
        label: SAVINGS_CATEGORY_LABELS[category],
        unit: "$",
        width: 18,
        content: { kind: "figure", figure: `categories[fieldId=${category}].value`, look: "dollars" },
      }),
    ),
    figureColumn("itemizedSavings.years[year].estimatedAnnualSavings", { width: 18 }),
    figureColumn("itemizedSavings.years[year].guaranteedAnnualSavings", { width: 18 }),
  ],
};

export const SCHEDULE_1: SheetDefinition = {
  name: "Schedule 1",
  purpose: "Annual cost savings and contractor payments.",
  form: { label: 2, value: 5, valueSpan: 1 },
  freezesAt: { columns: 2 },
  blocks: [
    { kind: "form", heading: "Guarantee", fields: [GUARANTEED_PERCENTAGE] },
    {
      kind: "form",
      heading: "Implementation period",
      fields: [
        inputField(
          "implementationCostSavings.estimatedCostSavings",
          SIGNED_DOLLARS,
          "Savings before the performance period begins, in total.",
        ),
        inputField(
          "implementationCostSavings.guaranteedCostSavings",
          SIGNED_DOLLARS,
          "The guaranteed part of them, in total.",
        ),
        inputField(
          "implementationCostSavings.payment",
          DOLLARS,
          "One-time payment before the performance period begins. It lowers the amount financed.",
        ),
      ],
    },
    {
      kind: "table",
      id: "costSavings",
      heading: "Performance period",
      intro:
        "Payments are expenses and debt service. The totals of savings and payments include the implementation period.",
      rows: { kind: "numbered", first: 1, last: 25 },
      figures: { list: "costSavings.years", key: "year" },
      closing: "Total",
      columns: [
        { key: "year", label: "Year", width: 10, content: { kind: "rowNumber", member: "year" } },
        ofYear("estimatedSavings", "totalEstimatedCostSavings"),
        ofYear("guaranteedSavings", "totalGuaranteedCostSavings"),
        ofYear("expenses", "totalExpenses"),
        ofYear("debtService", "totalDebtService"),
        ofYear("payment", "totalPayments"),
        ofYear("retainedSavings", "totalRetainedSavings"),
      ],
    },
  ],
};

export const SAVINGS_BY_YEAR: SheetDefinition = {
  name: "Savings by Year",
  purpose: "Estimated savings of every year, by category.",
  freezesAt: { table: ITEMIZED_SAVINGS.id, columns: 2 },
  blocks: [ITEMIZED_SAVINGS],
};
