import type { FigureLook, SheetDefinition, TableColumn } from "../manifest.js";

const figure = (key: string, label: string, look: FigureLook, total?: string): TableColumn => ({
  key,
  label,
  ...(look === "dollars" && { unit: "$" }),
  width: look === "dollars" ? 17 : 12,
  content: { kind: "figure", figure: key, look },
  ...(total !== undefined && { totalFigure: `amortization.total.${total}` }),
});

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
        figure("year", "Year", "wholeNumber"),
        figure("neededPayment", "Needed payment", "dollars", "totalNeededPayment"),
        figure("expenseIncentive", "Incentives applied", "dollars", "totalExpenseIncentive"),
        figure("principalPlusInterest", "Principal plus interest", "dollars", "totalPrincipalPlusInterest"),
        figure("principal", "Principal", "dollars", "totalPrincipal"),
        figure("interest", "Interest", "dollars", "totalInterest"),
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
        figure("year", "Year", "wholeNumber"),
        figure("month", "Month", "wholeNumber"),
        figure("paymentNumber", "Payment no.", "wholeNumber"),
        figure("paymentDate", "Payment date", "date"),
        figure("beginningBalance", "Beginning balance", "dollars"),
        figure("actualPayment", "Payment", "dollars"),
        figure("incentive", "Incentive", "dollars"),
        figure("principal", "Principal", "dollars"),
        figure("interest", "Interest", "dollars"),
        figure("endingBalance", "Ending balance", "dollars"),
      ],
    },
  ],
};
