import { figureColumn } from "../calculated-figures.js";
import type { SheetDefinition, TableBlock, TableColumn } from "../manifest.js";

/** Maximum years in the calculation of a loan. @spec C §9 Amortization, "Up to 40 years processed" */
const YEARS = 40;
const AMOUNT_WIDTH = 17;
const NARROW = 12;

const period = (key: string, label: string): TableColumn => ({
  key,
  label,
  width: NARROW,
  content: { kind: "figure", figure: key, look: "wholeNumber" },
});

const ofYear = (name: string, total: string): TableColumn =>
  figureColumn(`amortization.summary[year].${name}`, { width: AMOUNT_WIDTH, total: `amortization.total.${total}` });

const ofMonth = (name: string, width = AMOUNT_WIDTH): TableColumn =>
  figureColumn(`amortization.detail[year,month].${name}`, { width });

const BY_YEAR: TableBlock = {
  kind: "table",
  id: "amortizationYears",
  heading: "By year",
  rows: { kind: "numbered", first: 1, last: YEARS },
  figures: { list: "amortization.summary", key: "year" },
  closing: "Total",
  columns: [
    period("year", "Year"),
    ofYear("neededPayment", "totalNeededPayment"),
    ofYear("expenseIncentive", "totalExpenseIncentive"),
    ofYear("principalPlusInterest", "totalPrincipalPlusInterest"),
    ofYear("principal", "totalPrincipal"),
    ofYear("interest", "totalInterest"),
  ],
};

const BY_MONTH: TableBlock = {
  kind: "table",
  id: "amortizationMonths",
  heading: "By month",
  intro: "Months in which interest is added to the loan show a negative principal.",
  rows: { kind: "months", years: YEARS },
  figures: { list: "amortization.detail" },
  closing: "End of the schedule",
  columns: [
    period("year", "Year"),
    period("month", "Month"),
    ofMonth("paymentNumber", NARROW),
    ofMonth("paymentDate", NARROW),
    ofMonth("beginningBalance"),
    ofMonth("actualPayment"),
    ofMonth("incentive"),
    ofMonth("principal"),
    ofMonth("interest"),
    ofMonth("endingBalance"),
  ],
};

export const AMORTIZATION: SheetDefinition = {
  name: "Amortization",
  purpose: "Loan repayment by loan year.",
  freezesAt: { table: BY_YEAR.id, columns: 2 },
  blocks: [BY_YEAR],
};

export const AMORTIZATION_BY_MONTH: SheetDefinition = {
  name: "Amortization by Month",
  purpose: "Loan repayment by loan month.",
  freezesAt: { table: BY_MONTH.id, columns: 3 },
  blocks: [BY_MONTH],
};
