import { type CallExamples, INSTANT, USER_ID } from "./call-example.js";
import { ISSUE, PROJECT_EXAMPLES } from "./project-examples.js";

const PAYBACK = "projectSummary.financialSummary.simplePayback";
const INTEREST = "projectSummary.financialSummary.totalInterest";

const TABLE = {
  id: "loan",
  title: "Loan by year",
  keyColumns: 1,
  dollarDecimals: 2,
  columns: [
    { name: "year", label: "Year", quantity: "count" },
    { name: "principal", label: "Principal", quantity: "dollars", unit: "$", decimals: 2 },
    { name: "interest", label: "Interest", quantity: "dollars", unit: "$", decimals: 2 },
  ],
  rows: [
    [1, "441266", "151660"],
    [2, "450043", null],
  ],
  totals: [null, "891309", "151660"],
} as const;

const REPORT = {
  id: "portfolio-summary",
  title: "Portfolio summary",
  description: "Your projects with their status, price and savings, and what they come to together.",
  needsProject: false,
  formats: ["json", "csv", "xlsx"],
} as const;

/** What is told of a project, and reports. */
export const REPORT_EXAMPLES: CallExamples = {
  getSchedules: { reply: [TABLE] },
  getIssues: { reply: { revision: 3, items: [ISSUE] } },
  listFigures: { reply: { items: [{ path: INTEREST, label: "Total interest", unit: "$", value: "1268950" }] } },
  explainFigure: {
    reply: {
      figures: [
        {
          path: "costSavings.years[year=3].payment",
          label: "Payment, year 3",
          unit: "$",
          value: "592926",
          spec: "C §9 Performance period and cost savings",
          formula: {
            kind: "sum",
            value: "592926",
            parts: [
              { kind: "figure", path: "costSavings.years[year=3].expenses", value: "0" },
              { kind: "figure", path: "costSavings.years[year=3].debtService", value: "592926" },
            ],
          },
          decidedBy: [],
        },
      ],
      inputs: [],
      text: "Payment, year 3 = 592,926 $\n  = Expenses, year 3 + Debt service, year 3\n",
    },
  },
  getHistory: {
    reply: {
      items: [
        {
          revision: 4,
          at: INSTANT,
          engine: { from: "1.2.0", to: "1.3.0", figures: 1 },
          sections: [],
          isRestorable: true,
        },
        {
          revision: 3,
          at: INSTANT,
          by: { id: USER_ID, name: "Ada Lovelace" },
          sections: ["financing"],
          isRestorable: true,
        },
      ],
    },
  },
  restoreRevision: {
    body: { reason: "The wrong workbook was uploaded.", revision: 4 },
    reply: { ...(PROJECT_EXAMPLES["getProjectState"]?.reply as object), revision: 5 },
  },
  getAttribution: {
    reply: {
      from: 2,
      to: 4,
      engines: [
        {
          revision: 4,
          from: "1.2.0",
          to: "1.3.0",
          figures: 1,
          examples: [{ path: PAYBACK, label: "Simple payback", unit: "years", before: "14.2", after: "14.1" }],
        },
      ],
      changes: [
        {
          path: "financing.indexRate",
          label: "Index rate",
          inputs: [
            { path: "financing.indexRate", label: "Index rate", kind: "changed", before: "0.0425", after: "0.045" },
          ],
        },
      ],
      figures: [
        {
          path: INTEREST,
          label: "Total interest",
          unit: "$",
          kind: "attributed",
          before: "1268950",
          after: "1359204",
          change: "90254",
          parts: [{ changes: ["financing.indexRate"], amount: "90254" }],
        },
      ],
    },
  },
  whatIf: {
    body: {
      changes: [{ path: "financing.indexRate", kind: "add", value: "0.01" }],
      figures: [INTEREST],
      ranges: [{ path: "financing.indexRate", kind: "add", low: "-0.01", high: "0.01" }],
    },
    reply: {
      changes: [{ path: "financing.indexRate", before: "0.0425", after: "0.0525" }],
      figures: [{ path: INTEREST, label: "Total interest", unit: "$", before: "1268950", after: "1650310" }],
      issues: [],
      tornados: [
        {
          path: INTEREST,
          label: "Total interest",
          unit: "$",
          base: "1650310",
          bars: [
            {
              path: "financing.indexRate",
              kind: "add",
              low: "-0.01",
              high: "0.01",
              atLow: { value: "1268950", errors: [] },
              atHigh: { value: "2051870", errors: [] },
              swing: "782920",
            },
          ],
        },
      ],
    },
  },
  listReports: { reply: [REPORT] },
  getReport: { reply: { id: REPORT.id, title: REPORT.title, tables: [TABLE], isComplete: true } },
};
