import { FILE_STATUSES, SEVERITIES } from "@epb/workbook/diagnostics";
import { element, type Markup } from "../../../../reports/html/markup.js";
import type { FileReport } from "../file-report.js";
import { formatCount, STATUS_LABELS } from "../file-words.js";
import { dataTable, number, text } from "./data-table.js";

/** All files, the most severe first, then by path. */
export function fileTable(reports: readonly FileReport[]): Markup {
  const rows = [...reports].sort(byGravity).map((report) => {
    const { file, status, projectName = "", template, waived = [], known = [] } = report;
    return [
      file,
      element("span", { class: "severity" }, STATUS_LABELS[status]),
      ...SEVERITIES.map((severity) => formatCount(countOf(report, severity))),
      formatCount(waived.length),
      formatCount(known.length),
      projectName,
      template === undefined ? "" : `${template.kind} ${template.version}`,
    ];
  });
  const columns = [
    text("File"),
    text("Status"),
    number("Errors"),
    number("Warnings"),
    number("Waived"),
    number("Known"),
    text("Project"),
    text("Template"),
  ];
  return dataTable("Files by severity, most severe first", columns, rows);
}

const countOf = ({ issues }: FileReport, wanted: string): number =>
  issues.filter(({ severity }) => severity === wanted).length;

function byGravity(left: FileReport, right: FileReport): number {
  const gravity = FILE_STATUSES.indexOf(right.status) - FILE_STATUSES.indexOf(left.status);
  const errors = countOf(right, "error") - countOf(left, "error");
  return gravity || errors || right.issues.length - left.issues.length || (left.file < right.file ? -1 : 1);
}
