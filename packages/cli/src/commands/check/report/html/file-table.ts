import { figureDefinition } from "@epb/engine";
import { FILE_STATUSES, SEVERITIES, type Severity } from "@epb/workbook/diagnostics";
import { element, fragment, type Markup } from "../../../../reports/html/markup.js";
import type { FileReport } from "../file-report.js";
import { countOf, decisionOf, firstFinding, formatCount, STATUS_LABELS } from "../file-words.js";
import type { HeadlineColumn } from "../headline-columns.js";
import { dataTable, longText, number, text } from "./data-table.js";
import { shownFigure } from "./figures.js";

const SUMMARY = "projectSummary.financialSummary";

/** The figures by which a reader knows a project; the table of key figures has the others. */
const SHORT_COLUMNS: readonly HeadlineColumn[] = [
  column("Price, $", `${SUMMARY}.totalImplementationPrice`, "express.totalPrice"),
  column("Financed, $", `${SUMMARY}.totalAmountFinanced`),
  column("Rate, %", `${SUMMARY}.projectInterestRate`, "projectSummary.financing.projectInterestRate"),
  column("Term, years", `${SUMMARY}.performancePeriodYears`),
  column("Guaranteed savings, $", `${SUMMARY}.totalGuaranteedCostSavings`, "express.totalGuaranteedCostSavings"),
  column("Payback, years", `${SUMMARY}.simplePayback`, "express.simplePayback"),
];

function column(heading: string, id: string, ...others: readonly string[]): HeadlineColumn {
  return { heading, definition: figureDefinition(id), ids: [id, ...others] };
}

/** All files, the most severe first, then by path. */
export function fileTable(reports: readonly FileReport[], failOn: Severity): Markup {
  const rows = [...reports].sort(byGravity).map((report) => {
    const { file, status, template, issues, projectName = "", agencyName, escoName } = report;
    return [
      withDetails(file, template && `${template.kind} ${template.version}`),
      withDetails(decisionOf(status, failOn), ...countsOf(report)),
      withDetails(projectName, agencyName && `Agency: ${agencyName}`, escoName && `ESCO: ${escoName}`),
      ...SHORT_COLUMNS.map((short) => shownFigure(report, short)),
      firstFinding(issues),
    ];
  });
  const columns = [
    text("File"),
    text("Decision"),
    longText("Project"),
    ...SHORT_COLUMNS.map(({ heading }) => number(heading)),
    longText("First finding"),
  ];
  return dataTable("Files by severity, most severe first", columns, rows);
}

/** `2 errors`, `1 warning`, `3 waived`; the status of a file that was not read to its end. */
function countsOf(report: FileReport): readonly string[] {
  const { status, waived = [], known = [] } = report;
  const counts = SEVERITIES.map((severity) => [severityCount(report, severity), severity] as const);
  return [
    ...(status === "unreadable" || status === "fault" ? [STATUS_LABELS[status]] : []),
    ...counts.filter(([count]) => count > 0).map(([count, severity]) => countOf(count, severity)),
    ...(waived.length > 0 ? [`${formatCount(waived.length)} waived`] : []),
    ...(known.length > 0 ? [`${formatCount(known.length)} known`] : []),
  ];
}

/** A text with smaller lines below it. */
const withDetails = (main: string, ...details: readonly (string | undefined)[]): Markup =>
  fragment(
    main,
    details.filter((detail) => detail !== undefined && detail !== "").map((detail) => element("small", {}, detail)),
  );

const severityCount = ({ issues }: FileReport, wanted: string): number =>
  issues.filter(({ severity }) => severity === wanted).length;

function byGravity(left: FileReport, right: FileReport): number {
  const gravity = FILE_STATUSES.indexOf(right.status) - FILE_STATUSES.indexOf(left.status);
  const errors = severityCount(right, "error") - severityCount(left, "error");
  return gravity || errors || right.issues.length - left.issues.length || (left.file < right.file ? -1 : 1);
}
