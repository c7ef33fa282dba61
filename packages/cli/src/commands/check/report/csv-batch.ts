import { csvRecord } from "@epb/engine/report";
import { formatForCell } from "../../../format/plain-figure.js";
import type { BatchReporter } from "./batch-reporter.js";
import type { FileReport } from "./file-report.js";
import { STATUS_LABELS } from "./file-words.js";
import { figureIn, type HeadlineColumn, headlineColumns } from "./headline-columns.js";

const HEADINGS = [
  "file",
  "status",
  "errors",
  "warnings",
  "waived",
  "known",
  "ignored",
  "project",
  "template",
  "version",
];

/** For spreadsheets: a row for each file, with rounded key figures. */
export function csvBatchReporter(): BatchReporter {
  const columns = headlineColumns();
  return {
    start: () => csvRecord([...HEADINGS, ...columns.map(({ heading }) => heading)]),
    file: (report) => csvRecord(cellsOf(report, columns)),
    end: () => "",
  };
}

function cellsOf(report: FileReport, columns: readonly HeadlineColumn[]): readonly string[] {
  const { file, status, issues, waived = [], known = [], ignored = 0, projectName = "", template } = report;
  const errors = issues.filter(({ severity }) => severity === "error").length;
  const counts = [errors, issues.length - errors, waived.length, known.length, ignored].map(String);
  return [
    file,
    STATUS_LABELS[status],
    ...counts,
    projectName,
    template?.kind ?? "",
    template?.version ?? "",
    ...columns.map((column) => formatForCell(figureIn(report, column), column.definition)),
  ];
}
