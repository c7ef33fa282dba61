import { figureColumn } from "../calculated-figures.js";
import { GUARANTEED_PERCENTAGE } from "../epb-calculating/schedule-1.js";
import { PROJECT_DEVELOPMENT_PRICE } from "../epb-calculating/schedule-2b.js";
import { FINANCING_AGREEMENT, FINANCING_DATES, INTEREST_RATE } from "../epb-calculating/schedule-3.js";
import { inputField } from "../input-fields.js";
import type { InputField, SheetDefinition, TableBlock, TableColumn } from "../manifest.js";

/** Beyond 25 years, the calculation gives a warning and continues. */
const LONGEST_TERM_YEARS = 40;

export const FINANCE_TERM: InputField = inputField(
  "express.financing.financeTermYears",
  "Whole years over which the price is paid, with one payment a year.",
);

export const PLANNED_GUARANTEE: InputField = inputField(
  "express.financing.plannedGuaranteeYears",
  "Whole years for which the contractor guarantees savings.",
);

export const ANTICIPATED_INCENTIVES: InputField = inputField(
  "express.financing.amtOfIncentivesAnticipated",
  "Expected rebates and grants. For information only; not deducted from the price.",
);

const ofYear = (name: string, total: string): TableColumn =>
  figureColumn(`express.years[year].${name}`, { width: 18, total: `express.${total}` });

/** Level debt service against guaranteed savings. */
const EXPRESS_YEARS: TableBlock = {
  kind: "table",
  id: "expressYears",
  heading: "Year by year",
  intro: "After the guarantee nothing is guaranteed, and after the finance term nothing is paid.",
  rows: { kind: "numbered", first: 1, last: LONGEST_TERM_YEARS },
  figures: { list: "express.years", key: "year" },
  closing: "Total",
  columns: [
    { key: "year", label: "Year", width: 10, content: { kind: "rowNumber", member: "year" } },
    ofYear("guaranteedSavings", "totalGuaranteedCostSavings"),
    ofYear("debtService", "totalDebtService"),
    ofYear("netSavings", "totalNetSavings"),
  ],
};

export const EXPRESS_FINANCING: SheetDefinition = {
  name: "Financing",
  purpose: "Payment of the price, and guarantee.",
  columnWidths: [48, 40, 18],
  blocks: [
    { kind: "form", id: "guarantee", heading: "Guarantee", fields: [GUARANTEED_PERCENTAGE, PLANNED_GUARANTEE] },
    {
      kind: "form",
      id: "financing",
      heading: "Financing",
      fields: [
        FINANCE_TERM,
        ...INTEREST_RATE,
        ...FINANCING_AGREEMENT,
        ...FINANCING_DATES,
        ANTICIPATED_INCENTIVES,
        PROJECT_DEVELOPMENT_PRICE,
      ],
    },
  ],
};

export const CASH_FLOW: SheetDefinition = {
  name: "Cash Flow",
  purpose: "Guaranteed savings after debt service, by year.",
  freezesAt: { table: EXPRESS_YEARS.id, columns: 2 },
  blocks: [EXPRESS_YEARS],
};
