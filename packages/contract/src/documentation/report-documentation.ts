import { GET_REPORT, LIST_REPORTS } from "../calls/report-calls.js";
import { type Documentation, example } from "./call-documentation.js";
import { TABLE } from "./example-values.js";

const REPORT = {
  id: "portfolio-summary",
  title: "Portfolio summary",
  description: "Your projects with status, price, savings, and totals.",
  needsProject: false,
  formats: ["json", "csv", "xlsx"],
} as const;

/** Reports, and tables. */
export const REPORT_DOCUMENTATION: Documentation = {
  examples: [
    example(LIST_REPORTS, { reply: [REPORT] }),
    example(GET_REPORT, { reply: { id: REPORT.id, title: REPORT.title, tables: [TABLE], isComplete: true } }),
  ],
  words: {
    tables: "Tables of the report.",
    columns: "Columns in their order; each row has one cell per column.",
    "columns.name": "Stable name for programs: `estimatedSavings`.",
    "columns.group": "Heading above neighboring columns of one group.",
    quantity: "Kind of the cells: text, date, dollars, count, and others.",
    decimals: "Number of decimals to show; the cells have the full value.",
    keyColumns: "Number of leading columns that identify a row.",
    opening: "Rows before the main rows, such as the implementation period.",
    rows: "Rows, each a list of cells. Decimals are strings; null means not known or not entered.",
    "tables.projectIds": "IDs of the projects of the rows; only in a table of projects.",
    totals: "Sums of the columns; null for a column without a sum.",
    closing:
      "Rows that lead from the totals to another figure, such as the total price. The name of a row is in the last of the key columns.",
    dollarDecimals: "Number of decimals in which the table shows dollars.",
    "tables.id": "Stable ID: 1, 1u, 2a, 2b, 3, 4, 5, loan, and others.",
    "tables.note": "Note that a reader needs to understand the table.",
    withheldInputs:
      "Inputs that cannot be used, on which the dashes in the cells depend. Absent in a table without such dashes.",
    "getReport.id": "ID of the report; `GET /api/report` lists the reports.",
    "downloadReport.id": "ID of the report; `GET /api/report` lists the reports.",
    "ListReportsReply.id": "ID for the path.",
    "GetReportReply.id": "ID of the report.",
    needsProject: "True if the report is about one project, named by projectId.",
    formats: "Available formats.",
    isComplete: "False if there are more projects than the report can include.",
    "getReport.projectId": "ID of the project, for a report about one project.",
    "downloadReport.projectId": "ID of the project, for a report about one project.",
    "getReport.projectType": "Only projects of this edition: 1 ePB, 2 ePX.",
    "downloadReport.projectType": "Only projects of this edition: 1 ePB, 2 ePX.",
  },
};
