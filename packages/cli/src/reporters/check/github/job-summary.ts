import { FILE_STATUSES } from "@epb/workbook/diagnostics";
import { printable } from "../../../format/printable.js";
import type { BatchReporter } from "../batch-reporter.js";
import type { FileReport } from "../file-report.js";
import { countOf, formatCount, STATUS_LABELS } from "../file-words.js";
import type { BatchSummary } from "../summary.js";

/** A summary may take a mebibyte; a table of so many rows is far below it and as long as anyone reads. */
const MOST_FILES = 100;

/** The page that GitHub shows for a job: how the files ended, which need a look, and what was found how often. */
export function jobSummaryReporter(): BatchReporter {
  const rows: string[] = [];
  let withFindings = 0;
  return {
    start: () => "",
    file: (report) => {
      if (report.issues.length === 0) return "";
      withFindings++;
      if (rows.length < MOST_FILES) rows.push(fileRow(report));
      return "";
    },
    end: (summary) => {
      const left = withFindings - rows.length;
      return `${[
        `### epb check: ${countOf(summary.files, "file")}`,
        "",
        statusLine(summary),
        ...(rows.length === 0 ? [] : ["", "| file | | findings |", "|---|---|---|", ...rows]),
        ...(left === 0 ? [] : ["", `And ${countOf(left, "other file")} with findings.`]),
        ...codeTable(summary),
      ].join("\n")}\n`;
    },
  };
}

const statusLine = ({ byStatus }: BatchSummary): string =>
  FILE_STATUSES.filter((status) => byStatus[status] > 0)
    .map((status) => `${formatCount(byStatus[status])} ${STATUS_LABELS[status]}`)
    .join(" · ");

function fileRow({ file, status, issues }: FileReport): string {
  const codes = [...new Set(issues.map(({ code }) => code))].join(", ");
  return `| ${markdownText(file)} | ${STATUS_LABELS[status]} | ${countOf(issues.length, "finding")}: ${codes} |`;
}

function codeTable({ codes }: BatchSummary): readonly string[] {
  if (codes.length === 0) return [];
  return [
    "",
    "| code | severity | findings | files | what |",
    "|---|---|---:|---:|---|",
    ...codes.map(
      ({ code, severity, findings, files, name }) =>
        `| ${code} | ${severity} | ${formatCount(findings)} | ${formatCount(files)} | ${name} |`,
    ),
  ];
}

/** Text from outside, with nothing in it that markdown or HTML would take for its own. */
const markdownText = (text: string): string => printable(text).replace(/[\\`*_{}[\]()#+!|<>&~@-]/g, "\\$&");
