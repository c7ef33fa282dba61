import { FILE_STATUSES, SEVERITIES } from "@epb/workbook/diagnostics";
import { htmlDocument } from "../../../../reports/html/document.js";
import { waivedList } from "../../../../reports/html/findings.js";
import { element, fragment, type Markup } from "../../../../reports/html/markup.js";
import { CLI_VERSION, ENGINE } from "../../../../versions.js";
import type { BatchReporter } from "../batch-reporter.js";
import type { FileReport } from "../file-report.js";
import { countOf, filesSentence, formatCount, STATUS_LABELS } from "../file-words.js";
import { skippedLines } from "../skipped-words.js";
import type { BatchSummary } from "../summary.js";
import { causesSection } from "./causes.js";
import { chartsSection } from "./charts.js";
import { dataTable, number, text } from "./data-table.js";
import { figuresSection } from "./figures.js";

/**
 * A page for a browser and a printer in a single file without external resources. It keeps all file reports in memory
 * until the end.
 */
export function htmlBatchReporter(configurationFile?: string): BatchReporter {
  const reports: FileReport[] = [];
  return {
    start: () => "",
    file: (report) => {
      reports.push(report);
      return "";
    },
    end: (summary) => {
      const title = `Check of ${countOf(summary.files, "file")}`;
      return htmlDocument(title, element("main", {}, sections(title, summary, reports, configurationFile)));
    },
  };
}

const sections = (
  title: string,
  summary: BatchSummary,
  reports: readonly FileReport[],
  configurationFile: string | undefined,
): readonly Markup[] => [
  element("h1", {}, title),
  element("p", {}, `${filesSentence(summary)}.`),
  totals(summary),
  element("section", {}, element("h2", {}, "Files"), fileTable(reports)),
  chartsSection(summary, reports),
  causesSection(summary, reports),
  waivedSection(reports),
  baselineSection(summary, reports),
  skippedSection(summary),
  figuresSection(reports, summary.statistics),
  madeBy(configurationFile),
];

function totals({ files, bySeverity, waived, known, ignored }: BatchSummary): Markup {
  const cards = [
    ["Files", files],
    ["Errors", bySeverity.error],
    ["Warnings", bySeverity.warning],
    ["Waived findings", waived],
    ["Known findings", known],
    ["Ignored findings", ignored],
  ] as const;
  return element(
    "dl",
    { class: "cards" },
    cards.map(([label, count]) =>
      element("div", { class: "card" }, element("dt", {}, label), element("dd", {}, formatCount(count))),
    ),
  );
}

/** All files, the most severe first, then by path. */
function fileTable(reports: readonly FileReport[]): Markup {
  const rows = [...reports].sort(byGravity).map((report) => {
    const { file, status, projectName = "", template, waived = [], known = [] } = report;
    return [
      file,
      element("span", { class: "severity" }, STATUS_LABELS[status]),
      ...SEVERITIES.map((severity) => formatCount(severityCount(report, severity))),
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

const severityCount = ({ issues }: FileReport, wanted: string): number =>
  issues.filter(({ severity }) => severity === wanted).length;

function byGravity(left: FileReport, right: FileReport): number {
  const gravity = FILE_STATUSES.indexOf(right.status) - FILE_STATUSES.indexOf(left.status);
  const errors = severityCount(right, "error") - severityCount(left, "error");
  return gravity || errors || right.issues.length - left.issues.length || (left.file < right.file ? -1 : 1);
}

function waivedSection(reports: readonly FileReport[]): Markup {
  const list = waivedList(reports.flatMap(({ waived = [] }) => waived));
  return list === undefined ? fragment() : element("section", {}, element("h2", {}, "Waived findings"), list);
}

/** Findings of the baseline that are no longer there. */
function baselineSection({ removedFiles }: BatchSummary, reports: readonly FileReport[]): Markup {
  const resolved = reports.flatMap((report) => report.resolved ?? []);
  if (resolved.length + removedFiles.length === 0) return fragment();
  return element(
    "section",
    {},
    element("h2", {}, "Resolved since the baseline"),
    element(
      "ul",
      {},
      resolved.map(({ file, code, place }) =>
        element("li", {}, [file, place, code].filter((part) => part !== "").join(" · ")),
      ),
      removedFiles.map((file) =>
        element("li", {}, `${file} no longer exists, so its findings in the baseline are resolved.`),
      ),
    ),
  );
}

function skippedSection({ skipped }: BatchSummary): Markup {
  const lines = skippedLines(skipped);
  return lines.length === 0
    ? fragment()
    : element(
        "section",
        {},
        element("h2", {}, "Not checked"),
        element(
          "ul",
          {},
          lines.map((line) => element("li", {}, line)),
        ),
      );
}

const madeBy = (configurationFile: string | undefined): Markup =>
  element(
    "section",
    {},
    element("h2", {}, "About this report"),
    element("p", {}, `Written by epb ${CLI_VERSION} with ${ENGINE.name} ${ENGINE.version}.`),
    configurationFile === undefined ? undefined : element("p", {}, `Configuration: ${configurationFile}.`),
  );
