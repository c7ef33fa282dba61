import { figureColumn } from "../calculated-figures.js";
import type { SheetDefinition, TableColumn } from "../manifest.js";

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

export const AMORTIZATION: SheetDefinition = {
  name: "Amortization",
  purpose: "How the loan is repaid, by year and by month of the loan.",
  freezesAt: { columns: 3 },
  blocks: [
    {
      kind: "table",
      id: "amortizationYears",
      heading: "By year",
      rows: { kind: "calculated" },
      figures: { list: "amortization.summary" },
      closing: "Total",
      columns: [
        period("year", "Year"),
        ofYear("neededPayment", "totalNeededPayment"),
        ofYear("expenseIncentive", "totalExpenseIncentive"),
        ofYear("principalPlusInterest", "totalPrincipalPlusInterest"),
        ofYear("principal", "totalPrincipal"),
        ofYear("interest", "totalInterest"),
      ],
    },
    {
      kind: "table",
      id: "amortizationMonths",
      heading: "By month",
      intro: "Months in which interest is added to the loan show a negative principal.",
      rows: { kind: "calculated" },
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
    },
  ],
};
