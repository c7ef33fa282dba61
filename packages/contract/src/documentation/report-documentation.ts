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
    tables: "The tables of the report.",
    columns: "In their order; each row has a cell for each.",
    "columns.name": "Stable, for programs: `estimatedSavings`.",
    "columns.group": "Neighbouring columns of one group have its name above them.",
    quantity: "What the cells are: text, date, dollars, count, and others.",
    decimals: "How many decimals to show; the cells have the value in full.",
    keyColumns: "How many of the first columns say what a row is about.",
    opening: "What stands before the rows, such as the implementation period.",
    rows: "A list of cells for each row; decimals are texts of digits, null is not known or not entered.",
    totals: "Sums under the rows, null where there is none.",
    closing:
      "Rows that lead from the totals to another figure, such as the total price; the name of a row stands in the last of the key columns.",
    dollarDecimals: "Decimals in which the table prints $.",
    "tables.id": "Stable: 1, 1u, 2a, 2b, 3, 4, 5, loan, and others.",
    "tables.note": "What a reader has to know to read the table.",
    withheldInputs:
      "Inputs that cannot be used, on which the dashes in the cells depend. Absent in a table without such dashes.",
    "getReport.id": "Id of the report; `GET /api/report` lists them.",
    "downloadReport.id": "Id of the report; `GET /api/report` lists them.",
    "ListReportsReply.id": "For the path.",
    "GetReportReply.id": "Id of the report.",
    needsProject: "Whether projectId has to say which project it is about.",
    formats: "How one can have it.",
    isComplete: "False where there are more projects than a report tells of.",
    "getReport.projectId": "The project, for a report about one.",
    "downloadReport.projectId": "The project, for a report about one.",
    "getReport.projectType": "Only projects of one edition: 1 ePB, 2 ePX.",
    "downloadReport.projectType": "Only projects of one edition: 1 ePB, 2 ePX.",
  },
};
