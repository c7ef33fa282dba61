import { EXPENSE_FIELD_LABELS, ExpenseField } from "@epb/engine";
import { figureColumn, figureField, repeatedFigureColumn } from "../calculated-figures.js";
import { inputColumn, inputField } from "../input-fields.js";
import { DOLLARS } from "../input-value.js";
import type { FormBlock, InputField, SheetDefinition, TableColumn } from "../manifest.js";

const COLUMN_WIDTH = 14;
/** Sums of all expenses and payments are the widest amounts of the sheet. */
const SUM_WIDTH = 17;

const financing = (name: string, help: string): InputField => inputField(`financing.${name}`, help);

/** Financing terms of the contract; the templates of both editions have these fields. */
export const FINANCING_AGREEMENT: readonly InputField[] = [
  financing("projectAgreementTypeID", "The kind of contract."),
  financing("primaryFinancingTypeID", "Main source of the money."),
  financing("secondaryFinancingTypeID", "Source of the rest, if any."),
];

/** Parts of the project interest rate. */
export const INTEREST_RATE: readonly InputField[] = [
  financing("financingIndex", "Name of the index, such as 10-year Treasury."),
  financing("indexRate", "Rate of the index."),
  financing("addedPremium", "Added to the index rate. The sum is the project interest rate."),
];

export const FINANCING_DATES: readonly InputField[] = [
  financing("financingIssueDate", "Day the financing is issued."),
  financing("effectiveThroughDate", "Last day on which the offered rate is valid."),
  financing("awardDate", "Day of award. The implementation period starts on it."),
];

const LOAN: FormBlock = {
  kind: "form",
  id: "financing",
  heading: "Financing",
  fields: [
    ...FINANCING_AGREEMENT,
    ...INTEREST_RATE,
    ...FINANCING_DATES,
    financing("implementationPeriodMonths", "Whole months from award to the start of the performance period."),
    financing("loanStartDate", "Enter only if it differs from the start of the performance period."),
    financing("paymentTimingYear", "Number of debt service payments a year."),
    financing("paymentTimingTypeID", "Due date of payments: beginning or end of their period."),
  ],
};

const CAPITALIZATION: FormBlock = {
  kind: "form",
  id: "capitalization",
  heading: "Capitalization",
  fields: [
    inputField(
      "capitalization.procureConstrIntr",
      "Interest before the performance period begins. Included in the amount financed.",
    ),
    inputField(
      "capitalization.procureOther",
      "Other costs of procuring the financing. Included in the amount financed.",
    ),
    inputField(
      "capitalization.bondedAmt",
      "Amount covered by the payment and performance bonds. For information only; not financed.",
    ),
    figureField("projectSummary.capitalization.totalAmountFinanced"),
    figureField("projectSummary.financing.projectInterestRate"),
    figureField("projectSummary.financing.loanStartDate"),
  ],
};

const otherExpenseType = (number: 1 | 2): InputField =>
  inputField(
    `otherPPExpenseType${number}`,
    "Your own whole number (1 to 999) for the type of expense in the column of the same name. No figure uses it. You can leave it blank.",
  );

const ofYear = (member: string, help: string, totalFigure?: string): TableColumn =>
  inputColumn(`performancePeriod[].${member}`, help, {
    width: COLUMN_WIDTH,
    ...(totalFigure !== undefined && { totalFigure }),
  });

const calculated = (name: string): TableColumn =>
  figureColumn(`performancePeriod.items[year].${name}`, {
    width: SUM_WIDTH,
    total: `performancePeriod.total.${name}`,
  });

/** The loan in the years of the performance period; total payments are its payments plus the expenses. */
const ofLoan = (figure: string, total: string): TableColumn =>
  repeatedFigureColumn(figure, {
    width: SUM_WIDTH,
    total,
    shownWhen: {
      kind: "rowsUpTo",
      limit: { figure: "performancePeriod.years" },
      note: "Total payments are total expenses and debt service, in the years of the performance period.",
    },
  });

const expense = (fieldId: ExpenseField): TableColumn => ({
  key: `expense.${fieldId}`,
  group: "Other expenses",
  label: EXPENSE_FIELD_LABELS[fieldId],
  unit: "$",
  help: `${EXPENSE_FIELD_LABELS[fieldId]}: cost in the year.`,
  width: COLUMN_WIDTH,
  content: { kind: "entry", list: "otherExpenses", fieldId, value: DOLLARS },
});

export const SCHEDULE_3: SheetDefinition = {
  name: "Schedule 3",
  purpose: "Financing, and the cash flow of the performance period.",
  form: { label: 2, value: 5, valueSpan: 2 },
  freezesAt: { columns: 2 },
  blocks: [
    LOAN,
    CAPITALIZATION,
    {
      kind: "form",
      id: "otherExpenses",
      heading: "Other expenses",
      fields: [otherExpenseType(1), otherExpenseType(2)],
    },
    {
      kind: "table",
      id: "performancePeriod",
      heading: "Performance period",
      intro:
        "Fill in all 25 years, with 0 if there is nothing. The calculation finds the term. Blank years do not count. Totals cover the performance period.",
      rows: { kind: "numbered", first: 1, last: 25 },
      items: { kind: "rows", list: "performancePeriod", key: "year" },
      figures: { list: "performancePeriod.items", key: "year" },
      closing: "Total",
      columns: [
        { key: "year", label: "Year", width: 10, content: { kind: "rowNumber", member: "year" } },
        ofYear("measurementVerification", "Measurement and verification (M&V) of the year."),
        ...Object.values(ExpenseField).map(expense),
        ofYear("deliveryChargePct", "Mark-up on all expenses of the year."),
        calculated("totalExpenses"),
        ofYear(
          "incentivesOtherPayments",
          "Incentives and other payments received in the year. Used to repay the loan.",
          "performancePeriod.total.incentivesOtherPayments",
        ),
        ofYear("retainedSavings", "Guaranteed savings of the year that the customer keeps."),
        calculated("totalPayments"),
        // At the end, so that all other columns keep their position in workbooks of this version.
        ofLoan("amortization.summary[year].principal", "amortization.total.totalPrincipal"),
        ofLoan("amortization.summary[year].interest", "amortization.total.totalInterest"),
        ofLoan("costSavings.years[year].debtService", "costSavings.totalDebtService"),
      ],
    },
  ],
};
