import type { Layout } from "../../format/layout.js";
import { renderTable } from "../../format/table.js";
import { findingGroupLines } from "../shared/finding-lines.js";
import type { BatchReporter } from "./batch-reporter.js";
import { countOf, filesSentence, formatCount } from "./file-words.js";
import type { BatchSummary } from "./summary.js";

/** For people: what was found, file by file, then what it comes to. Files without findings are only counted. */
export function humanBatchReporter(layout: Layout): BatchReporter {
  return {
    start: () => "",
    file: ({ issues }) => (issues.length === 0 ? "" : `${findingGroupLines(issues, layout).join("\n")}\n`),
    end: (summary) => `${[...codeLines(summary, layout), ...fileLines(summary, layout)].join("\n")}\n`,
  };
}

function codeLines({ codes }: BatchSummary, { columns, paint }: Layout): readonly string[] {
  if (codes.length === 0) return [];
  const table = renderTable(
    {
      columns: [
        { header: "Code", align: "left" },
        { header: "Severity", align: "left" },
        { header: "Findings", align: "right" },
        { header: "Files", align: "right" },
        { header: "What", align: "left" },
      ],
      rows: codes.map(({ code, severity, findings, files, name }) => [
        code,
        severity,
        formatCount(findings),
        formatCount(files),
        name,
      ]),
    },
    columns,
    paint,
  );
  return [...table, ""];
}

function fileLines(summary: BatchSummary, { paint }: Layout): readonly string[] {
  const { error, warning } = summary.bySeverity;
  const findings = [
    ...(error > 0 ? [countOf(error, "error")] : []),
    ...(warning > 0 ? [countOf(warning, "warning")] : []),
  ];
  return [paint("heading", filesSentence(summary)), ...(findings.length === 0 ? [] : [findings.join(", ")])];
}
