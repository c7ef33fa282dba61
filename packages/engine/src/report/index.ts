// Schedules of a project as tables without formatting: what reports, spreadsheets and other faces show.
export { csvRecord } from "./csv.js";
export { type CashFlowYear, cumulativeCashFlow } from "./cumulative-cash-flow.js";
export { escapeHtml, escapeXml } from "./escape.js";
export { type ReportCell, type ReportColumn, type ReportRow, type ReportTable, tableNote } from "./report-table.js";
export { reportTable, reportTables } from "./report-table-of.js";
export { rowHeaderIndex } from "./row-header.js";
export { savingsTable } from "./savings-table.js";
export { SCHEDULE_IDS, SCHEDULE_TITLES, type ScheduleId, schedule1Of } from "./schedule-id.js";
export { isWithheld, WITHHELD, withWithheldMarks } from "./withheld-cells.js";
export { withoutEmptyColumns } from "./without-empty-columns.js";
