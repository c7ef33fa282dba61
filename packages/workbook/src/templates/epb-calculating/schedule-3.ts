import { EXPENSE_FIELD_LABELS, ExpenseField } from "@epb/engine";
import { figureColumn } from "../calculated-figures.js";
import { DATE, DOLLARS, type InputValue, option, PERCENT, SIGNED_PERCENT, TEXT } from "../input-value.js";
import type { InputField, SheetDefinition, TableColumn } from "../manifest.js";

const financing = (name: string, label: string, value: InputValue, help: string, unit?: string): InputField => ({
  kind: "input",
  path: `financing.${name}`,
  label,
  help,
  value,
  ...(unit !== undefined && { unit }),
});

const ofYear = (member: string, label: string, value: InputValue, help: string, unit = "$"): TableColumn => ({
  key: member,
  label,
  unit,
  help,
  width: 15,
  content: { kind: "input", member, value },
});

const calculated = (name: string): TableColumn =>
  figureColumn(`performancePeriod.items[year].${name}`, { width: 15, total: `performancePeriod.total.${name}` });

const expense = (fieldId: ExpenseField): TableColumn => ({
  key: `expense.${fieldId}`,
  group: "Other expenses",
  label: EXPENSE_FIELD_LABELS[fieldId],
  unit: "$",
  width: 15,
  content: { kind: "entry", list: "otherExpenses", fieldId, value: DOLLARS },
});

const otherExpenseType = (number: 1 | 2): InputField => ({
  kind: "input",
  path: `otherPPExpenseType${number}`,
  label: `Other expense type ${number}, type number`,
  help: "Number of the kind of expense that the column of this name holds.",
  value: { kind: "wholeNumber", minimum: 1, maximum: 999 },
});

export const SCHEDULE_3: SheetDefinition = {
  name: "Schedule 3",
  purpose: "Financing, and the cash flow of the performance period.",
  form: { label: 2, value: 5, valueSpan: 2 },
  pagesTall: 1,
  freezesAt: { columns: 2 },
  blocks: [
    {
      kind: "form",
      heading: "Financing",
      fields: [
        financing("projectAgreementTypeID", "Agreement type", option("agreementTypes"), "The kind of contract."),
        financing(
          "primaryFinancingTypeID",
          "Primary financing",
          option("financingTypes"),
          "Where most of the money comes from.",
        ),
        financing(
          "secondaryFinancingTypeID",
          "Secondary financing",
          option("financingTypes"),
          "Where the rest comes from, if anywhere.",
        ),
        financing("financingIndex", "Financing index", TEXT, "Name of the index, such as 10-year Treasury."),
        financing("indexRate", "Index rate", PERCENT, "Rate of the index.", "a year"),
        financing(
          "addedPremium",
          "Added premium",
          SIGNED_PERCENT,
          "Added to the index rate; both together are the project interest rate.",
          "a year",
        ),
        financing("financingIssueDate", "Financing issue date", DATE, "Day the financing is issued."),
        financing("effectiveThroughDate", "Rate effective through", DATE, "Last day for which the offered rate holds."),
        financing("awardDate", "Award date", DATE, "Day of award. The implementation period starts on it."),
        financing(
          "implementationPeriodMonths",
          "Implementation period",
          { kind: "wholeNumber", minimum: 0, maximum: 120 },
          "Whole months from award to the start of the performance period.",
          "months",
        ),
        financing(
          "loanStartDate",
          "Loan start date",
          DATE,
          "Only where it differs from the start of the performance period.",
        ),
        financing(
          "paymentTimingYear",
          "Payments a year",
          option("paymentFrequencies"),
          "How often debt service is paid.",
        ),
        financing(
          "paymentTimingTypeID",
          "Payment timing",
          option("paymentTimings"),
          "Whether payments fall due at the beginning or the end of their period.",
        ),
      ],
    },
    {
      kind: "form",
      heading: "Capitalization",
      fields: [
        {
          kind: "input",
          path: "capitalization.procureConstrIntr",
          label: "Construction-period interest",
          unit: "$",
          help: "Interest before the performance period begins. It is financed.",
          value: DOLLARS,
        },
        {
          kind: "input",
          path: "capitalization.procureOther",
          label: "Other financing procurement price",
          unit: "$",
          help: "Other costs of procuring the financing. They are financed.",
          value: DOLLARS,
        },
        {
          kind: "input",
          path: "capitalization.bondedAmt",
          label: "Bonded amount",
          unit: "$",
          help: "Amount covered by the payment and performance bonds. It is reported and not financed.",
          value: DOLLARS,
        },
        {
          kind: "figure",
          label: "Total amount financed",
          unit: "$",
          figure: "projectSummary.capitalization.totalAmountFinanced",
          look: "dollars",
        },
        {
          kind: "figure",
          label: "Project interest rate",
          unit: "a year",
          figure: "projectSummary.financing.projectInterestRate",
          look: "percent",
        },
        {
          kind: "figure",
          label: "Loan start date",
          figure: "projectSummary.financing.loanStartDate",
          look: "date",
        },
      ],
    },
    { kind: "form", heading: "Other expenses", fields: [otherExpenseType(1), otherExpenseType(2)] },
    {
      kind: "table",
      id: "performancePeriod",
      heading: "Performance period",
      intro:
        "Enter every year up to 25, zeros included: the term follows from the calculation. Blank years do not count.",
      rows: { kind: "numbered", first: 1, last: 25 },
      items: { kind: "rows", list: "performancePeriod", key: "year" },
      figures: { list: "performancePeriod.items", key: "year" },
      closing: "Total",
      columns: [
        { key: "year", label: "Year", width: 10, content: { kind: "rowNumber", member: "year" } },
        ofYear(
          "measurementVerification",
          "Measurement and verification",
          DOLLARS,
          "Measurement and verification (M&V) of the year.",
        ),
        ...Object.values(ExpenseField).map(expense),
        ofYear("deliveryChargePct", "Delivery charge", PERCENT, "Mark-up on all expenses of the year.", "of expenses"),
        calculated("totalExpenses"),
        {
          ...ofYear(
            "incentivesOtherPayments",
            "Incentives and other payments",
            DOLLARS,
            "Incentives and other payments received in the year. They repay the loan.",
          ),
          totalFigure: "performancePeriod.total.incentivesOtherPayments",
        },
        ofYear(
          "retainedSavings",
          "Retained savings",
          DOLLARS,
          "Guaranteed savings of the year that the customer keeps.",
        ),
        calculated("totalPayments"),
      ],
    },
  ],
};
