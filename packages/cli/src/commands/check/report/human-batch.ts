import { correctableOf, correctableText } from "../../../diagnostics/correctable.js";
import { issueTitle } from "../../../diagnostics/issue-text.js";
import type { Layout } from "../../../format/layout.js";
import { printable } from "../../../format/printable.js";
import { renderTable } from "../../../format/table.js";
import { wrap } from "../../../format/wrap.js";
import type { KnownFinding } from "../../../policy/baseline.js";
import { findingGroupLines } from "../../../reports/finding-lines.js";
import { leftOutText, waivedLines } from "../../../reports/waived-lines.js";
import type { BatchReporter } from "./batch-reporter.js";
import { countOf, filesSentence, formatCount } from "./file-words.js";
import { skippedLines } from "./skipped-words.js";
import { statisticsLines } from "./statistics-lines.js";
import type { BatchSummary } from "./summary.js";

/** For people: findings by file, then totals. Files without findings are only counted. */
export function humanBatchReporter(layout: Layout): BatchReporter {
  const correctable = { files: new Set<string>(), certain: 0, likely: 0 };
  return {
    start: () => "",
    file: ({ issues, waived = [], resolved = [] }) => {
      const { files, certain, likely } = correctableOf(issues);
      for (const file of files) correctable.files.add(file);
      correctable.certain += certain;
      correctable.likely += likely;
      const lines = [
        ...findingGroupLines(issues, layout),
        ...waivedLines(waived, layout),
        ...resolvedLines(resolved, layout),
      ];
      return lines.length === 0 ? "" : `${lines.join("\n")}\n`;
    },
    end: (summary) => {
      const hint = correctableText(correctable);
      const lines = [
        ...codeLines(summary, layout),
        ...statisticsLines(summary, layout),
        ...fileLines(summary, layout),
        ...(hint === undefined ? [] : wrap(printable(hint), layout.columns)),
      ];
      return `${lines.join("\n")}\n`;
    },
  };
}

/** Findings of the baseline that are no longer there. */
function resolvedLines(resolved: readonly KnownFinding[], { paint }: Layout): readonly string[] {
  if (resolved.length === 0) return [];
  const lines = resolved.map(({ file, place, code, count }) => {
    const where = [file, place]
      .filter((part) => part !== "")
      .map(printable)
      .join(" › ");
    return paint("quiet", `${where}  ${code} (resolved${count === 1 ? "" : `, ${formatCount(count)} times`})`);
  });
  return [...lines, ""];
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
        { header: "Cause", align: "left" },
      ],
      rows: codes.map(({ code, name, severity, findings, files }) => [
        code,
        severity,
        formatCount(findings),
        formatCount(files),
        issueTitle({ code, name }),
      ]),
    },
    columns,
    paint,
  );
  return [...table, ""];
}

function fileLines(summary: BatchSummary, { paint }: Layout): readonly string[] {
  const { bySeverity, waived, known, resolved, ignored, removedFiles } = summary;
  const { error, warning } = bySeverity;
  const leftOut = leftOutText({ waived, known, resolved, ignored });
  const findings = [
    ...(error > 0 ? [countOf(error, "error")] : []),
    ...(warning > 0 ? [countOf(warning, "warning")] : []),
  ];
  return [
    paint("heading", filesSentence(summary)),
    ...(findings.length === 0 ? [] : [findings.join(", ")]),
    ...(leftOut === "" ? [] : [leftOut]),
    ...removedFiles.map((file) => `${printable(file)} no longer exists, so its findings in the baseline are resolved.`),
    ...skippedLines(summary.skipped),
  ];
}
