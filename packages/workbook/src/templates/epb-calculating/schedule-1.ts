import { AgreementType, ITEMIZED_CATEGORIES, SAVINGS_CATEGORY_LABELS } from "@epb/engine";
import { figureColumn } from "../calculated-figures.js";
import { inputField } from "../input-fields.js";
import type { InputField, SheetDefinition, ShownWhen, TableBlock, TableColumn } from "../manifest.js";

const ofYear = (name: string, total: string): TableColumn =>
  figureColumn(`costSavings.years[year].${name}`, { width: 18, total: `costSavings.${total}` });

export const GUARANTEED_PERCENTAGE: InputField = inputField(
  "other.guarPctEstSav",
  "Share of the estimated savings that the contractor guarantees, such as 95%.",
);

/** @param guarantee - The years in which savings are guaranteed. */
const itemizedSavings = (guarantee: ShownWhen): TableBlock => ({
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
    figureColumn("itemizedSavings.years[year].guaranteedAnnualSavings", { width: 18, shownWhen: guarantee }),
  ],
});

/** Savings and payments of the years, in one of the two schedules for them. */
const costSavings = (id: string, shownWhen: ShownWhen): TableBlock => ({
  kind: "table",
  id,
  heading: "Performance period",
  intro:
    "Payments are expenses and debt service. The totals of savings and payments include the implementation period.",
  rows: { kind: "numbered", first: 1, last: 25 },
  figures: { list: "costSavings.years", key: "year" },
  shownWhen,
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
});

const AGREEMENT = { input: "financing.projectAgreementTypeID", value: AgreementType.UESC };
const OF_UTILITIES =
  "Schedule 1u has the years of a utility energy service contract (UESC). Schedule 1 has the years of other contracts.";
const END_OF_GUARANTEE = "Guaranteed savings end with the guarantee.";

export const SCHEDULE_1: SheetDefinition = {
  name: "Schedule 1",
  purpose: "Annual cost savings and contractor payments.",
  form: { label: 2, value: 5, valueSpan: 1 },
  freezesAt: { columns: 2 },
  blocks: [
    { kind: "form", id: "guarantee", heading: "Guarantee", fields: [GUARANTEED_PERCENTAGE] },
    {
      kind: "form",
      id: "implementationPeriod",
      heading: "Implementation period",
      fields: [
        inputField(
          "implementationCostSavings.estimatedCostSavings",
          "Savings before the performance period begins, in total.",
        ),
        inputField("implementationCostSavings.guaranteedCostSavings", "Guaranteed part of these savings, in total."),
        inputField(
          "implementationCostSavings.payment",
          "One-time payment before the performance period begins. It lowers the amount financed.",
        ),
      ],
    },
    costSavings("costSavings", { kind: "inputIsNot", ...AGREEMENT, note: OF_UTILITIES }),
  ],
};

/** The schedule that a utility energy service contract (UESC) has in place of Schedule 1. */
export const SCHEDULE_1U: SheetDefinition = {
  name: "Schedule 1u",
  purpose: "Annual cost savings and payments of a utility energy service contract (UESC).",
  freezesAt: { columns: 2 },
  blocks: [
    { ...costSavings("costSavings1u", { kind: "inputIs", ...AGREEMENT, note: OF_UTILITIES }), isRepeated: true },
  ],
};

const savingsByYear = (table: TableBlock): SheetDefinition => ({
  name: "Savings by Year",
  purpose: "Estimated savings of every year, by category.",
  freezesAt: { table: table.id, columns: 2 },
  blocks: [table],
});

export const SAVINGS_BY_YEAR: SheetDefinition = savingsByYear(
  itemizedSavings({ kind: "rowsUpTo", limit: { figure: "performancePeriod.years" }, note: END_OF_GUARANTEE }),
);

/** The express edition has no performance period: the guarantee has the years that are planned for it. */
export const EXPRESS_SAVINGS_BY_YEAR: SheetDefinition = savingsByYear(
  itemizedSavings({
    kind: "rowsUpTo",
    limit: { input: "express.financing.plannedGuaranteeYears" },
    note: END_OF_GUARANTEE,
  }),
);
