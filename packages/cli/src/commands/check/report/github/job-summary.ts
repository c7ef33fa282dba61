import { FILE_STATUSES } from "@epb/workbook/diagnostics";
import { issueTitle } from "../../../../diagnostics/issue-text.js";
import { printable } from "../../../../format/printable.js";
import { placeOf } from "../../../../policy/finding-place.js";
import type { WaivedFinding } from "../../../../policy/waiver.js";
import { leftOutText } from "../../../../reports/waived-lines.js";
import type { BatchReporter } from "../batch-reporter.js";
import type { FileReport } from "../file-report.js";
import { countOf, formatCount, STATUS_LABELS } from "../file-words.js";
import { skippedLines } from "../skipped-words.js";
import type { BatchSummary } from "../summary.js";

/** A summary may have one mebibyte; a table of this many rows is far smaller, and long enough for readers. */
const MOST_ROWS = 100;

/**
 * Job summary page of GitHub: results by status, files with problems, number of findings by code, and waived findings
 * with their reasons.
 */
export function jobSummaryReporter(): BatchReporter {
  const failedRows: string[] = [];
  const otherRows: string[] = [];
  const waivedRows: string[] = [];
  let withFindings = 0;
  return {
    start: () => "",
    file: (report) => {
      for (const waived of report.waived ?? []) if (waivedRows.length < MOST_ROWS) waivedRows.push(waivedRow(waived));
      if (report.issues.length === 0) return "";
      withFindings++;
      const rows = report.status === "warnings" ? otherRows : failedRows;
      if (rows.length < MOST_ROWS) rows.push(fileRow(report));
      return "";
    },
    end: (summary) => {
      const rows = [...failedRows, ...otherRows].slice(0, MOST_ROWS);
      const left = withFindings - rows.length;
      return `${[
        `### epb check: ${countOf(summary.files, "file")}`,
        "",
        statusLine(summary),
        ...leftOutLines(summary),
        ...(rows.length === 0 ? [] : ["", "| file | | findings |", "|---|---|---|", ...rows]),
        ...(left === 0 ? [] : ["", `And ${countOf(left, "other file")} with findings.`]),
        ...codeTable(summary),
        ...waivedTable(summary, waivedRows),
        ...skippedLines(summary.skipped).flatMap((line) => ["", markdownText(line)]),
      ].join("\n")}\n`;
    },
  };
}

const statusLine = ({ byStatus }: BatchSummary): string =>
  FILE_STATUSES.filter((status) => byStatus[status] > 0)
    .map((status) => `${formatCount(byStatus[status])} ${STATUS_LABELS[status]}`)
    .join(" · ");

function leftOutLines({ waived, known, resolved, ignored, removedFiles }: BatchSummary): readonly string[] {
  const counts = leftOutText({ waived, known, resolved, ignored });
  const removed = removedFiles.map(
    (file) => `${markdownText(file)} no longer exists, so its findings in the baseline are resolved.`,
  );
  return [...(counts === "" ? [] : [counts]), ...removed].flatMap((line) => ["", line]);
}

function fileRow({ file, status, issues }: FileReport): string {
  const codes = [...new Set(issues.map(({ code }) => code))].join(", ");
  return `| ${markdownText(file)} | ${STATUS_LABELS[status]} | ${countOf(issues.length, "finding")}: ${codes} |`;
}

function codeTable({ codes }: BatchSummary): readonly string[] {
  if (codes.length === 0) return [];
  return [
    "",
    "| code | severity | findings | files | cause |",
    "|---|---|---:|---:|---|",
    ...codes.map(
      ({ code, name, severity, findings, files }) =>
        `| ${code} | ${severity} | ${formatCount(findings)} | ${formatCount(files)} | ${issueTitle({ code, name })} |`,
    ),
  ];
}

function waivedTable({ waived }: BatchSummary, rows: readonly string[]): readonly string[] {
  if (rows.length === 0) return [];
  const left = waived - rows.length;
  return [
    "",
    "#### Waived findings",
    "",
    "| file | place | code | reason | accepted by | until |",
    "|---|---|---|---|---|---|",
    ...rows,
    ...(left === 0 ? [] : ["", `And ${countOf(left, "other waived finding")}.`]),
  ];
}

function waivedRow({ finding, waiver }: WaivedFinding): string {
  const cells = [finding.file, placeOf(finding), finding.code, waiver.reason, waiver.person, waiver.until];
  return `| ${cells.map(markdownText).join(" | ")} |`;
}

/** Escapes foreign text, so that it contains no markup of Markdown or HTML. */
const markdownText = (text: string): string => printable(text).replace(/[\\`*_{}[\]()#+!|<>&~@-]/g, "\\$&");
