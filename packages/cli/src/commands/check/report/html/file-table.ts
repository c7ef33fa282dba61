import { figureDefinition } from "@epb/engine";
import { FILE_STATUSES, SEVERITIES, type Severity } from "@epb/workbook/diagnostics";
import { element, fragment, type Markup } from "../../../../reports/html/markup.js";
import type { FileReport } from "../file-report.js";
import { decisionOf, firstFinding, formatCount, STATUS_LABELS } from "../file-words.js";
import type { HeadlineColumn } from "../headline-columns.js";
import { dataTable, number, text } from "./data-table.js";
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
  // Without columns of zeros, the table fits the width of a page.
  const hasWaived = reports.some(({ waived = [] }) => waived.length > 0);
  const hasKnown = reports.some(({ known = [] }) => known.length > 0);
  const rows = [...reports].sort(byGravity).map((report) => {
    const { file, status, template, waived = [], known = [], issues } = report;
    const { projectName = "", agencyName, escoName } = report;
    return [
      withDetails(file, template && `${template.kind} ${template.version}`),
      withDetails(decisionOf(status, failOn), STATUS_LABELS[status]),
      withDetails(projectName, agencyName && `Agency: ${agencyName}`, escoName && `ESCO: ${escoName}`),
      ...SHORT_COLUMNS.map((short) => shownFigure(report, short)),
      ...SEVERITIES.map((severity) => formatCount(severityCount(report, severity))),
      ...(hasWaived ? [formatCount(waived.length)] : []),
      ...(hasKnown ? [formatCount(known.length)] : []),
      firstFinding(issues),
    ];
  });
  const columns = [
    text("File"),
    text("Decision"),
    text("Project"),
    ...SHORT_COLUMNS.map(({ heading }) => number(heading)),
    number("Errors"),
    number("Warnings"),
    ...(hasWaived ? [number("Waived")] : []),
    ...(hasKnown ? [number("Known")] : []),
    text("First finding"),
  ];
  return dataTable("Files by severity, most severe first", columns, rows);
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
