import { csvRecord } from "@epb/engine/report";
import type { Severity } from "@epb/workbook/diagnostics";
import { BYTE_ORDER_MARK } from "../../../format/byte-order-mark.js";
import { formatForCell } from "../../../format/plain-figure.js";
import type { BatchReporter } from "./batch-reporter.js";
import type { FileReport } from "./file-report.js";
import { decisionOf, firstFinding, STATUS_LABELS } from "./file-words.js";
import { figureIn, type HeadlineColumn, headlineColumns } from "./headline-columns.js";

const HEADINGS = [
  "file",
  "decision",
  "status",
  "errors",
  "warnings",
  "waived",
  "known",
  "ignored",
  "project",
  "agency",
  "ESCO",
  "template",
  "version",
  "same content as",
];

/** For spreadsheets: a row for each file, with rounded key figures. */
export function csvBatchReporter(failOn: Severity): BatchReporter {
  const columns = headlineColumns();
  const firstOf = new Map<string, string>();
  return {
    start: () => BYTE_ORDER_MARK + csvRecord([...HEADINGS, ...columns.map(({ heading }) => heading), "first finding"]),
    file: (report) => {
      const { file, sha256 } = report;
      const same = sha256 === undefined ? undefined : firstOf.get(sha256);
      if (sha256 !== undefined && same === undefined) firstOf.set(sha256, file);
      return csvRecord(cellsOf({ ...report, decision: decisionOf(report.status, failOn) }, columns, same));
    },
    end: () => "",
  };
}

/** @param same - An earlier file with the same content. */
function cellsOf(
  report: FileReport & { readonly decision: string },
  columns: readonly HeadlineColumn[],
  same = "",
): readonly string[] {
  const { file, decision, status, issues, waived = [], known = [], ignored = 0, template } = report;
  const { projectName = "", agencyName = "", escoName = "" } = report;
  const errors = issues.filter(({ severity }) => severity === "error").length;
  const counts = [errors, issues.length - errors, waived.length, known.length, ignored].map(String);
  return [
    file,
    decision,
    STATUS_LABELS[status],
    ...counts,
    projectName,
    agencyName,
    escoName,
    template?.kind ?? "",
    template?.version ?? "",
    same,
    ...columns.map((column) => formatForCell(figureIn(report, column), column.definition)),
    firstFinding(issues),
  ];
}
